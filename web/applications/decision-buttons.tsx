import { Button } from "@mantine/core";
import type { ApplicationStatus, Decision } from "../generated/graphql.ts";
import { useCan } from "../session/viewer.ts";

interface DecisionButtonsProps {
  /** The applicant's name, so that each button has a unique label. */
  name: string;
  status: ApplicationStatus;
  onDecide: (status: Decision) => void;
  /** For places where deciding is the main action: the panel, not each card of a list. */
  prominent?: boolean;
}

/** Accept and Reject on Applied; Remove, which returns it to Applied, on Accepted or Rejected (docs/specification.md 4.1). */
export function DecisionButtons({ name, status, onDecide, prominent = false }: DecisionButtonsProps) {
  const mayDecide = useCan("DECIDE");
  if (status === "WITHDRAWN" || !mayDecide) return null;
  if (status !== "APPLIED") {
    return (
      <Button variant="default" onClick={() => onDecide("APPLIED")} aria-label={`Remove decision on ${name}`}>
        Remove
      </Button>
    );
  }
  return (
    <>
      <Button
        variant={prominent ? "filled" : "light"}
        onClick={() => onDecide("ACCEPTED")}
        aria-label={`Accept ${name}`}
      >
        Accept
      </Button>
      <Button variant="outline" color="red" onClick={() => onDecide("REJECTED")} aria-label={`Reject ${name}`}>
        Reject
      </Button>
    </>
  );
}
