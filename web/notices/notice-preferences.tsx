import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { listProblem, problemOf, unsent } from "../apollo/problem.ts";
import type { MailTiming, NoticePreferencesQuery } from "../generated/graphql.ts";
import { useNoticePreferencesQuery, useSaveNoticePreferencesMutation } from "../generated/notices/notices.ts";
import { useViewer } from "../session/viewer.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { notify } from "../ui/notices/notify.ts";
import { PageLink } from "../ui/page-link.tsx";
import sections from "../ui/sections.module.css";
import classes from "./notice-preferences.module.css";
import { PushRow } from "./push-row.tsx";

const TIMINGS: { value: MailTiming; label: string }[] = [
  { value: "AT_ONCE", label: "Email immediately" },
  { value: "DAILY", label: "Email once a day" },
  { value: "WEEKLY", label: "Email once a week" },
  { value: "NEVER", label: "No email" },
];

const HOURS = [
  { value: "", label: "None" },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` })),
];

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Browsers use older city names for some time zones. */
const zoneLabel = (zone: string) => zone.replaceAll("_", " ").replace("Calcutta", "Kolkata");
const zones = (chosen: string) =>
  [...new Set([chosen, ownZone(), "UTC", ...Intl.supportedValuesOf("timeZone")])].map((value) => ({
    value,
    label: zoneLabel(value),
  }));

/** Chooses the notices, their channels and times. */
export function NoticePreferences() {
  const { data, error, refetch } = useNoticePreferencesQuery({ fetchPolicy: "network-only" });
  const { role } = useViewer();
  return (
    <section className={sections.section} aria-labelledby="notices">
      <h2 id="notices">Notifications</h2>
      <p>
        Choose what we notify you about in Worklane, by email and by push notification.
        {role === "SEEKER" ? (
          <>
            {" "}
            Under <PageLink to="/main/alerts">Job alerts</PageLink>, you choose how often you get notified about new
            jobs.
          </>
        ) : null}
      </p>
      {data ? (
        <FocusKeeper stops="select" className={sections.list}>
          <PreferencesForm stored={data.noticePreferences} />
        </FocusKeeper>
      ) : error ? (
        <ErrorState
          message={listProblem(error, "Could not load your choices. Please check your internet connection.")}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton lines={4} label="Loading your choices" />
      )}
    </section>
  );
}

function PreferencesForm({ stored }: { stored: NoticePreferencesQuery["noticePreferences"] }) {
  const [saved, setSaved] = useState({ ...stored, timeZone: stored.timeZone ?? ownZone() });
  const [chosen, setChosen] = useState(saved);
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(saved);
  const [problem, setProblem] = useState<string | null>(null);
  const [save, { loading }] = useSaveNoticePreferencesMutation();
  const { timeZone, quietFrom, quietUntil, kinds } = chosen;

  const setKind = (kind: string, change: { page?: boolean; mail?: MailTiming; push?: boolean }) =>
    setChosen({ ...chosen, kinds: kinds.map((one) => (one.kind === kind ? { ...one, ...change } : one)) });
  const setQuiet = (field: "quietFrom" | "quietUntil", value: string) =>
    setChosen(
      value === ""
        ? { ...chosen, quietFrom: null, quietUntil: null }
        : { ...chosen, quietFrom: quietFrom ?? 22, quietUntil: quietUntil ?? 7, [field]: Number(value) },
    );

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    setProblem(null);
    const input = {
      timeZone,
      quietFrom,
      quietUntil,
      kinds: kinds.map(({ kind, page, mail, push }) => ({ kind, page, mail, push })),
    };
    await save({ variables: { input } }).then(
      () => {
        setSaved(chosen);
        notify("Choices saved.");
      },
      (error: unknown) => {
        const { message, fields } = problemOf(error, unsent("Could not save your choices"));
        setProblem(Object.values(fields ?? {})[0] ?? message);
      },
    );
  }

  return (
    <form onSubmit={submit} className={sections.form} noValidate>
      <FormMessage tone="no">{problem ?? undefined}</FormMessage>
      <ul className={sections.rows} aria-label="Kinds of notifications">
        {kinds.map(({ kind, label, page, mail, push }) => (
          <li key={kind} className={sections.row}>
            <span>{label}</span>
            <span className={classes.channels}>
              <Checkbox
                label="In Worklane"
                aria-label={`${label}: in Worklane`}
                checked={page}
                onChange={(event) => setKind(kind, { page: event.currentTarget.checked })}
              />
              <Checkbox
                label="Push"
                aria-label={`${label}: by push`}
                checked={push}
                onChange={(event) => setKind(kind, { push: event.currentTarget.checked })}
              />
              <NativeSelect
                aria-label={`${label}: by email`}
                data={TIMINGS}
                value={mail}
                onChange={(event) => setKind(kind, { mail: event.currentTarget.value as MailTiming })}
              />
            </span>
          </li>
        ))}
      </ul>
      <PushRow />
      <h3>Quiet hours</h3>
      <p>
        We hold emails and push notifications during these hours and send them afterwards. Daily and weekly emails are
        sent at 8:00, or at the end of your quiet hours if they include 8:00.
      </p>
      <div className={classes.hours}>
        <NativeSelect
          label="From"
          data={HOURS}
          value={quietFrom === null ? "" : String(quietFrom)}
          onChange={(event) => setQuiet("quietFrom", event.currentTarget.value)}
        />
        <NativeSelect
          label="Until"
          data={HOURS}
          value={quietUntil === null ? "" : String(quietUntil)}
          onChange={(event) => setQuiet("quietUntil", event.currentTarget.value)}
        />
        <NativeSelect
          label="Time zone"
          data={zones(timeZone)}
          value={timeZone}
          onChange={(event) => setChosen({ ...chosen, timeZone: event.currentTarget.value })}
        />
      </div>
      {isChanged ? (
        <Button type="submit" loading={loading}>
          Save choices
        </Button>
      ) : null}
    </form>
  );
}
