import { Button, Loader } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import classes from "./infinite-list.module.css";

interface InfiniteListProps {
  children: ReactNode;
  hasMore: boolean;
  loading: boolean;
  /** Loads the next page. Called when the end comes near, and by the button. */
  onMore: () => void;
  /** Set when the last page failed; the button tries again, scrolling does not. */
  error?: string | null;
}

/** A list that goes on: loads by itself near its end, and by a button for those who do not scroll. */
export function InfiniteList({ children, hasMore, loading, onMore, error }: InfiniteListProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  }, [onMore]);

  const waiting = hasMore && !loading && !error;
  useEffect(() => {
    const mark = end.current;
    if (!mark || !waiting) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && more.current(),
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
        {error ? <p className={classes.error}>{error}</p> : null}
        {loading ? <Loader size="sm" role="img" aria-label="Loading more" /> : null}
        {hasMore && !loading ? (
          <Button variant="default" onClick={onMore}>
            {error ? "Try again" : "Show more"}
          </Button>
        ) : null}
      </div>
    </>
  );
}
