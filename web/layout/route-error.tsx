import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useMatches, useRouteError } from "react-router-dom";
import { listProblem } from "../apollo/problem.ts";
import { serverMonitor, useReachability } from "../apollo/server-monitor.ts";
import { ViewerUnknown } from "../session/guard.ts";
import { BrokenDrawing } from "../ui/drawings/broken-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";

const reload = () => window.location.reload();

/** How browsers, and Vite for style sheets, report that code could not be fetched. */
const CODE_NOT_FETCHED = /dynamically imported module|importing a module script|preload css/i;

const isCodeMissing = (error: unknown): boolean => error instanceof Error && CODE_NOT_FETCHED.test(error.message);

/** Shown when a page fails, or its code could not be fetched (a new version, a lost connection). */
export function PageError() {
  const error = useRouteError();
  const reach = useReachability();
  const [isOffline] = useState(() => !navigator.onLine);
  const isAway = isCodeMissing(error) && (isOffline || reach !== "reachable");
  useEffect(() => {
    if (!isAway) console.error(error);
  }, [error, isAway]);
  useEffect(() => {
    if (!isCodeMissing(error)) return;
    serverMonitor.reportFailure();
    // The router does not fetch code again that failed once.
    const stop = serverMonitor.onBack(reload);
    window.addEventListener("online", reload);
    return () => {
      stop();
      window.removeEventListener("online", reload);
    };
  }, [error]);
  return <div role="alert">{isAway ? <NotConnected /> : <Broken />}</div>;
}

const Broken = () => (
  <EmptyState
    drawing={<BrokenDrawing />}
    title="Something broke on our side"
    action={<Button onClick={reload}>Reload the page</Button>}
  >
    Your work so far is safe. If this keeps happening, check your connection and try again in a minute.
  </EmptyState>
);

/** The words of the service worker's page for a device without a connection. */
const NotConnected = () => (
  <EmptyState
    drawing={<BrokenDrawing />}
    title="You are offline"
    isHeading
    action={<Button onClick={reload}>Try again</Button>}
  >
    This page needs an internet connection. It opens as soon as you are back online.
  </EmptyState>
);

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
