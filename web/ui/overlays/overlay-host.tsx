import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import { useEffect } from "react";
import classes from "./overlay-host.module.css";

export { notifications } from "@mantine/notifications";
export { askInModal } from "./confirm-modal.ts";

let say = () => {};

/** Resolves once the host is mounted; a confirmation requested before that is lost. */
export const hosted = new Promise<void>((resolve) => {
  say = resolve;
});

/** Where confirmations and notifications appear. */
export function OverlayHost() {
  useEffect(say, []);
  return (
    <ModalsProvider>
      <Notifications
        position="bottom-center"
        containerWidth={400}
        notificationMaxHeight="80dvh"
        className={classes.notices}
        // Screen readers observe a live region that exists from the start; not all announce one that is added with
        // its content.
        aria-live="polite"
      />
    </ModalsProvider>
  );
}
