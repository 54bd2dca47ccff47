import { useEffect } from "react";
import { useMatches, useRouteError } from "react-router-dom";
import { listProblem } from "../apollo/problem.ts";
import { ViewerUnknown } from "../session/guard.ts";
import { BrokenDrawing } from "../ui/drawings/broken-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { Button } from "../ui/plain/button.tsx";

const reload = () => window.location.reload();

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
        action={<Button onClick={reload}>Load the page again</Button>}
      >
        What you did until now is safe. If it keeps happening, check your connection and try again in a minute.
      </EmptyState>
    </div>
  );
}

/** What a page's `handle` may say about it. */
interface PageHandle {
  /** The message when its content does not load (docs/specification.md 8.2). */
  readonly failed?: string;
}

/** The page's own message, when the server answered nothing at all about the person. */
function NothingLoaded({ error }: { error: ViewerUnknown }) {
  const page = useMatches().at(-1)?.handle as PageHandle | undefined;
  return <ErrorState message={listProblem(error.cause, page?.failed)} onRetry={reload} />;
}

/** The same, when the page has no frame around it. */
export function RouteError() {
  const error = useRouteError();
  return <main>{error instanceof ViewerUnknown ? <NothingLoaded error={error} /> : <PageError />}</main>;
}
