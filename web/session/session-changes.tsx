import { useEffect } from "react";
import { onSessionEnd, publishSessionBack } from "../apollo/session-link.ts";
import type { Role } from "../generated/graphql.ts";
import { hasUnsaved, unguarded } from "../ui/forms/use-leave-guard.ts";
import { onLogInElsewhere } from "./log-ins-in-other-tabs.ts";
import { PATHS } from "./roles.ts";
import { useViewer } from "./viewer.ts";

/** Keeps an area true to its session, which other tabs can end or give to somebody else. */
export function SessionChanges({ role }: { role: Role }) {
  const { id } = useViewer();
  useEffect(() => {
    let closeNotice = () => {};
    const toDenied = () => window.location.assign(PATHS[role].denied);
    const stops = [
      onSessionEnd(role, () => {
        if (!hasUnsaved()) return toDenied();
        // Loaded when it is needed, which is hardly ever.
        import("./logged-out-notice.tsx").then((notice) => {
          closeNotice = notice.close;
          notice.show(role);
        }, toDenied);
      }),
      onLogInElsewhere((logIn) => {
        if (logIn.role !== role) return;
        if (logIn.accountId === id && !logIn.actsAnew) {
          closeNotice();
          return publishSessionBack(role);
        }
        // From here on every request would act in another person's name, or for another company. This page never goes on, so nothing guards it.
        void unguarded(() => new Promise(() => window.location.reload()));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [role, id]);
  return null;
}
