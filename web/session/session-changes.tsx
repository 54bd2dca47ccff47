import { useEffect } from "react";
import { onSessionEnd } from "../apollo/session-link.ts";
import type { Role } from "../generated/graphql.ts";
import { closeNotice, notifyUntilClosed } from "../ui/notify.ts";
import { hasUnsaved, unguarded } from "../ui/use-leave-guard.ts";
import { onLogInElsewhere } from "./other-tabs.ts";
import { PATHS } from "./roles.ts";
import { useViewer } from "./viewer.ts";

const NOTICE = "logged-out";

/** Keeps an area true to its session, which other tabs can end or give to somebody else. */
export function SessionChanges({ role }: { role: Role }) {
  const viewer = useViewer();
  useEffect(
    () =>
      onLogInElsewhere((logIn) => {
        if (logIn.role !== role) return;
        if (logIn.accountId === viewer.id) return closeNotice(NOTICE);
        // From here on every request would act in the other person's name. This page never goes on, so nothing guards it.
        void unguarded(() => new Promise(() => window.location.reload()));
      }),
    [role, viewer.id],
  );
  useEffect(
    () =>
      onSessionEnd(role, () => {
        if (!hasUnsaved()) return window.location.assign(PATHS[role].denied);
        notifyUntilClosed(
          NOTICE,
          <>
            You have been logged out. What you typed is still here:{" "}
            <a href={PATHS[role].login} target="_blank" rel="noreferrer">
              log in in another tab
            </a>
            , then save it.
          </>,
        );
      }),
    [role],
  );
  return null;
}
