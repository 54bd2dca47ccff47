import { useEffect, useRef, useState } from "react";
import { UNDO_SECONDS } from "../../../shared/applications.ts";

/** Something that was done and can be undone for a while. */
export interface Undoable {
  readonly key: number;
  /** What was done, in words. */
  readonly message: string;
  /** Until when, by `performance.now()`. */
  readonly until: number;
  readonly undo: () => void;
}

export interface UndoStack {
  /** The newest that can be undone now. */
  readonly newest: Undoable | undefined;
  /** Offers to undo something; answers what takes the offer back. */
  readonly offer: (message: string, undo: () => void) => () => void;
}

/** What was done lately, the newest first to be undone. */
export function useUndoStack(): UndoStack {
  const [undoable, setUndoable] = useState<readonly Undoable[]>([]);
  const count = useRef(0);
  const drop = (key: number) => setUndoable((all) => all.filter((one) => one.key !== key));

  const oldest = undoable[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drop` does the same between renders
  useEffect(() => {
    if (!oldest) return;
    const timer = setTimeout(() => drop(oldest.key), Math.max(0, oldest.until - performance.now()));
    return () => clearTimeout(timer);
  }, [oldest]);

  const offer = (message: string, undo: () => void) => {
    count.current += 1;
    const key = count.current;
    const undoOnce = () => {
      drop(key);
      undo();
    };
    setUndoable((all) => [...all, { key, message, until: performance.now() + UNDO_SECONDS * 1000, undo: undoOnce }]);
    return () => drop(key);
  };
  return { newest: undoable.at(-1), offer };
}
