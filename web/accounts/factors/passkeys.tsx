import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { MAX_PASSKEY_NAME } from "../../../shared/accounts.ts";
import { unsent } from "../../apollo/problem.ts";
import {
  useBeginAddingPasskeyMutation,
  useFinishAddingPasskeyMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from "../../generated/accounts/factors/factors.ts";
import type { OwnFactorsFragment } from "../../generated/graphql.ts";
import { longDate } from "../../ui/dates.ts";
import { FocusKeeper } from "../../ui/focus/focus-keeper.tsx";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { RenameForm } from "../../ui/forms/rename-form.tsx";
import { confirmChange } from "../../ui/notices/confirm-change.ts";
import { notify } from "../../ui/notices/notify.ts";
import { RelativeDate } from "../../ui/relative-date.tsx";
import sections from "../../ui/sections.module.css";
import { passkeyNameRule } from "../account-rules.ts";
import { forgetSecurityActivity } from "../forget-security-activity.ts";
import { useAccountForm } from "../use-account-form.ts";
import classes from "./factors.module.css";
import { makePasskey, NEEDS_DOMAIN_NAME, passkeyProblem, siteHasDomainName } from "./passkey-device.ts";

type Passkey = OwnFactorsFragment["passkeys"][number];

const THEN = { refetchQueries: ["LogInFactors"], awaitRefetchQueries: true };
const ADDED_OR_REMOVED = { ...THEN, update: forgetSecurityActivity };

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** A sentence about further consequences of removing one; empty: none beyond the usual. */
  follows: string;
  /** Called with the recovery codes issued with the first factor. */
  onCodes: (codes: readonly string[] | null | undefined) => void;
}

/** The passkeys of the account, and a form to add one. */
export function Passkeys({ passkeys, follows, onCodes }: PasskeysProps) {
  return (
    <section className={sections.section} aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p>
        Log in with your fingerprint, face or screen lock instead of your password. Once you have a passkey, your
        password alone no longer logs you in.
      </p>
      <FocusKeeper stops="li, form" className={sections.list}>
        {passkeys.length > 0 ? (
          <ul className={sections.rows} aria-labelledby="passkeys">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} follows={follows} />
            ))}
          </ul>
        ) : null}
        {siteHasDomainName() ? (
          <NewPasskey key={passkeys.length} suggestion={`Passkey ${passkeys.length + 1}`} onCodes={onCodes} />
        ) : (
          <p>{NEEDS_DOMAIN_NAME}</p>
        )}
      </FocusKeeper>
    </section>
  );
}

function NewPasskey({ suggestion, onCodes }: { suggestion: string } & Pick<PasskeysProps, "onCodes">) {
  const [begin] = useBeginAddingPasskeyMutation({ fetchPolicy: "no-cache" });
  const [finish] = useFinishAddingPasskeyMutation({ fetchPolicy: "no-cache", ...ADDED_OR_REMOVED });
  const { field, submit, busy, problem } = useAccountForm(
    { name: suggestion },
    { name: passkeyNameRule },
    async ({ name }) => {
      try {
        const { data } = await begin();
        if (!data) return null;
        const asked = data.beginAddingPasskey;
        const response = await makePasskey(asked);
        const { data: added } = await finish({ variables: { input: { challenge: asked.challenge, name, response } } });
        notify(`${name} added.`);
        onCodes(added?.finishAddingPasskey.recoveryCodes);
        return null;
      } catch (error) {
        return passkeyProblem(error, unsent("Could not add a passkey"));
      }
    },
  );
  return (
    <form onSubmit={submit} className={sections.form} noValidate aria-label="New passkey">
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <div className={sections.field}>
        <TextInput
          label="Name of the new passkey"
          description="For example, the device's name"
          maxLength={MAX_PASSKEY_NAME}
          {...field("name")}
        />
      </div>
      <Button type="submit" loading={busy}>
        Add passkey
      </Button>
    </form>
  );
}

function PasskeyRow({
  passkey: { id, name, isBackedUp, createdAt, lastUsedAt },
  follows,
}: {
  passkey: Passkey;
  follows: string;
}) {
  const [renames, setRenames] = useState(false);
  const [rename] = useRenamePasskeyMutation({ fetchPolicy: "no-cache", ...THEN });
  const [remove] = useRemovePasskeyMutation({ fetchPolicy: "no-cache", ...ADDED_OR_REMOVED });

  async function ask() {
    await confirmChange(
      {
        title: `Remove ${name}?`,
        body: `You will no longer be able to log in with it. Delete it from your device, too. ${follows}`.trim(),
        confirm: "Remove",
        danger: true,
      },
      () => remove({ variables: { input: { passkeyId: id } } }),
      `${name} removed.`,
      "Could not remove the passkey",
    );
  }

  return (
    <li className={sections.row}>
      {renames ? (
        <RenameForm
          label="Name of the passkey"
          name={name}
          maxLength={MAX_PASSKEY_NAME}
          rename={(newName) => rename({ variables: { input: { passkeyId: id, name: newName } } })}
          onClose={() => setRenames(false)}
        />
      ) : (
        <>
          <div>
            <strong>{name}</strong>
            <p>
              {lastUsedAt ? <RelativeDate prefix="Last used" date={lastUsedAt} /> : "Not used yet"}
              {`, added on ${longDate(createdAt)}${isBackedUp ? ", on all your devices" : ""}`}
            </p>
          </div>
          <div className={classes.actions}>
            <Button variant="default" data-renames onClick={() => setRenames(true)} aria-label={`Rename ${name}`}>
              Rename
            </Button>
            <Button variant="default" onClick={() => void ask()} aria-label={`Remove ${name}`}>
              Remove
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
