import { useState } from "react";

/** Which of some rows a side panel is about, while that row is there. */
export interface ChosenRow<Row> {
  /** Stays while the panel closes. */
  readonly chosen: Row | undefined;
  readonly opened: boolean;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** The row of some that a side panel shows. */
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
