import { IconAlertTriangle } from "@tabler/icons-react";
import { useConnectionState } from "../../apollo/connection-state.ts";
import classes from "./connection-note.module.css";

const WHAT = {
  "device offline": "Your device is offline.",
  unreachable: "Worklane cannot be reached right now.",
  reconnecting: "Reconnecting.",
} as const;

/** What a lost connection means in each place. */
const THEN = {
  page: {
    away: "This page may be out of date, and changes cannot be saved. You will not lose what you typed.",
    reconnecting: "Updates may be delayed.",
  },
  chat: {
    away: "Messages you send wait here and are sent when you are back online.",
    reconnecting: "New messages may arrive late. Yours are sent as usual.",
  },
} as const;

/**
 * The status line shown while there is a connection problem. A chat has its own, which explains what happens to
 * messages; the page's is hidden then.
 */
export function ConnectionNote({ place }: { place: keyof typeof THEN }) {
  const state = useConnectionState();
  if (state === "reachable") return null;
  const reconnecting = state === "reconnecting";
  return (
    <p className={classes.note} data-place={place} role={reconnecting ? "status" : "alert"}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {WHAT[state]} {THEN[place][reconnecting ? "reconnecting" : "away"]}
      </span>
    </p>
  );
}
