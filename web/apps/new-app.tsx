import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { type Scope, scopesOf } from "../../shared/scopes.ts";
import { useAccountForm } from "../accounts/use-account-form.ts";
import { attempt, unsent } from "../apollo/problem.ts";
import { useCreateAppMutation } from "../generated/apps/apps.ts";
import { useViewer } from "../session/viewer.ts";
import { ChoiceField } from "../ui/forms/choice-field.tsx";
import { FormMessage } from "../ui/forms/form-message.tsx";
import sections from "../ui/sections.module.css";
import classes from "./apps.module.css";
import { EXPIRIES } from "./expiries.ts";
import type { ShownKey } from "./new-key.tsx";

/** Creates an app with its scopes and its first key. */
export function NewApp({ onKey }: { onKey: (key: ShownKey) => void }) {
  const [made, setMade] = useState(0);
  return (
    <section className={sections.section} aria-labelledby="new-app">
      <h2 id="new-app">New app</h2>
      <p>
        Give the app only the permissions it needs. Anyone with its key can act on your behalf, within these
        permissions.
      </p>
      <AppForm
        key={made}
        onKey={(key) => {
          setMade(made + 1);
          onKey(key);
        }}
      />
    </section>
  );
}

function AppForm({ onKey }: { onKey: (key: ShownKey) => void }) {
  const { role } = useViewer();
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [noScope, setNoScope] = useState(false);
  const [days, setDays] = useState("90");
  const [create] = useCreateAppMutation({ refetchQueries: ["Apps"], awaitRefetchQueries: true });
  const nameRule = (name: string) => (name.trim() ? null : "Enter a name for the app.");
  const { field, submit, busy, problem } = useAccountForm({ name: "" }, { name: nameRule }, async ({ name }) => {
    setNoScope(scopes.length === 0);
    if (scopes.length === 0) return null;
    return attempt(async () => {
      const input = { name, scopes: [...scopes], expiresInDays: Number(days) };
      const { data } = await create({ variables: { input } });
      if (data) onKey({ appName: data.createApp.app.name, key: data.createApp.key });
    }, unsent("Could not create the app"));
  });
  return (
    <form onSubmit={submit} className={sections.form} noValidate>
      <FormMessage tone="no">{noScope ? "Choose at least one permission." : problem?.message}</FormMessage>
      <div className={sections.field}>
        <TextInput label="Name" maxLength={60} {...field("name")} />
      </div>
      <fieldset className={classes.scopes}>
        <legend>Permissions</legend>
        {scopesOf(role).map(({ scope, label, may }) => (
          <Checkbox
            key={scope}
            label={label}
            description={`${may} (${scope})`}
            checked={scopes.includes(scope)}
            onChange={({ currentTarget: { checked } }) =>
              setScopes(checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
          />
        ))}
      </fieldset>
      <div className={sections.field}>
        <ChoiceField
          label="Key expires after"
          options={EXPIRIES}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" loading={busy}>
        Create app
      </Button>
    </form>
  );
}
