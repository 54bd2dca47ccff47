import { listProblem } from "../../apollo/problem.ts";
import { useApplicantsQuery } from "../../generated/applications/applicants/applicants.ts";
import type { Decision } from "../../generated/graphql.ts";
import { withParameter } from "../../ui/forms/use-search-address.ts";
import { CardGrid } from "../../ui/lists/card-grid.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { InfiniteList } from "../../ui/lists/infinite-list.tsx";
import { CardGridSkeleton } from "../../ui/lists/skeletons.tsx";
import { useMore } from "../../ui/lists/use-more.ts";
import { type ApplicantConditions, isNarrowed, withoutConditions } from "../search/conditions.ts";
import { NoApplicants } from "../search/no-applicants.tsx";
import { useDecide } from "../use-decide.ts";
import { ApplicantCard } from "./applicant-card.tsx";
import type { ApplicantOrder } from "./applicant-order.ts";
import classes from "./applicants-page.module.css";

interface ApplicantListProps {
  /** Null: applicants of all jobs. */
  jobId: string | null;
  /** Null: any status. */
  status: Decision | null;
  /** Null: any stage. */
  stageId: string | null;
  conditions: ApplicantConditions;
  /** Whether anyone applied, in any tab. */
  hasApplicants: boolean;
  /** Called when the server has accepted a decision, so that the tab can follow. */
  onDecided: (status: Decision) => void;
  /** Opens an applicant in full; `order`: this list, for next and previous. */
  onOpen: (id: string, order: ApplicantOrder) => void;
}

const FAILED = "Failed to fetch applicants";

/**
 * The applicants of one tab, of one job or all, page by page. Keyed by job and conditions: a failure belongs to one
 * search.
 */
export function ApplicantList({
  jobId,
  status,
  stageId,
  conditions,
  hasApplicants,
  onDecided,
  onOpen,
}: ApplicantListProps) {
  const { data, error, fetchMore, refetch } = useApplicantsQuery({
    variables: { jobId, status, stageId, ...conditions },
    fetchPolicy: "cache-and-network",
    // A refetch puts new applicants in front of the loaded pages instead of truncating the list to its first page.
    refetchWritePolicy: "merge",
  });
  const decide = useDecide(onDecided);
  const list = data?.applicants;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  const applicants = list?.edges.map(({ node }) => node) ?? [];

  const orderOf = ({ edges, pageInfo }: NonNullable<typeof list>): ApplicantOrder => ({
    ids: edges.map(({ node }) => node.id),
    more: pageInfo.hasNextPage
      ? async () => {
          const next = await fetchMore({ variables: { after: pageInfo.endCursor } });
          return next.data ? orderOf(next.data.applicants) : { ids: [], more: null };
        }
      : null,
  });

  if (!list) {
    return error ? (
      <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />
    ) : (
      <CardGridSkeleton label="Loading applicants" />
    );
  }
  if (applicants.length === 0 && !list.pageInfo.hasNextPage) {
    const narrowed = isNarrowed(conditions) || stageId !== null;
    const none = jobId && !hasApplicants ? "No Applicants For this Job" : "No applicants here";
    return (
      <NoApplicants
        title={narrowed ? "Oops! Looks like no jobs match your filters/search. Try adjusting them!" : none}
        isNarrowed={narrowed}
        clear={(search) => withParameter(withoutConditions(search), "stage", null)}
      />
    );
  }
  return (
    <InfiniteList hasMore={list.pageInfo.hasNextPage} more={more} failed={FAILED}>
      <p className={classes.order}>{list.orderDescription}</p>
      <CardGrid label="Applicants">
        {applicants.map((applicant) => (
          <li key={applicant.id}>
            <ApplicantCard
              applicant={applicant}
              showsJob={jobId === null}
              onOpen={() => onOpen(applicant.id, orderOf(list))}
              onDecide={(status) => void decide(applicant, status)}
            />
          </li>
        ))}
      </CardGrid>
    </InfiniteList>
  );
}
