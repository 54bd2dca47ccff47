import { type ReactElement, useEffect, useState } from "react";
import { onConfirmationRequired } from "../apollo/reauthentication-link.ts";
import type { Role } from "../generated/graphql.ts";

/** Where people are asked to prove that it is still them; what asks is loaded then. */
export function Confirmations({ role }: { role: Role }) {
  const [dialog, setDialog] = useState<ReactElement | null>(null);
  useEffect(
    () =>
      onConfirmationRequired(role, async (ways) => {
        const { ConfirmPerson } = await import("./confirm-person.tsx");
        const isConfirmed = await new Promise<boolean>((answer) => {
          setDialog(<ConfirmPerson {...ways} onAnswer={answer} />);
        });
        setDialog(null);
        return isConfirmed;
      }),
    [role],
  );
  return dialog;
}
