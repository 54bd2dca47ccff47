import { Button } from "@mantine/core";
import { useState } from "react";
import { capitalized, decapitalized } from "../../shared/text/case.ts";
import { listProblem, unsent } from "../apollo/problem.ts";
import {
  useDeleteWebhookMutation,
  useEnableWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useWebhooksQuery,
} from "../generated/apps/webhooks.ts";
import type { OwnAppFragment, OwnWebhookFragment } from "../generated/graphql.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { exactTime } from "../ui/dates.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { useHeadingFocus } from "../ui/focus/use-heading-focus.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { notify, notifyProblem } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import sections from "../ui/sections.module.css";
import classes from "./apps.module.css";
import { kindLabel, NewWebhook } from "./new-webhook.tsx";
import { WebhookLog } from "./webhook-log.tsx";

const failed = (message: string) => notifyProblem(message);

/** The webhook endpoints of a company's app, and a form to add one. */
export function Webhooks({ app }: { app: OwnAppFragment }) {
  const { data, error, refetch } = useWebhooksQuery({ variables: { appId: app.id }, fetchPolicy: "cache-and-network" });
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <h3>Webhooks</h3>
      {shown ? <Secret shown={shown} onSaved={() => setShown(null)} /> : null}
      {data ? (
        <FocusKeeper stops="[data-webhook]" afterLast="heading" className={sections.list}>
          {data.webhookEndpoints.length > 0 ? (
            <ul className={sections.rows} aria-label={`Webhooks for ${app.name}`}>
              {data.webhookEndpoints.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onSecret={setShown} />
              ))}
            </ul>
          ) : (
            <p>No webhooks yet. Add one to receive events as they happen.</p>
          )}
        </FocusKeeper>
      ) : error ? (
        <ErrorState
          message={listProblem(error, "Could not load the webhooks. Please check your internet connection.")}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton lines={2} label="Loading webhooks" />
      )}
      {adding ? (
        <NewWebhook
          app={app}
          onAdded={(made) => {
            setAdding(false);
            setShown({ secret: made, until: null });
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button variant="default" onClick={() => setAdding(true)} aria-label={`Add webhook to ${app.name}`}>
          Add webhook
        </Button>
      )}
    </>
  );
}

/** A secret that was just created, and the time until which the previous one is also used to sign. */
interface ShownSecret {
  readonly secret: string;
  readonly until: string | null;
}

/** Shows a new secret, once. */
function Secret({ shown: { secret, until }, onSaved }: { shown: ShownSecret; onSaved: () => void }) {
  const heading = useHeadingFocus(secret);
  return (
    <div className={sections.form}>
      <h4 ref={heading} tabIndex={-1} className={classes.heading}>
        Webhook secret
      </h4>
      <p>
        The secret verifies what we send. Copy it now and store it like a password. You will not be able to see it
        again.
      </p>
      {until ? <p>We also sign with the previous secret until {exactTime(until)}.</p> : null}
      <code className={classes.code} data-testid="webhook-secret">
        {secret}
      </code>
      <div className={classes.actions}>
        <CopyButton text={secret} />
        <Button variant="default" onClick={onSaved}>
          I have saved the secret
        </Button>
      </div>
    </div>
  );
}

function WebhookRow({ webhook, onSecret }: { webhook: OwnWebhookFragment; onSecret: (secret: ShownSecret) => void }) {
  const { id, url, kinds, accountName, previousSecretUntil, problem } = webhook;
  const overlaps = previousSecretUntil !== null && new Date(previousSecretUntil) > new Date();
  const [logged, setLogged] = useState(false);
  const [test, { loading: testing }] = useTestWebhookMutation({ refetchQueries: ["WebhookLog"] });
  const [enable, { loading: enabling }] = useEnableWebhookMutation();
  const [rotate, { loading: rotating }] = useRotateWebhookSecretMutation();
  const [remove] = useDeleteWebhookMutation({ refetchQueries: ["Webhooks"], awaitRefetchQueries: true });
  const variables = { input: { endpointId: id } };
  const sendTest = () => test({ variables }).then(() => setLogged(true), failed(unsent("Could not send a test")));
  const enableWebhook = () =>
    enable({ variables }).then(() => notify("Webhook enabled."), failed(unsent("Could not enable the webhook")));
  async function askForSecret() {
    const sure = await confirm({
      title: "Replace the secret of this webhook?",
      body: overlaps
        ? "The current secret will keep signing for another day. The previous secret will expire immediately."
        : "The current secret will keep signing for another day. Give the program the new secret by then.",
      confirm: "Replace secret",
    });
    if (!sure) return;
    await rotate({ variables: { input: { endpointId: id } } }).then(
      ({ data }) => {
        if (!data) return;
        const { secret, endpoint } = data.rotateWebhookSecret;
        onSecret({ secret, until: endpoint.previousSecretUntil });
      },
      failed(unsent("Could not replace the secret")),
    );
  }
  async function askToRemove() {
    const sure = await confirm({
      title: "Remove this webhook?",
      body: `We will stop sending webhooks to ${url} and delete their log.`,
      confirm: "Remove",
      danger: true,
    });
    if (!sure) return;
    await remove({ variables }).then(() => notify("Webhook removed."), failed(unsent("Could not remove the webhook")));
  }
  return (
    <li className={sections.row} data-webhook>
      <div>
        <code>{url}</code>
        <p>
          {capitalized(kinds.map((kind) => decapitalized(kindLabel(kind))).join(", "))}
          {accountName ? `. Responsible member: ${accountName}` : ""}
        </p>
        {overlaps ? <p>We also sign with the previous secret until {exactTime(previousSecretUntil)}.</p> : null}
        {problem ? <p>Disabled: {problem} Enable it to receive new events again.</p> : null}
      </div>
      <div className={classes.actions}>
        {problem ? (
          <Button
            variant="default"
            loading={enabling}
            onClick={() => void enableWebhook()}
            aria-label={`Enable ${url}`}
          >
            Enable
          </Button>
        ) : (
          <Button
            variant="default"
            loading={testing}
            onClick={() => void sendTest()}
            aria-label={`Send a test to ${url}`}
          >
            Send a test
          </Button>
        )}
        <Button
          variant="default"
          aria-expanded={logged}
          onClick={() => setLogged(!logged)}
          aria-label={`View log: ${url}`}
        >
          View log
        </Button>
        <Button
          variant="default"
          loading={rotating}
          onClick={() => void askForSecret()}
          aria-label={`Replace secret: ${url}`}
        >
          Replace secret
        </Button>
        <Button variant="default" onClick={() => void askToRemove()} aria-label={`Remove ${url}`}>
          Remove
        </Button>
      </div>
      {logged ? <WebhookLog endpointId={id} url={url} works={!problem} /> : null}
    </li>
  );
}
