import { ButtonLink } from "../ui/button-link.tsx";
import { BrokenDrawing } from "../ui/drawings/broken-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { useTitle } from "../ui/title.ts";

/** Shown for an unknown address. */
export function Component() {
  useTitle("Page not found");
  return (
    <EmptyState
      drawing={<BrokenDrawing />}
      title="Page not found"
      isHeading
      action={<ButtonLink to="/">Go to the home page</ButtonLink>}
    >
      The page you asked for does not exist, or has moved.
    </EmptyState>
  );
}
