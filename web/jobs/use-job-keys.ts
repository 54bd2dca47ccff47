import type { KeyboardEvent, RefObject } from "react";
import { useShortcuts } from "../ui/keys/shortcuts.ts";
import { focusField } from "../ui/keys/typed-text.ts";
import { detailsButton } from "./search/search-job-row.tsx";

interface JobKeys {
  /** The container of the list and the search field. */
  page: RefObject<HTMLElement | null>;
  openJob: string | null;
  /** Opens a job beside the list; null when it would cover the list: then keys only move to it. */
  open: ((jobId: string) => void) | null;
}

/**
 * Keyboard navigation of the list.
 * @returns the list's handler for arrow keys
 */
export function useJobKeys({ page, openJob, open }: JobKeys): (event: KeyboardEvent) => void {
  const go = (step: 1 | -1) => {
    const rows = [...(page.current?.querySelectorAll<HTMLElement>("[data-job]") ?? [])];
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    const at = focused >= 0 ? focused : rows.findIndex(({ dataset }) => dataset.job === openJob);
    const next = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step];
    const jobId = next?.dataset.job;
    if (!next || !jobId) return;
    detailsButton(jobId)?.focus({ preventScroll: true });
    next.parentElement?.scrollIntoView({ block: "nearest" });
    open?.(jobId);
  };
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    "/": () => void focusField(() => page.current?.querySelector<HTMLInputElement>("input[type=search]")),
  });
  return (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if ((key !== "ArrowDown" && key !== "ArrowUp") || ctrlKey || metaKey || altKey || shiftKey) return;
    if (!(target instanceof Element) || !target.closest("[data-job]")) return;
    event.preventDefault();
    go(key === "ArrowDown" ? 1 : -1);
  };
}
