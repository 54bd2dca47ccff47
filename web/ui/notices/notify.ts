import type { NotificationData } from "@mantine/notifications";
import type { ReactNode } from "react";
import { loadOverlays } from "../overlays/overlays.tsx";
import { noticesStay } from "./notices-stay.ts";

const COMMON = { withBorder: true, role: "status", closeButtonProps: { "aria-label": "Close" } };

/** `unsaid`: what to do when the code of notices cannot be loaded. */
function show(notice: NotificationData, unsaid: () => void): void {
  const stays = noticesStay() && { autoClose: false };
  loadOverlays().then(({ notifications }) => void notifications.show({ ...COMMON, ...notice, ...stays }), unsaid);
}

/** Tells the person that something is done, without interrupting. */
export const notify = (message: string): void => show({ message, color: "lane", autoClose: 5000 }, () => {});

/** Tells the person that something did not work, in words that say what to do. Stays longer, and interrupts. */
export const notifyFailure = (message: string): void =>
  // The very server that refused has our way to say so: the browser has one of its own.
  show({ message, color: "no", autoClose: 9000, role: "alert" }, () => window.alert(message));

/** Says, until it is closed, what the person has to do; `id`: a second notice of the same is not shown. */
export const notifyUntilClosed = (id: string, message: ReactNode): void =>
  show({ id, message, color: "no", autoClose: false, role: "alert" }, () => {});

/** Takes such a notice away. */
export const closeNotice = (id: string): void =>
  void loadOverlays().then(
    ({ notifications }) => notifications.hide(id),
    () => {},
  );
