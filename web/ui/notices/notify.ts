import type { NotificationData } from "@mantine/notifications";
import type { ReactNode } from "react";
import { problemOf } from "../../apollo/problem.ts";
import { loadOverlays } from "../overlays/overlays.tsx";
import { noticesStay } from "./notices-stay.ts";

const COMMON = { withBorder: true, role: "status", closeButtonProps: { "aria-label": "Close" } };

/** `unsaid`: the fallback when the code of notices cannot be loaded. */
function show(notice: NotificationData, unsaid: () => void): void {
  const stays = noticesStay() && { autoClose: false };
  loadOverlays().then(({ notifications }) => void notifications.show({ ...COMMON, ...notice, ...stays }), unsaid);
}

/** Shows that something is done, without interrupting. */
export const notify = (message: string): void => show({ message, color: "accent", autoClose: 5000 }, () => {});

/** Shows that something failed, in words that say what to do. Stays longer, and interrupts screen readers. */
export const notifyFailure = (message: string): void =>
  // The server that refused may also fail to deliver the code of notices: fall back to the browser's dialog.
  show({ message, color: "red", autoClose: 9000, role: "alert" }, () => window.alert(message));

/** Returns a handler that shows why something failed; `otherwise`: when the server did not say so. */
export const notifyProblem =
  (otherwise?: string) =>
  (error: unknown): void =>
    notifyFailure(problemOf(error, otherwise).message);

/** Shows an instruction until it is closed; a second notice with the same `id` is not shown. */
export const notifyUntilClosed = (id: string, message: ReactNode): void =>
  show({ id, message, color: "red", autoClose: false, role: "alert" }, () => {});

/** Closes such a notice. */
export const closeNotice = (id: string): void =>
  void loadOverlays().then(
    ({ notifications }) => notifications.hide(id),
    () => {},
  );
