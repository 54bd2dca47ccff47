import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { labelOf } from "../../../shared/closed-list.ts";
import { EMAIL_CHANGE_LINK_STATES } from "../../../shared/email-change.ts";
import classes from "../../accounts/account-frame.module.css";
import { AccountFrame } from "../../accounts/account-frame.tsx";
import { problemOf } from "../../apollo/problem.ts";
import {
  useConfirmEmailChangeMutation,
  useEmailChangeLinkQuery,
  useUndoEmailChangeMutation,
} from "../../generated/accounts/email-change.ts";
import type { EmailChangeLinkQuery, Role } from "../../generated/graphql.ts";
import { PATHS } from "../../session/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { exactTime } from "../../ui/dates.ts";
import { focusPage } from "../../ui/focus/focus.ts";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";

type ChangeLink = EmailChangeLinkQuery["emailChangeLink"];

const TITLE = "Email address";
const WHOSE: Record<Role, string> = { SEEKER: "job seeker's account", RECRUITER: "recruiter's account" };

/**
 * /email-change/:token: the target of links in mails about a change of address. Opening it has no effect, because mail
 * scanners follow links.
 */
export function Component() {
  const { token = "" } = useParams();
  const { data, error, loading, refetch } = useEmailChangeLinkQuery({
    variables: { token },
    fetchPolicy: "network-only",
  });
  if (loading) {
    return (
      <AccountFrame title={TITLE}>
        <BlockSkeleton label="Checking the link" lines={2} />
      </AccountFrame>
    );
  }
  if (data) return <LinkPage token={token} link={data.emailChangeLink} />;
  const { code, message } = problemOf(error);
  if (code !== "INVALID_TOKEN") return <ErrorState message={message} onRetry={() => void refetch()} />;
  return (
    <AccountFrame title={TITLE}>
      <div className={classes.stack}>
        <FormMessage tone="no">{message}</FormMessage>
        <ButtonLink to="/start" variant="default">
          Go to the home page
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}

interface LinkProps {
  token: string;
  link: ChangeLink;
}

/** The effect of the link, with a button to apply it; or the reason why it has none any more. */
function LinkPage({ token, link }: LinkProps) {
  const [done, setDone] = useState<string | null>(null);
  const isUndo = link.kind === "UNDO";
  const isDone = link.state === (isUndo ? "UNDONE" : "CONFIRMED");
  if (done !== null) return <Done link={link} message={done} />;
  if (link.state !== "OPEN") {
    return (
      <AccountFrame title={TITLE}>
        <div className={classes.stack}>
          <FormMessage tone={isDone ? "accent" : "no"}>{labelOf(EMAIL_CHANGE_LINK_STATES, link.state)}</FormMessage>
          <ButtonLink to={PATHS[link.role].login}>Log in</ButtonLink>
        </div>
      </AccountFrame>
    );
  }
  return isUndo ? (
    <Undo token={token} link={link} onDone={setDone} />
  ) : (
    <Confirm token={token} link={link} onDone={setDone} />
  );
}

function Done({ link: { kind, role }, message }: Pick<LinkProps, "link"> & { message: string }) {
  // The pressed button is gone.
  useEffect(focusPage, []);
  const isUndo = kind === "UNDO";
  return (
    <AccountFrame title={isUndo ? "Your previous address has been restored" : "Your address has been changed"}>
      <div className={classes.stack}>
        <FormMessage tone="accent">{message}</FormMessage>
        {isUndo ? (
          <>
            <p>
              Every device is logged out, and the password no longer works. Set a new one with the link in that email,
              then check your settings for anything else that is not yours.
            </p>
            <ButtonLink to={PATHS[role].forgot} variant="default">
              Request another link
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to={PATHS[role].login}>Log in</ButtonLink>
        )}
      </div>
    </AccountFrame>
  );
}

interface ActProps extends LinkProps {
  /** Called with the message to show. */
  onDone: (message: string) => void;
}

function Confirm({ token, link: { role, newEmail }, onDone }: ActProps) {
  const [confirm, { loading, error }] = useConfirmEmailChangeMutation({ fetchPolicy: "no-cache" });
  const act = () =>
    confirm({ variables: { input: { token } } }).then(
      ({ data }) => data && onDone(data.confirmEmailChange.message),
      () => {},
    );
  return (
    <AccountFrame title="Confirm your new address" subtitle={`Your ${WHOSE[role]} gets a new address.`}>
      <div className={classes.stack}>
        <FormMessage tone="no">{error && problemOf(error).message}</FormMessage>
        <p>
          You asked to log in as <strong>{newEmail}</strong>. Your other devices are logged out when you confirm.
        </p>
        <Button loading={loading} onClick={() => void act()}>
          Confirm this address
        </Button>
        <p className={classes.hint}>If you did not ask for this, close this page: the account is not yours.</p>
      </div>
    </AccountFrame>
  );
}

function Undo({ token, link: { oldEmail, newEmail, expiresAt }, onDone }: ActProps) {
  const [undo, { loading, error }] = useUndoEmailChangeMutation({ fetchPolicy: "no-cache" });
  const act = () =>
    undo({ variables: { input: { token } } }).then(
      ({ data }) => data && onDone(data.undoEmailChange.message),
      () => {},
    );
  return (
    <AccountFrame title="Undo the change to your address" subtitle={`You can do this until ${exactTime(expiresAt)}.`}>
      <div className={classes.stack}>
        <FormMessage tone="no">{error && problemOf(error).message}</FormMessage>
        <p>
          The address was changed from <strong>{oldEmail}</strong> to <strong>{newEmail}</strong>. If it was not you,
          undo it: the account gets its previous address back, every device is logged out, and you set a new password.
        </p>
        <Button loading={loading} onClick={() => void act()}>
          Undo the change
        </Button>
        <p className={classes.hint}>If you changed it, close this page.</p>
      </div>
    </AccountFrame>
  );
}
