import { Button } from "@mantine/core";
import { useState } from "react";
import { problemOf, unsent } from "../apollo/problem.ts";
import {
  useEndSecondFactorRequirementMutation,
  useFactorRequirementQuery,
  useRequireSecondFactorMutation,
} from "../generated/companies/factor-requirement.ts";
import type { OwnFactorRequirementFragment } from "../generated/graphql.ts";
import { useViewer } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { dayAndMonth, longDate } from "../ui/dates.ts";
import { ChoiceField } from "../ui/forms/choice-field.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { confirmChange } from "../ui/notices/confirm-change.ts";
import sections from "../ui/sections.module.css";
import { ShowFactor } from "./show-factor.tsx";

const THEN = { refetchQueries: ["FactorRequirement", "People"], awaitRefetchQueries: true };
const DAY_MS = 86_400_000;
const FROM = [
  { value: "0", label: "Immediately" },
  { value: "7", label: "In 7 days" },
  { value: "14", label: "In 14 days" },
] as const;

const keyWords = (keys: number) =>
  keys === 1
    ? "1 key was created by a member without two-step login and will stop working."
    : `${keys} keys were created by members without two-step login and will stop working.`;
const memberLabel = (members: number) =>
  members === 0
    ? "Every member has set this up."
    : members === 1
      ? "1 member has not set this up yet."
      : `${members} members have not set this up yet.`;

/** Whether the company requires a second factor of its members, for owners. */
export function FactorRequirement() {
  const { data, error, refetch } = useFactorRequirementQuery({ fetchPolicy: "cache-and-network" });
  return (
    <section className={sections.section} aria-labelledby="second-step">
      <h2 id="second-step">Two-step login</h2>
      {data ? (
        <State requirement={data.companyFactorRequirement} onShown={() => void refetch()} />
      ) : error ? (
        <ErrorState
          message={problemOf(error, unsent("Could not load the two-step login setting")).message}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton lines={3} label="Loading the two-step login setting" />
      )}
    </section>
  );
}

function State({ requirement, onShown }: { requirement: OwnFactorRequirementFragment; onShown: () => void }) {
  const { from, membersWithoutSecondFactor, viewerNeeds } = requirement;
  if (from) return <Required from={from} membersWithoutSecondFactor={membersWithoutSecondFactor} />;
  return (
    <>
      <p>
        Require everyone in your company to log in with a passkey, or with their password and an authenticator app. Then
        a stolen password is not enough to log in. {memberLabel(membersWithoutSecondFactor)}
      </p>
      {viewerNeeds === "SECOND_FACTOR" ? (
        <>
          <p>Set up two-step login on your own account first.</p>
          <ButtonLink to="/main-recruiter/settings#passkeys" variant="default">
            Set up two-step login
          </ButtonLink>
        </>
      ) : viewerNeeds === "NEW_LOG_IN" ? (
        <>
          <p>You logged in here without your second factor. Confirm with it once to require it of others.</p>
          <ShowFactor onShown={onShown} />
        </>
      ) : (
        <Requirement requirement={requirement} />
      )}
    </>
  );
}

function Requirement({
  requirement: { membersWithoutSecondFactor, keysWithoutSecondFactor },
}: {
  requirement: OwnFactorRequirementFragment;
}) {
  const { name } = useViewer();
  const [days, setDays] = useState("7");
  const [requireFactor, { loading }] = useRequireSecondFactorMutation(THEN);
  async function ask() {
    const inDays = Number(days);
    const when = inDays === 0 ? "From now on" : `From ${dayAndMonth(new Date(Date.now() + inDays * DAY_MS))}`;
    await confirmChange(
      {
        title: "Require two-step login from everyone?",
        body: [
          memberLabel(membersWithoutSecondFactor),
          `${when}, members without one will lose access to ${name} until they add one. No work will be lost.`,
          ...(keysWithoutSecondFactor > 0 ? [keyWords(keysWithoutSecondFactor)] : []),
          "We will email everyone now.",
        ].join(" "),
        confirm: "Require",
      },
      () => requireFactor({ variables: { input: { inDays } } }),
      "Everyone has been notified.",
      "Could not change the two-step login setting",
    );
  }
  return (
    <>
      <ChoiceField label="Starting" options={FROM} value={days} onChange={(e) => setDays(e.currentTarget.value)} />
      <Button variant="default" loading={loading} onClick={() => void ask()}>
        Require two-step login
      </Button>
    </>
  );
}

function Required({ from, membersWithoutSecondFactor }: { from: string; membersWithoutSecondFactor: number }) {
  const [end, { loading }] = useEndSecondFactorRequirementMutation(THEN);
  const isDue = Date.parse(from) <= Date.now();
  async function ask() {
    await confirmChange(
      {
        title: "Stop requiring two-step login?",
        body: "Members, and anyone who knows their password, will be able to log in with the password alone.",
        confirm: "Stop requiring",
        danger: true,
      },
      () => end(),
      "Two-step login is no longer required.",
      "Could not change the two-step login setting",
    );
  }
  return (
    <>
      <p>
        {isDue ? `Since ${longDate(from)}, everyone needs` : `From ${longDate(from)}, everyone needs`} a passkey or an
        authenticator app in addition to the password. {memberLabel(membersWithoutSecondFactor)}
      </p>
      <Button variant="default" loading={loading} onClick={() => void ask()}>
        Stop requiring
      </Button>
    </>
  );
}
