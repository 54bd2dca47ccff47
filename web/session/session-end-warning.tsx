import type { ApolloClient } from "@apollo/client";
import { Button } from "@mantine/core";
import { useState } from "react";
import { NOT_SENT, problemOf } from "../apollo/problem.ts";
import type { Role } from "../generated/graphql.ts";
import { StayLoggedInDocument } from "../generated/session/session-end.ts";
import { exactTime, timeOfDay } from "../ui/dates.ts";
import { closeNotice, notify, notifyFailure, notifyUntilClosed } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import { isPageCovered } from "../ui/overlays/escape.ts";
import { PATHS } from "./roles.ts";
import classes from "./session-end-warning.module.css";

const ID = "session-end";
/** Minimum extension in seconds for which staying is worthwhile. */
const SOON = 5 * 60;

interface Warning {
  client: ApolloClient;
  role: Role;
  /** Seconds until the session ends. */
  seconds: number;
  /** Called when the session has been extended. */
  onStayed: () => void;
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
const TITLE = "You will be logged out soon";
const bodyOf = (seconds: number) =>
  `Your session ends at ${timeOfDay(inSeconds(seconds))}. What you have typed stays here.`;

/** Warns that the session is about to end, and offers to extend it. */
export function show(warning: Warning): void {
  // A modal above the page traps the focus: a notice below it could not be reached.
  if (!isPageCovered()) {
    notifyUntilClosed(ID, <Offer {...warning} />);
    return;
  }
  const question = { title: TITLE, body: bodyOf(warning.seconds), confirm: "Stay logged in", cancel: "Not now" };
  confirm(question).then(
    (stays) => (stays ? stay(warning) : undefined),
    () => {},
  );
}

/** Removes the warning. */
export const close = (): void => closeNotice(ID);

/** @returns whether the session was extended */
async function stay({ client, role, onStayed }: Warning): Promise<boolean> {
  try {
    const { data } = await client.mutate({ mutation: StayLoggedInDocument });
    const seconds = data?.stayLoggedIn?.viewer.sessionSecondsLeft ?? 0;
    if (seconds <= SOON) {
      close();
      notifyUntilClosed(`${ID}-for-good`, <LogInAgain role={role} />);
      return false;
    }
    notify(`You stay logged in until ${exactTime(inSeconds(seconds))}.`);
    onStayed();
    return true;
  } catch (error) {
    notifyFailure(problemOf(error, NOT_SENT).message);
    return false;
  }
}

function Offer(warning: Warning) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await stay(warning);
    setBusy(false);
  };
  return (
    <div className={classes.offer}>
      <p>
        <strong>{TITLE}.</strong> {bodyOf(warning.seconds)}
      </p>
      <Button loading={busy} onClick={() => void press()}>
        Stay logged in
      </Button>
    </div>
  );
}

const LogInAgain = ({ role }: { role: Role }) => (
  <>
    Your session cannot be extended again. To continue,{" "}
    <a href={PATHS[role].login} target="_blank" rel="noreferrer">
      log in in another tab
    </a>
    . What you have typed stays here.
  </>
);
