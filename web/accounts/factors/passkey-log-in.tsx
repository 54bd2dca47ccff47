import { Button } from "@mantine/core";
import type { Role } from "../../generated/graphql.ts";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { type LoggedIn, usePasskeyLogIn } from "./use-passkey-log-in.ts";

interface PasskeyLogInProps {
  accountRole: Role;
  onLoggedIn: (opened: LoggedIn) => Promise<unknown>;
}

/** Login without a password; the browser also suggests passkeys in the email field. */
export function PasskeyLogIn({ accountRole: role, onLoggedIn }: PasskeyLogInProps) {
  const { press, busy, problem } = usePasskeyLogIn({ role, suggested: true, onLoggedIn });
  return (
    <>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <Button variant="default" loading={busy} onClick={() => void press()} fullWidth>
        Use a passkey instead
      </Button>
    </>
  );
}
