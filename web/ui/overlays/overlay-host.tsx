import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { MantineTheme } from "../theming/mantine-theme.tsx";
import classes from "./overlay-host.module.css";

export { notifications } from "@mantine/notifications";
export { askInModal } from "./confirm-modal.ts";

let say = () => {};

/** Resolves once the host stands on the page: a question that is asked before is not heard. */
export const hosted = new Promise<void>((resolve) => {
  say = resolve;
});

/** Where confirmations and notifications appear. */
export function OverlayHost() {
  useEffect(say, []);
  return (
    <MantineTheme>
      <ModalsProvider>
        <Notifications
          position="bottom-center"
          containerWidth={400}
          notificationMaxHeight="80dvh"
          className={classes.notices}
          // A screen reader watches what comes into it from the beginning; what comes with a region of its own is not heard by all.
          aria-live="polite"
        />
      </ModalsProvider>
    </MantineTheme>
  );
}
