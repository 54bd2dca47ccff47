import { useEffect } from "react";
import { onSessionEnd, publishSessionBack } from "../apollo/session-link.ts";
import type { Role } from "../generated/graphql.ts";
import { hasUnsaved, unguarded } from "../ui/forms/use-leave-guard.ts";
import { onLogInElsewhere } from "./log-ins-in-other-tabs.ts";
import { onLogOutElsewhere } from "./log-outs-in-other-tabs.ts";
import { PATHS } from "./roles.ts";
import { useViewer } from "./viewer.ts";
import { rememberThisPage } from "./wanted-page.ts";

/** Keeps an area in sync with its session, which other tabs can end or replace by another person's. */
export function SessionChanges({ role }: { role: Role }) {
  const { id } = useViewer();
  useEffect(() => {
    let closeNotice = () => {};
    let isLeaving = false;
    // Each subscription reports the end: assigned again, the page on its way would be requested anew.
    let isGone = false;
    const leave = () => {
      if (isGone) return;
      isGone = true;
      if (isLeaving) return window.location.assign("/");
      rememberThisPage();
      window.location.assign(PATHS[role].denied);
    };
    const stops = [
      onSessionEnd(role, () => {
        if (!hasUnsaved()) return leave();
        // Loaded on demand, which is rare.
        import("./logged-out-notice.tsx").then((notice) => {
          closeNotice = notice.close;
          notice.show(role);
        }, leave);
      }),
      onLogOutElsewhere((logOut) => {
        if (logOut.role === role) isLeaving = logOut.isLeaving;
      }),
      onLogInElsewhere((logIn) => {
        if (logIn.role !== role) return;
        if (logIn.accountId === id && !logIn.switchesContext) {
          closeNotice();
          return publishSessionBack(role);
        }
        // From here on every request would be made as another person, or for another company. This page must not
        // continue, so unsaved changes do not hold it back.
        void unguarded(() => new Promise(() => window.location.reload()));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [role, id]);
  return null;
}
