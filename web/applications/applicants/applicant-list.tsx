import { useApplicantsQuery } from "../../generated/applications/applicants/applicants.ts";
import type { Decision } from "../../generated/graphql.ts";
import { withParameter } from "../../ui/forms/use-search-address.ts";
import { type ListOrder, orderOf } from "../../ui/lists/list-order.ts";
import { LoadedCards } from "../../ui/lists/paged-cards.tsx";
import { type ApplicantConditions, isNarrowed, withoutConditions } from "../search/conditions.ts";
import { NoApplicants } from "../search/no-applicants.tsx";
import { useDecide } from "../use-decide.ts";
import { ApplicantCard } from "./applicant-card.tsx";
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
  onOpen: (id: string, order: ListOrder) => void;
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
  const fetchAfter = async (after: string | null | undefined) =>
    (await fetchMore({ variables: { after } })).data?.applicants;
  const narrowed = isNarrowed(conditions) || stageId !== null;
  const none = jobId && !hasApplicants ? "No Applicants For this Job" : "No applicants here";
  return (
    <LoadedCards
      label="Applicants"
      list={list}
      error={error}
      failed={FAILED}
      onRetry={() => void refetch()}
      fetchAfter={fetchAfter}
      above={<p className={classes.order}>{list?.orderDescription}</p>}
      empty={
        <NoApplicants
          title={narrowed ? "Oops! Looks like no jobs match your filters/search. Try adjusting them!" : none}
          isNarrowed={narrowed}
          clear={(search) => withParameter(withoutConditions(search), "stage", null)}
        />
      }
    >
      {(applicant) => (
        <ApplicantCard
          applicant={applicant}
          showsJob={jobId === null}
          onOpen={() => onOpen(applicant.id, orderOf(list, fetchAfter))}
          onDecide={(status) => void decide(applicant, status)}
        />
      )}
    </LoadedCards>
  );
}
