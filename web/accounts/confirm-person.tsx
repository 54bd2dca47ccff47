import { Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import { attempt, type ServerProblem } from "../apollo/problem.ts";
import {
  useBeginPasskeyConfirmationMutation,
  useConfirmPasskeyMutation,
  useConfirmPasswordMutation,
} from "../generated/accounts/confirm-person.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { ClosedByEscape } from "../ui/overlays/escape.ts";
import classes from "./account-frame.module.css";
import { passwordRule } from "./account-rules.ts";
import { askForPasskey, passkeyProblem } from "./factors/passkey-device.ts";
import { PasswordField } from "./fields.tsx";
import { useAccountForm } from "./use-account-form.ts";

interface ConfirmPersonProps {
  /** Whether a passkey is accepted too. */
  hasPasskey: boolean;
  /** Called with whether the identity was confirmed. */
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks a person who logged in a while ago to confirm their identity before a sensitive action. */
export function ConfirmPerson({ hasPasskey, onAnswer }: ConfirmPersonProps) {
  const cancel = () => onAnswer(false);
  return (
    <Modal
      opened
      onClose={cancel}
      title="For your security, confirm it's you"
      // `useEscape` knows which other layers are open.
      closeOnEscape={false}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <ClosedByEscape close={cancel} />
      <div className={classes.stack}>
        <p>You logged in a while ago. Please confirm it's you before you continue.</p>
        {hasPasskey ? <ByPasskey onConfirmed={() => onAnswer(true)} /> : null}
        <ByPassword hasPasskey={hasPasskey} onConfirmed={() => onAnswer(true)} onCancel={cancel} />
      </div>
    </Modal>
  );
}

/** Asks for a passkey of the account, which also counts as the session's second factor. */
export function ByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const [begin] = useBeginPasskeyConfirmationMutation({ fetchPolicy: "no-cache" });
  const [confirm] = useConfirmPasskeyMutation({ fetchPolicy: "no-cache" });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ServerProblem | null>(null);

  async function ask() {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await begin();
      if (!data) return;
      const asked = data.beginPasskeyConfirmation;
      const passkey = await askForPasskey(asked);
      await confirm({ variables: { input: { challenge: asked.challenge, passkey } } });
      onConfirmed();
    } catch (error) {
      setProblem(passkeyProblem(error, "Could not confirm with a passkey"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <Button loading={busy} onClick={() => void ask()} data-autofocus>
        Use a passkey
      </Button>
    </>
  );
}

interface ByPasswordProps extends Pick<ConfirmPersonProps, "hasPasskey"> {
  onConfirmed: () => void;
  onCancel: () => void;
}

function ByPassword({ hasPasskey, onConfirmed, onCancel }: ByPasswordProps) {
  const [confirm] = useConfirmPasswordMutation({ fetchPolicy: "no-cache" });
  const { field, submit, busy, problem } = useAccountForm({ password: "" }, { password: passwordRule }, (input) =>
    attempt(async () => {
      await confirm({ variables: { input } });
      onConfirmed();
    }, "Could not confirm with the password"),
  );
  return (
    <form onSubmit={submit} noValidate>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <PasswordField
        label={hasPasskey ? "Or your password" : "Your password"}
        {...(!hasPasskey && { "data-autofocus": true })}
        {...field("password")}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={hasPasskey ? "default" : "filled"} loading={busy}>
          Confirm
        </Button>
      </Group>
    </form>
  );
}
