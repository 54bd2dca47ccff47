import { Button } from "@mantine/core";
import { ButtonLink } from "../../ui/button-link.tsx";
import { TrailDrawing } from "../../ui/drawings/trail-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { Announced } from "../../ui/notices/announce.tsx";
import { type ApplicantConditions, isNarrowed } from "../search/conditions.ts";
import { NoApplicants } from "../search/no-applicants.tsx";

interface ReviewNothingProps {
  /** The address of the list of applicants. */
  applicants: string;
  /** The number of applicants. */
  total: number;
  /** The conditions of the list. */
  conditions: ApplicantConditions;
  onBack: () => void;
}

/** Shown after the last applicant, or when there is none. */
export function ReviewNothing({ applicants, total, conditions, onBack }: ReviewNothingProps) {
  const toApplicants = (
    <ButtonLink to={applicants} variant={total > 0 ? "filled" : "default"}>
      Back to applicants
    </ButtonLink>
  );
  if (total === 0)
    return (
      <NoApplicants
        title={isNarrowed(conditions) ? "No applicants match your search" : "There is no one to review here"}
        isNarrowed={isNarrowed(conditions)}
        action={toApplicants}
        replace
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
