import { modals } from "@mantine/modals";
import { createElement } from "react";
import { PageLink } from "../page-link.tsx";
import type { Question } from "./confirm.ts";
import { ClosedByEscape } from "./escape.ts";
import { QUESTION } from "./layers.ts";

/** Asks in a dialog; true when the person says yes. */
export function askInModal({
  title,
  body,
  link,
  confirm,
  cancel = "Cancel",
  danger = false,
}: Question): Promise<boolean> {
  const opener = document.activeElement;
  return new Promise((resolve) => {
    // Before what was asked about goes away: what takes its place can then have the focus.
    const answer = (isYes: boolean) => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      resolve(isYes);
    };
    const close = () => modals.close(id);
    const beside = link && createElement(PageLink, { to: link.to, onClick: close }, link.label);
    const id = modals.openConfirmModal({
      title,
      children: createElement(ClosedByEscape, { close }, body, beside && " ", beside),
      zIndex: QUESTION,
      closeOnEscape: false,
      // The second press of a double click on what asked falls beside the question.
      closeOnClickOutside: false,
      labels: { confirm, cancel },
      confirmProps: danger ? { color: "no" } : {},
      onConfirm: () => answer(true),
      // However it is closed: by its buttons or Escape.
      onClose: () => answer(false),
      closeButtonProps: { "aria-label": "Close" },
    });
  });
}
