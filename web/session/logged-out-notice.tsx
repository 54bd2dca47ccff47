import type { Role } from "../generated/graphql.ts";
import { closeNotice, notifyUntilClosed } from "../ui/notices/notify.ts";
import { PATHS } from "./roles.ts";

const ID = "logged-out";

/** Explains that typed text is not lost with the session, and how to continue. */
export const show = (role: Role): void =>
  notifyUntilClosed(
    ID,
    <>
      You have been logged out. What you typed is still here:{" "}
      <a href={PATHS[role].login} target="_blank" rel="noreferrer">
        log in in another tab
      </a>
      , then save it.
    </>,
  );

/** Removes the notice, once the person has logged in again. */
export const close = (): void => closeNotice(ID);
