import { useApolloClient, useFragment } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import { ReviewListDocument, ReviewRow_ApplicantFragmentDoc } from "../../generated/applications/review/review.ts";
import type { ApplicantOrder, ReviewRow_ApplicantFragment } from "../../generated/graphql.ts";
import type { ReviewChange, Stage } from "../review/review-change.ts";
import type { ReviewTab } from "../review-address.ts";
import type { ApplicantConditions } from "../search/conditions.ts";

const PAGE_SIZE = 30;

/** A stage, or the outcome of decided applications. */
export interface Column {
  readonly key: string;
  readonly name: string;
  /** Selects its applications. */
  readonly tab: ReviewTab;
  /** The change made to an application that is moved into it. */
  readonly change: ReviewChange;
}

/** The columns of a board: the stages in their order, then the decisions. */
export const columnsOf = (stages: readonly Stage[]): readonly Column[] => [
  ...stages.map((stage) => ({
    ...{ key: stage.id, name: stage.name },
    ...({ tab: { status: "APPLIED", stageId: stage.id }, change: { stage } } as const),
  })),
  ...(["ACCEPTED", "REJECTED"] as const).map((status) => ({
    ...{ key: status, name: status === "ACCEPTED" ? "Accepted" : "Rejected" },
    ...{ tab: { status, stageId: null }, change: { status } },
  })),
];

type Row = ReviewRow_ApplicantFragment;

interface Loaded {
  readonly ids: readonly string[];
  /** The cursor of each column's next page; null at its end. */
  readonly cursors: Readonly<Record<string, string | null>>;
  readonly order: string;
}

export interface Board {
  /** Undefined until the first page of each column is loaded. */
  readonly rowsOf: ((column: Column) => readonly Row[]) | undefined;
  /** Description of the order within each column. */
  readonly order: string;
  readonly failed: boolean;
  readonly hasMore: (column: Column) => boolean;
  readonly loadMore: (column: Column) => void;
  readonly reload: () => void;
}

const byDate = (one: Row, other: Row) => one.appliedAt.localeCompare(other.appliedAt);
/** Sort order within a column; otherwise the server's. */
const COMPARED: Record<ApplicantOrder, (one: Row, other: Row) => number> = {
  NEWEST: (one, other) => byDate(other, one),
  OLDEST: byDate,
  NAME: (one, other) => one.seeker.name.localeCompare(other.seeker.name),
  EXPERIENCE: () => 0,
  DUE: () => 0,
  UNMET_REQUIREMENTS: (one, other) => other.unmetRequirements - one.unmetRequirements || byDate(other, one),
};

/** The applications of a job by column. A move, here or by others, is shown immediately. Keyed by the conditions. */
export function useBoard(jobId: string, columns: readonly Column[], conditions: ApplicantConditions): Board {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Loaded>({ ids: [], cursors: {}, order: "" });
  const [failed, setFailed] = useState(false);

  const load = useCallback(
    async ({ key, tab }: Column, after: string | null) => {
      const variables = { jobId, ...tab, ...conditions, first: PAGE_SIZE, after };
      try {
        const { data } = await client.query({ query: ReviewListDocument, variables, fetchPolicy: "network-only" });
        if (!data) return;
        const { edges, pageInfo, orderDescription } = data.applicants;
        setLoaded(({ ids, cursors }) => ({
          ids: [...new Set([...ids, ...edges.map(({ node }) => node.id)])],
          cursors: { ...cursors, [key]: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null },
          order: orderDescription,
        }));
        setFailed(false);
      } catch {
        setFailed(true);
      }
    },
    [client, jobId, conditions],
  );
  const keys = columns.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of columns is a new array with each response; their keys show whether it changed
  const reload = useCallback(() => {
    for (const column of columns) void load(column, null);
  }, [load, keys]);
  useEffect(reload, [reload]);

  const { data } = useFragment({
    fragment: ReviewRow_ApplicantFragmentDoc,
    fragmentName: "ReviewRow_applicant",
    from: loaded.ids.map((id) => ({ __typename: "Applicant", id })),
  });
  const rows = (data as readonly (Row | null)[])
    .filter((row): row is Row => row?.status !== undefined)
    .toSorted(COMPARED[conditions.order]);
  const columnOf = ({ status, stage }: Row) => (status === "APPLIED" ? (stage?.id ?? columns[0]?.key) : status);
  const isThere = columns.length > 0 && columns.every(({ key }) => key in loaded.cursors);
  return {
    rowsOf: isThere ? ({ key }) => rows.filter((row) => columnOf(row) === key) : undefined,
    order: loaded.order,
    failed,
    hasMore: ({ key }) => Boolean(loaded.cursors[key]),
    loadMore: (column) => void load(column, loaded.cursors[column.key] ?? null),
    reload,
  };
}
