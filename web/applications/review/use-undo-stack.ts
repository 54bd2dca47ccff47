import { useCallback, useEffect, useRef, useState } from "react";
import { UNDO_SECONDS } from "../../../shared/applications.ts";
import { useViewer } from "../../session/viewer.ts";
import { type Changed, readSavedUndo, type SavedUndo, saveUndo } from "./saved-undo.ts";

/** A change that can be undone for a limited time. */
export interface Undoable extends SavedUndo {
  readonly key: number;
  readonly undo: () => void;
}

/** An offer to undo something. */
export interface UndoOffer {
  readonly withdraw: () => void;
  /** Updates the changes with the server's state. */
  readonly correct: (changed: readonly Changed[]) => void;
}

export interface UndoStack {
  /** The latest change that can still be undone. */
  readonly newest: Undoable | undefined;
  /** Offers to undo a change; `changed` is stored for use after a reload. */
  readonly offer: (message: string, undo: () => void, changed: readonly Changed[]) => UndoOffer;
}

/** Recent changes to a job's applications, undone newest first. `undoSaved`: undoes changes made before a reload. */
export function useUndoStack(jobId: string, undoSaved: (changed: readonly Changed[]) => void): UndoStack {
  const name = `worklane-undo:${useViewer().id}:${jobId}`;
  const count = useRef(0);
  const drop = useCallback((key: number) => setUndoable((all) => all.filter((one) => one.key !== key)), []);
  const made = (saved: SavedUndo, undo: () => void): Undoable => {
    count.current += 1;
    const key = count.current;
    const undoOnce = () => {
      drop(key);
      undo();
    };
    return { ...saved, key, undo: undoOnce };
  };
  const [undoable, setUndoable] = useState<readonly Undoable[]>(() =>
    readSavedUndo(name).map((saved) => made(saved, () => undoSaved(saved.changed))),
  );
  useEffect(() => saveUndo(name, undoable), [name, undoable]);

  const oldest = undoable[0];
  useEffect(() => {
    if (!oldest) return;
    const timer = setTimeout(() => drop(oldest.key), Math.max(0, oldest.until - performance.now()));
    return () => clearTimeout(timer);
  }, [oldest, drop]);

  const offer: UndoStack["offer"] = (message, undo, changed) => {
    const offered = made({ message, until: performance.now() + UNDO_SECONDS * 1000, changed }, undo);
    setUndoable((all) => [...all, offered]);
    return {
      withdraw: () => drop(offered.key),
      correct: (stands) =>
        setUndoable((all) => all.map((one) => (one.key === offered.key ? { ...one, changed: stands } : one))),
    };
  };
  return { newest: undoable.at(-1), offer };
}
