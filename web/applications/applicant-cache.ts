import type { ApolloCache, Reference } from "@apollo/client";
import type { ApplicationStatus } from "../generated/graphql.ts";

/** A change of an application. */
export interface StatusChange {
  applicationId: string;
  status: ApplicationStatus;
  version: number;
  /** Undefined where it is not known. */
  stageId?: string | null | undefined;
}

interface Edge {
  node: Reference;
}

/** Shows the new status wherever the applicant is shown. Answers whether the cache knew the applicant. */
export const showStatus = (cache: ApolloCache, { applicationId, status, version, stageId }: StatusChange): boolean =>
  cache.modify({
    id: cache.identify({ __typename: "Applicant", id: applicationId }) ?? "",
    fields: {
      status: () => status,
      version: () => version,
      stage: (stage, { toReference }) =>
        (stageId && toReference({ __typename: "ApplicationStage", id: stageId })) || stage,
    },
  });

/** The lists of tabs name their status in their field's name. */
const STATUS = /"status":"[A-Z]+"/;

/**
 * Takes the applicant out of the lists of other tabs, and puts them into the list of the new one, in its order, as far as that
 * list is loaded: nobody loses their place in a long list, and an undone decision is back where it was.
 */
export function moveBetweenTabs(
  cache: ApolloCache,
  { applicationId, status }: Pick<StatusChange, "applicationId" | "status">,
): void {
  const here = `"status":"${status}"`;
  const joins = new Map<string, Edge>();
  cache.modify<{ applicants: { edges: readonly Edge[] } }>({
    fields: {
      applicants(list, { readField, storeFieldName }) {
        if (storeFieldName.includes(here) || !("edges" in list)) return list;
        const left = list.edges.find(({ node }) => readField("id", node) === applicationId);
        if (!left) return list;
        joins.set(storeFieldName.replace(STATUS, here), left);
        return { ...list, edges: list.edges.filter((edge) => edge !== left) };
      },
    },
  });
  cache.modify<{ applicants: { edges: readonly Edge[]; pageInfo: { hasNextPage: boolean } } }>({
    fields: {
      applicants(list, { readField, storeFieldName }) {
        const edge = joins.get(storeFieldName);
        if (!edge || !("edges" in list)) return list;
        const appliedAt = (of: Edge) => readField<string>("appliedAt", of.node) ?? "";
        const others = list.edges.filter(({ node }) => readField("id", node) !== applicationId);
        const older = others.findIndex((other) => appliedAt(other) < appliedAt(edge));
        // Behind the last page that is loaded, it comes with its own page.
        if (older < 0 && list.pageInfo.hasNextPage) return list;
        const place = older < 0 ? others.length : older;
        return { ...list, edges: [...others.slice(0, place), edge, ...others.slice(place)] };
      },
    },
  });
}
