import { useNavigate } from "react-router-dom";
import { forget } from "../apollo/client.ts";
import { whileLeaving } from "../apollo/session-link.ts";
import type { Role } from "../generated/graphql.ts";
import { mayLeave, unguarded } from "../ui/forms/use-leave-guard.ts";
import { notify } from "../ui/notices/notify.ts";
import { forgetTexts } from "../ui/saved-text.ts";
import { entryAddress } from "./entry.ts";
import { announceLogOut } from "./log-outs-in-other-tabs.ts";

/**
 * Leaves an area for good: asks about unsaved changes, ends the session with `end`, goes to `/` (or `to`), where it
 * shows `said`, and clears what was seen and typed. In this order, because nothing can be saved without a session. When
 * `end` fails, it stays and throws.
 */
export function useLeave(role: Role, to = "/"): (end: () => Promise<unknown>, said?: string) => Promise<void> {
  const navigate = useNavigate();
  return async (end, said) => {
    if (!(await mayLeave())) return;
    announceLogOut({ role, isLeaving: true });
    const endOrStay = () =>
      end().catch((error: unknown) => {
        announceLogOut({ role, isLeaving: false });
        throw error;
      });
    await whileLeaving(role, () =>
      unguarded(async () => {
        await endOrStay();
        const next = to === "/" ? await entryAddress() : to;
        await navigate(next, { state: { said } });
        // An area has notices; the public pages show it themselves.
        if (said && next !== "/start") notify(said);
        if (role === "SEEKER") forgetTexts();
        await forget(role);
      }),
    );
  };
}
