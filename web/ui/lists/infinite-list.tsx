import { Button, Loader } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { listProblem } from "../../apollo/problem.ts";
import classes from "./infinite-list.module.css";
import type { More } from "./use-more.ts";

interface InfiniteListProps {
  children: ReactNode;
  hasMore: boolean;
  /** Loads the next page: near the end of the list, or by the button; after a failure only by the button. */
  more: More;
  /** The message when a page failed to load. */
  failed?: string;
  /** False to load only by the button, if content below the list would keep moving out of reach. */
  loadsByItself?: boolean;
}

/** An infinite list: loads more automatically near its end, and by a button for those who do not scroll. */
export function InfiniteList({
  children,
  hasMore,
  more: { loading, error, load },
  failed,
  loadsByItself = true,
}: InfiniteListProps) {
  const end = useRef<HTMLDivElement>(null);
  const next = useRef(load);
  useEffect(() => {
    next.current = load;
  }, [load]);

  const waiting = loadsByItself && hasMore && !loading && !error;
  useEffect(() => {
    const mark = end.current;
    if (!mark || !waiting) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && next.current(),
      {
        rootMargin: "600px",
      },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [waiting]);

  return (
    <>
      {children}
      <div ref={end} className={classes.end} aria-live="polite">
        {error ? <p className={classes.error}>{listProblem(error, failed)}</p> : null}
        {loading ? <Loader size="sm" role="img" aria-label="Loading more" /> : null}
        {hasMore && !loading ? (
          <Button variant="default" onClick={load}>
            {error ? "Try again" : "Show more"}
          </Button>
        ) : null}
      </div>
    </>
  );
}
