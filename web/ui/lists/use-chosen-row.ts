import { useState } from "react";

/** The row that a side panel shows, while that row exists. */
export interface ChosenRow<Row> {
  /** Remains set while the panel closes. */
  readonly chosen: Row | undefined;
  readonly opened: boolean;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** Tracks which of the rows a side panel shows. */
export function useChosenRow<Row extends { readonly id: string }>(rows: readonly Row[]): ChosenRow<Row> {
  const [id, setId] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const chosen = rows.find((row) => row.id === id);
  return {
    chosen,
    opened: isOpen && chosen !== undefined,
    open(wanted) {
      setId(wanted);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
