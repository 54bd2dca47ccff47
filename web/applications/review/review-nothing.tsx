import { Button } from "@mantine/core";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PeopleDrawing } from "../../ui/drawings/people-drawing.tsx";
import { TrailDrawing } from "../../ui/drawings/trail-drawing.tsx";
import { useSearchAddress } from "../../ui/forms/use-search-address.ts";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { Announced } from "../../ui/notices/announce.tsx";
import { applicantsAddress } from "../review-address.ts";
import { type ApplicantConditions, isNarrowed, withoutConditions } from "../search/conditions.ts";

interface ReviewNothingProps {
  jobId: string;
  /** The number of applicants. */
  total: number;
  /** The conditions of the list. */
  conditions: ApplicantConditions;
  onBack: () => void;
}

const REPLACE = { replace: true };

/** Shown after the last applicant, or when there is none. */
export function ReviewNothing({ jobId, total, conditions, onBack }: ReviewNothingProps) {
  const [, changeSearch] = useSearchAddress();
  const toApplicants = (
    <ButtonLink to={applicantsAddress(jobId)} variant={total > 0 ? "filled" : "default"}>
      Back to applicants
    </ButtonLink>
  );
  if (total === 0)
    return (
      <EmptyState
        drawing={<PeopleDrawing />}
        title={
          <Announced>
            {isNarrowed(conditions) ? "No applicants match your search" : "There is no one to review here"}
          </Announced>
        }
        action={
          isNarrowed(conditions) ? (
            <Button variant="default" onClick={() => changeSearch((before) => withoutConditions(before), REPLACE)}>
              Show all
            </Button>
          ) : (
            toApplicants
          )
        }
      />
    );
  return (
    <EmptyState
      drawing={<TrailDrawing />}
      title={<Announced>That is everyone in this list</Announced>}
      action={
        <>
          {toApplicants}
          <Button variant="default" onClick={onBack}>
            Back to the last one
          </Button>
        </>
      }
    />
  );
}
