import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { BrokenDrawing } from "../drawings/broken-drawing.tsx";
import { EmptyState } from "./empty-state.tsx";

interface ErrorStateProps {
  /** What happened; docs/specification.md 8 has the texts. */
  message: string;
  onRetry?: (() => void) | undefined;
  /** Link to an alternative, if retrying will not help. */
  elsewhere?: ReactNode;
}

/** Shown when something could not be loaded: what happened, and a retry button. Announced to screen readers. */
export function ErrorState({ message, onRetry, elsewhere }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        drawing={<BrokenDrawing />}
        title={message}
        action={
          elsewhere ? (
            elsewhere
          ) : onRetry ? (
            <Button variant="default" onClick={onRetry}>
              Try again
            </Button>
          ) : null
        }
      />
    </div>
  );
}
