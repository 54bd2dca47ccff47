import { loadOverlays } from "./overlays.tsx";

const closeButtonProps = { "aria-label": "Close" };

/** Tells the person that something is done. */
export function tell(message: string): void {
  const notice = { message, color: "lane", withBorder: true, autoClose: 5000, closeButtonProps };
  loadOverlays().then(
    ({ notifications }) => notifications.show(notice),
    () => {},
  );
}

/** Tells the person that something did not work, in words that say what to do. Stays longer, and interrupts. */
export function tellFailure(message: string): void {
  const notice = { message, color: "no", withBorder: true, autoClose: 9000, role: "alert", closeButtonProps };
  loadOverlays().then(
    ({ notifications }) => notifications.show(notice),
    // The very server that refused has our way to say so: the browser has one of its own.
    () => window.alert(message),
  );
}
