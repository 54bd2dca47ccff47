import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { WEBHOOK_KINDS, type WebhookKind } from "../../shared/webhooks.ts";
import { useAccountForm } from "../accounts/use-account-form.ts";
import { attempt, unsent } from "../apollo/problem.ts";
import { useCreateWebhookMutation } from "../generated/apps/webhooks.ts";
import type { OwnAppFragment } from "../generated/graphql.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import sections from "../ui/sections.module.css";
import classes from "./apps.module.css";

/** The label of an event. */
export const kindLabel = (kind: string): string => WEBHOOK_KINDS[kind as WebhookKind]?.label ?? kind;

interface NewWebhookProps {
  app: OwnAppFragment;
  onAdded: (secret: string) => void;
  onCancel: () => void;
}

/** Adds a webhook endpoint for events that the app's scopes allow it to read. */
export function NewWebhook({ app, onAdded, onCancel }: NewWebhookProps) {
  const [kinds, setKinds] = useState<readonly string[]>([]);
  const [noKind, setNoKind] = useState(false);
  const [create] = useCreateWebhookMutation({ refetchQueries: ["Webhooks"], awaitRefetchQueries: true });
  const rule = (url: string) => (url.trim() ? null : "Enter an address.");
  const { field, submit, busy, problem } = useAccountForm({ url: "" }, { url: rule }, async ({ url }) => {
    setNoKind(kinds.length === 0);
    if (kinds.length === 0) return null;
    return attempt(async () => {
      const { data } = await create({ variables: { input: { appId: app.id, url: url.trim(), kinds: [...kinds] } } });
      if (data) onAdded(data.createWebhookEndpoint.secret);
    }, unsent("Could not add the webhook"));
  });
  const offered = Object.entries(WEBHOOK_KINDS).filter(([, { needs }]) => app.scopes.includes(needs));
  if (offered.length === 0) {
    return <p>An app only receives events within its scopes. This one has neither jobs:read nor applications:read.</p>;
  }
  return (
    <form onSubmit={submit} className={sections.form} noValidate>
      <FormMessage tone="no">{noKind ? "Choose at least one event." : problem?.message}</FormMessage>
      <div className={sections.field}>
        <TextInput label="Address" type="url" placeholder="https://example.com/webhooks" autoFocus {...field("url")} />
      </div>
      <fieldset className={classes.scopes}>
        <legend>Events</legend>
        {offered.map(([kind, { label }]) => (
          <Checkbox
            key={kind}
            label={label}
            description={kind}
            checked={kinds.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              setKinds(checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
            }
          />
        ))}
      </fieldset>
      <div className={classes.actions}>
        <Button type="submit" loading={busy}>
          Add webhook
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
