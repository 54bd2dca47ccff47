import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

interface Place {
  /** Numbers of the first and the last message shown. */
  first: number;
  last: number;
  /** The number of pending messages. */
  pending: number;
  /** Called near the top. */
  onTop: () => void;
  /** Called when the newest message is visible to the person. */
  onRead: () => void;
}

/** Distance in pixels that counts as being at an edge. */
const NEAR = 80;

/**
 * Keeps a list of messages at its end while the reader is there, and in place while older ones are prepended; visible
 * messages count as read.
 */
export function useScrollAndRead({ first, last, pending, onTop, onRead }: Place) {
  const scroller = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const before = useRef({ first, height: 0, pending });
  const [readTo, setReadTo] = useState(last);
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  }, [onRead]);

  const markReadIfVisible = useCallback(() => {
    if (!atEnd.current || document.visibilityState !== "visible") return;
    setReadTo(last);
    read.current();
  }, [last]);

  const toEnd = useCallback(() => {
    atEnd.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
    markReadIfVisible();
  }, [markReadIfVisible]);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const was = before.current;
    if (pending > was.pending) atEnd.current = true;
    if (atEnd.current) box.scrollTop = box.scrollHeight;
    else if (first < was.first) box.scrollTop += box.scrollHeight - was.height;
    before.current = { first, height: box.scrollHeight, pending };
  });

  useEffect(() => {
    markReadIfVisible();
    document.addEventListener("visibilitychange", markReadIfVisible);
    return () => document.removeEventListener("visibilitychange", markReadIfVisible);
  }, [markReadIfVisible]);

  // Photos, fonts and a phone's on-screen keyboard change heights without a render.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);

  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (atEnd.current) markReadIfVisible();
    if (box.scrollTop < NEAR && box.scrollHeight > box.clientHeight) onTop();
  };
  return { scroller, onScroll, toEnd, hasNew: last > readTo };
}
