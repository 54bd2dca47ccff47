import { Button } from "@mantine/core";
import { useState } from "react";
import { SCOPES, type Scope, scopeLabel } from "../../shared/scopes.ts";
import { decapitalized } from "../../shared/text/case.ts";
import { unsent } from "../apollo/problem.ts";
import { useDeleteAppMutation, useRevokeKeyMutation, useRotateKeyMutation } from "../generated/apps/apps.ts";
import type { OwnAppFragment, Role } from "../generated/graphql.ts";
import { useViewer } from "../session/viewer.ts";
import { exactTime, longDate } from "../ui/dates.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { notify, notifyProblem } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import { RelativeDate } from "../ui/relative-date.tsx";
import sections from "../ui/sections.module.css";
import classes from "./apps.module.css";
import { EndedKeys } from "./ended-keys.tsx";
import { KeyUses } from "./key-uses.tsx";
import type { ShownKey } from "./new-key.tsx";
import { Webhooks } from "./webhooks.tsx";

const THEN_APPS = { refetchQueries: ["Apps"], awaitRefetchQueries: true };
const THEN_KEYS = { refetchQueries: ["Apps", "EndedKeys"], awaitRefetchQueries: true };
const failed = (message: string) => notifyProblem(message);

/** The apps, with their scopes and keys. */
export function AppList({ apps, onKey }: { apps: readonly OwnAppFragment[]; onKey: (key: ShownKey) => void }) {
  const { role } = useViewer();
  return (
    <FocusKeeper stops="section" className={classes.apps}>
      {apps.map((app) => (
        <section key={app.id} className={sections.section} aria-labelledby={app.id}>
          <h2 id={app.id}>{app.name}</h2>
          <p>Permissions: {app.scopes.map((scope) => scopeWords(scope, role)).join(", ")}</p>
          {app.keys.length > 0 ? (
            <ul className={sections.rows} aria-label={`Keys for ${app.name}`}>
              {app.keys.map((key) => (
                <KeyRow key={key.id} app={app} of={key} />
              ))}
            </ul>
          ) : (
            <p>No active keys.</p>
          )}
          <Actions app={app} onKey={onKey} />
          {role === "RECRUITER" ? <Webhooks app={app} /> : null}
        </section>
      ))}
    </FocusKeeper>
  );
}

const scopeWords = (scope: string, role: Role): string => {
  const label = scope in SCOPES ? scopeLabel(scope as Scope, role) : scope;
  return decapitalized(label);
};

function KeyRow({ app, of }: { app: OwnAppFragment; of: OwnAppFragment["keys"][number] }) {
  const { role } = useViewer();
  const [revoke] = useRevokeKeyMutation(THEN_KEYS);
  async function ask() {
    const sure = await confirm({
      title: `Revoke the key ${of.hint}?`,
      body: `${app.name} will no longer be able to use it, effective immediately.`,
      confirm: "Revoke",
      danger: true,
    });
    if (!sure) return;
    await revoke({ variables: { input: { appId: app.id, keyId: of.id } } }).then(
      () => notify("Key revoked."),
      failed(unsent("Could not revoke the key")),
    );
  }
  return (
    <li className={sections.row}>
      <div>
        <code>{of.hint}</code>
        <p>
          {of.lastUsedAt ? <RelativeDate prefix="Last used" date={of.lastUsedAt} /> : "Not used yet"},{" "}
          {of.endReason ? `replaced: expires on ${exactTime(of.expiresAt)}` : `expires on ${longDate(of.expiresAt)}`}
        </p>
        {role === "RECRUITER" ? (
          <p>
            Created by {of.accountName} on {longDate(of.createdAt)}
          </p>
        ) : null}
      </div>
      <Button variant="default" onClick={() => void ask()} aria-label={`Revoke ${of.hint} for ${app.name}`}>
        Revoke
      </Button>
    </li>
  );
}

function Actions({ app, onKey }: { app: OwnAppFragment; onKey: (key: ShownKey) => void }) {
  const { id: appId, name, keys } = app;
  const [opened, setOpened] = useState<"uses" | "ended" | null>(null);
  const [rotate, { loading }] = useRotateKeyMutation(THEN_KEYS);
  const [remove] = useDeleteAppMutation(THEN_APPS);
  async function askForKey() {
    const sure =
      keys.length === 0 ||
      (await confirm({
        title: `Create a new key for ${name}?`,
        body: "The current key works for another day. Give the program the new key by then.",
        confirm: "Create key",
      }));
    if (!sure) return;
    await rotate({ variables: { input: { appId } } }).then(
      ({ data }) => data && onKey({ appName: name, key: data.rotateKey.key }),
      failed(unsent("Could not create a key")),
    );
  }
  async function askToDelete() {
    const sure = await confirm({
      title: `Delete ${name}?`,
      body: "Its keys and any webhooks will stop working immediately.",
      confirm: "Delete",
      danger: true,
    });
    if (!sure) return;
    await remove({ variables: { input: { appId } } }).then(
      () => notify(`${name} deleted.`),
      failed(unsent("Could not delete the app")),
    );
  }
  const open = (what: "uses" | "ended") => setOpened(opened === what ? null : what);
  return (
    <>
      <div className={classes.actions}>
        <Button
          variant="default"
          loading={loading}
          onClick={() => void askForKey()}
          aria-label={`Create key for ${name}`}
        >
          Create key
        </Button>
        <Button
          variant="default"
          aria-expanded={opened === "uses"}
          onClick={() => open("uses")}
          aria-label={`Recent requests from ${name}`}
        >
          Recent requests
        </Button>
        <Button
          variant="default"
          aria-expanded={opened === "ended"}
          onClick={() => open("ended")}
          aria-label={`Past keys for ${name}`}
        >
          Past keys
        </Button>
        <Button variant="default" onClick={() => void askToDelete()} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </div>
      {opened === "uses" ? <KeyUses app={app} /> : opened === "ended" ? <EndedKeys app={app} /> : null}
    </>
  );
}
