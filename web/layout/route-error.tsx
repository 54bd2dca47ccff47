import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { BrokenDrawing } from "../ui/drawings/broken-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { Button } from "../ui/plain/button.tsx";

/** Shown when a page fails, or its code could not be fetched (a new version, a lost connection). */
export function PageError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div role="alert">
      <EmptyState
        drawing={<BrokenDrawing />}
        title="Something broke on our side"
        action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
      >
        What you did until now is safe. If it keeps happening, check your connection and try again in a minute.
      </EmptyState>
    </div>
  );
}

/** The same, when the page has no frame around it. */
export const RouteError = () => (
  <main>
    <PageError />
  </main>
);
