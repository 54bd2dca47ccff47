import { type ReactElement, useEffect, useRef, useState } from "react";
import { onConfirmationRequired } from "../apollo/reauthentication-link.ts";
import type { Role } from "../generated/graphql.ts";
import { type FocusTrail, followFocus } from "../ui/focus/focus-trail.ts";

/**
 * Host of the dialog that asks people to confirm their identity; its code is loaded on demand. They continue where they
 * were.
 */
export function Confirmations({ role }: { role: Role }) {
  const [dialog, setDialog] = useState<ReactElement | null>(null);
  const trail = useRef<FocusTrail>(null);
  const hasAnswer = useRef(false);
  useEffect(() => {
    const followed = followFocus();
    trail.current = followed;
    return followed.stop;
  }, []);
  useEffect(
    () =>
      onConfirmationRequired(role, async (ways) => {
        const { ConfirmPerson } = await import("./confirm-person.tsx");
        const isConfirmed = await new Promise<boolean>((answer) => {
          setDialog(<ConfirmPerson {...ways} onAnswer={answer} />);
        });
        hasAnswer.current = true;
        setDialog(null);
        return isConfirmed;
      }),
    [role],
  );
  useEffect(() => {
    if (dialog || !hasAnswer.current) return;
    hasAnswer.current = false;
    trail.current?.goBack();
  }, [dialog]);
  return dialog;
}
