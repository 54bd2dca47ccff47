import { ButtonLink } from "../ui/button-link.tsx";
import { BrokenDrawing } from "../ui/drawings/broken-drawing.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { useTitle } from "../ui/title.ts";

/** An address that leads nowhere. */
export function Component() {
  useTitle("Page not found");
  return (
    <EmptyState
      drawing={<BrokenDrawing />}
      title={<h1 style={{ font: "inherit", margin: 0 }}>This lane ends here</h1>}
      action={<ButtonLink to="/">Go to the start</ButtonLink>}
    >
      The page you asked for does not exist, or has moved.
    </EmptyState>
  );
}
