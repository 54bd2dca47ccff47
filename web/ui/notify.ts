import { notifications } from "@mantine/notifications";

const closeButtonProps = { "aria-label": "Close" };

/** Tells the person that something is done. */
export const tell = (message: string): void => {
  notifications.show({ message, color: "lane", withBorder: true, autoClose: 5000, closeButtonProps });
};

/** Tells the person that something did not work, in words that say what to do. Stays longer, and interrupts. */
export const tellFailure = (message: string): void => {
  notifications.show({ message, color: "no", withBorder: true, autoClose: 9000, role: "alert", closeButtonProps });
};
