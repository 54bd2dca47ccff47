import { useNavigate } from "react-router-dom";
import { forget } from "../apollo/client.ts";
import { whileLeaving } from "../apollo/session-link.ts";
import type { Role } from "../generated/graphql.ts";
import { mayLeave, unguarded } from "../ui/forms/use-leave-guard.ts";
import { forgetTexts } from "../ui/saved-text.ts";

/**
 * Leaves an area for good: asks about unsaved changes, ends the session with `end`, goes to `/` (or `to`) and clears
 * what was seen and typed. In this order, because nothing can be saved without a session. When `end` fails, it stays
 * and throws.
 */
export function useLeave(role: Role, to = "/"): (end: () => Promise<unknown>) => Promise<void> {
  const navigate = useNavigate();
  return async (end) => {
    if (!(await mayLeave())) return;
    await whileLeaving(role, () =>
      unguarded(async () => {
        await end();
        await navigate(to);
        if (role === "SEEKER") forgetTexts();
        await forget(role);
      }),
    );
  };
}
