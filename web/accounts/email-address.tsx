import { Button, Group } from "@mantine/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { attempt, listProblem, unsent } from "../apollo/problem.ts";
import {
  useCancelEmailChangeMutation,
  useEmailChangeQuery,
  useRequestEmailChangeMutation,
  useResendEmailChangeMutation,
} from "../generated/accounts/email-change.ts";
import type { WaitingEmailChangeFragment } from "../generated/graphql.ts";
import { useRenewViewer } from "../session/use-renew-viewer.ts";
import { useViewer } from "../session/viewer.ts";
import { exactTime } from "../ui/dates.ts";
import { focusIsLost, focusOn } from "../ui/focus/focus.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { notify, notifyProblem } from "../ui/notices/notify.ts";
import classes from "../ui/sections.module.css";
import { emailRule } from "./account-rules.ts";
import { EmailField } from "./fields.tsx";
import { forgetSecurityActivity } from "./forget-security-activity.ts";
import { useAccountForm } from "./use-account-form.ts";

const THEN = { refetchQueries: ["EmailChange"], awaitRefetchQueries: true, update: forgetSecurityActivity };

/** Polling interval for the confirmation of the new address, which happens elsewhere. */
const POLL_INTERVAL_MS = 5000;

/** The account's login address. A new one takes effect once it is confirmed, and can be cancelled until then. */
export function EmailAddress() {
  const { id } = useViewer();
  const renew = useRenewViewer(id);
  const { client, data, error, refetch, startPolling, stopPolling } = useEmailChangeQuery({
    fetchPolicy: "cache-and-network",
    skipPollAttempt: () => document.hidden,
  });
  const waiting = data?.viewerEmailChange ?? null;
  const waits = waiting !== null;
  const waited = useRef(false);
  const asked = useRef(false);
  const follow = useEffectEvent((waits: boolean) => {
    if (waits) startPolling(POLL_INTERVAL_MS);
    else stopPolling();
    if (waited.current && !waits) {
      renew();
      forgetSecurityActivity(client.cache);
    }
    waited.current = waits;
  });
  useEffect(() => follow(waits), [waits]);

  return (
    <section className={classes.section} aria-labelledby="email-address">
      <h2 id="email-address">Email address</h2>
      <p>
        We send emails to the address you log in with. A new address takes effect when you open the link we send to it.
        Your other devices are then logged out.
      </p>
      {data ? (
        <FocusKeeper stops="input, button" className={classes.list}>
          {waiting ? (
            <Waiting
              change={waiting}
              // The form, or the identity dialog, had the focus, and neither exists any more.
              onShown={(control) => {
                if (control && asked.current && focusIsLost()) focusOn(control);
                asked.current = false;
              }}
            />
          ) : (
            <RequestForm
              onAsk={() => {
                asked.current = true;
              }}
            />
          )}
        </FocusKeeper>
      ) : error ? (
        <ErrorState
          message={listProblem(error, "Could not load your address. Please check your internet connection.")}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton lines={2} label="Loading your address" />
      )}
    </section>
  );
}

/** `onAsk`: called when the change is requested. */
function RequestForm({ onAsk }: { onAsk: () => void }) {
  const [request] = useRequestEmailChangeMutation(THEN);
  const { field, submit, busy, changed, problem } = useAccountForm({ email: "" }, { email: emailRule }, (input) =>
    attempt(async () => {
      onAsk();
      const { data } = await request({ variables: { input } });
      if (data) notify(data.requestEmailChange.message);
    }, unsent("Could not request the change")),
  );
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <div className={classes.field}>
        <EmailField label="New email address" {...field("email")} />
      </div>
      <Button type="submit" variant={changed ? "filled" : "default"} loading={busy}>
        Change address
      </Button>
    </form>
  );
}

interface WaitingProps {
  change: WaitingEmailChangeFragment;
  /** Called with the first control, once it is mounted. */
  onShown: (control: HTMLElement | null) => void;
}

function Waiting({ change: { newEmail, expiresAt }, onShown }: WaitingProps) {
  const [resend, { loading: sending }] = useResendEmailChangeMutation(THEN);
  const [cancel, { loading: cancelling }] = useCancelEmailChangeMutation(THEN);
  const tell = (work: Promise<string | undefined>, otherwise: string) =>
    work.then((message) => message && notify(message), notifyProblem(otherwise));
  return (
    <>
      <p role="status">
        We emailed a link to <strong>{newEmail}</strong>. Open it by {exactTime(expiresAt)} to confirm the change.
      </p>
      <Group>
        <Button
          ref={onShown}
          variant="default"
          loading={sending}
          onClick={() =>
            void tell(
              resend().then(({ data }) => data?.resendEmailChange.message),
              unsent("Could not resend the email"),
            )
          }
        >
          Resend the email
        </Button>
        <Button
          variant="default"
          loading={cancelling}
          onClick={() =>
            void tell(
              cancel().then(({ data }) => data?.cancelEmailChange.message),
              unsent("Could not cancel the change"),
            )
          }
        >
          Cancel the change
        </Button>
      </Group>
    </>
  );
}
