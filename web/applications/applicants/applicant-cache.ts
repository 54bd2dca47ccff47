import type { ApolloCache, Reference } from "@apollo/client";
import { noteChanged } from "../../apollo/stale-answers.ts";
import type { ApplicationStatus } from "../../generated/graphql.ts";

/** A change of an application. */
export interface StatusChange {
  applicationId: string;
  status: ApplicationStatus;
  version: number;
  /** Undefined when it is not known. */
  stageId?: string | null | undefined;
}

interface Edge {
  node: Reference;
}

/**
 * Writes a change wherever the applicant is shown. Returns false when the cache has a newer version, which is retained.
 */
export function showStatus(cache: ApolloCache, { applicationId, status, version, stageId }: StatusChange): boolean {
  let isNewest = true;
  cache.modify({
    id: cache.identify({ __typename: "Applicant", id: applicationId }) ?? "",
    fields: {
      version(known: number) {
        isNewest = version >= known;
        return Math.max(version, known);
      },
    },
  });
  if (isNewest) setCurrent(cache, applicationId, status, stageId);
  return isNewest;
}

/** Shows a change optimistically, until the returned function is called. */
export function showOptimistic(
  cache: ApolloCache,
  { applicationId, status, stageId }: Omit<StatusChange, "version">,
): () => void {
  layers += 1;
  const layer = `application ${layers}`;
  cache.batch({ optimistic: layer, update: (shown) => setCurrent(shown, applicationId, status, stageId) });
  return () => cache.removeOptimistic(layer);
}
let layers = 0;

const setCurrent = (
  cache: ApolloCache,
  applicationId: string,
  status: ApplicationStatus,
  stageId: StatusChange["stageId"],
): boolean =>
  cache.modify({
    id: cache.identify({ __typename: "Applicant", id: applicationId }) ?? "",
    fields: {
      status: () => status,
      stage: (stage, { toReference }) =>
        (stageId && toReference({ __typename: "ApplicationStage", id: stageId })) || stage,
    },
  });

/** The store field names of the tabs' lists contain their status. */
const STATUS = /"status":"[A-Z]+"/;
const ORDER = /"order":"([A-Z]+)"/;

/**
 * Removes the applicant from the lists of other tabs and inserts them into the list of the new one, in its order, as
 * far as that list is loaded: scroll positions are preserved, and an undone decision returns to its old place.
 */
export function moveBetweenTabs(
  cache: ApolloCache,
  { applicationId, status }: Pick<StatusChange, "applicationId" | "status">,
): void {
  noteChanged("applicants");
  const here = `"status":"${status}"`;
  const joins = new Map<string, Edge>();
  cache.modify<{ applicants: { edges: readonly Edge[] } }>({
    fields: {
      applicants(list, { readField, storeFieldName }) {
        // A list with every status retains them.
        if (!STATUS.test(storeFieldName) || storeFieldName.includes(here) || !("edges" in list)) return list;
        const left = list.edges.find(({ node }) => readField("id", node) === applicationId);
        if (!left) return list;
        joins.set(storeFieldName.replace(STATUS, here), left);
        return { ...list, edges: list.edges.filter((edge) => edge !== left) };
      },
    },
  });
  cache.modify<{ applicants: { edges: readonly Edge[]; pageInfo: { hasNextPage: boolean } } }>({
    fields: {
      applicants(list, { readField, storeFieldName, DELETE }) {
        const edge = joins.get(storeFieldName);
        if (!edge || !("edges" in list)) return list;
        const [, order = "NEWEST"] = ORDER.exec(storeFieldName) ?? [];
        // For other orders only the server knows the place: that list is refetched.
        if (order !== "NEWEST" && order !== "OLDEST") return DELETE;
        const appliedAt = (of: Edge) => readField<string>("appliedAt", of.node) ?? "";
        const others = list.edges.filter(({ node }) => readField("id", node) !== applicationId);
        const next = others.findIndex((other) =>
          order === "NEWEST" ? appliedAt(other) < appliedAt(edge) : appliedAt(other) > appliedAt(edge),
        );
        // Beyond the last loaded page: it arrives with its own page.
        if (next < 0 && list.pageInfo.hasNextPage) return list;
        const place = next < 0 ? others.length : next;
        return { ...list, edges: [...others.slice(0, place), edge, ...others.slice(place)] };
      },
    },
  });
}
