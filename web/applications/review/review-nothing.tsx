import { Button } from "@mantine/core";
import { Announced } from "../../ui/announce.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PeopleDrawing } from "../../ui/drawings/people-drawing.tsx";
import { TrailDrawing } from "../../ui/drawings/trail-drawing.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { applicantsAddress } from "./review-address.ts";

interface ReviewNothingProps {
  jobId: string;
  /** How many there were. */
  total: number;
  onBack: () => void;
}

/** Past the last applicant, or where there is none. */
export function ReviewNothing({ jobId, total, onBack }: ReviewNothingProps) {
  const toApplicants = (
    <ButtonLink to={applicantsAddress(jobId)} variant={total > 0 ? "filled" : "default"}>
      Back to applicants
    </ButtonLink>
  );
  if (total === 0)
    return (
      <EmptyState
        drawing={<PeopleDrawing />}
        title={<Announced>There is nobody to review here</Announced>}
        action={toApplicants}
      />
    );
  return (
    <EmptyState
      drawing={<TrailDrawing />}
      title={<Announced>That was everybody in this list</Announced>}
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
