import { useApolloClient } from "@apollo/client/react";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { INTERVIEW } from "../../shared/interviews/interviews.ts";
import { problemOf, type ServerProblem, unsent } from "../apollo/problem.ts";
import type { Interview_InterviewFragment } from "../generated/graphql.ts";
import {
  InterviewDocument,
  useInterviewMembersQuery,
  useOfferInterviewMutation,
} from "../generated/interviews/interviews.ts";
import { DraftBanner } from "../jobs/job-form/draft-banner.tsx";
import { useViewer } from "../session/viewer.ts";
import { localDay } from "../ui/dates.ts";
import { ChoiceField } from "../ui/forms/choice-field.tsx";
import { focusFirstError } from "../ui/forms/form-errors.ts";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { TextArea } from "../ui/forms/text-area.tsx";
import { useDraft } from "../ui/forms/use-draft.ts";
import { useFormDraft } from "../ui/forms/use-form-draft.ts";
import { notify } from "../ui/notices/notify.ts";
import { ownTimeZone, ownTimeZoneName } from "./interview-time.tsx";
import classes from "./interviews.module.css";

const inMinutes = (minutes: number) => ({
  value: String(minutes),
  label: minutes === 0 ? "None" : `${minutes} minutes`,
});
const LENGTHS = [15, 30, 45, 60, 90, 120].map(inMinutes);
const BREAKS = [0, 5, 10, 15, 30].map(inMinutes);

const FROM = "10:00";
const UNTIL = "16:00";

/** The next weekday after a day of the reader, as `2026-12-01`. */
function nextWeekday(after: Date): string {
  const day = new Date(after);
  do day.setDate(day.getDate() + 1);
  while (day.getDay() === 0 || day.getDay() === 6);
  return localDay(day);
}

interface Range {
  readonly day: string;
  readonly from: string;
  readonly until: string;
}

function firstRanges(): Range[] {
  const day = nextWeekday(new Date());
  return [day, nextWeekday(new Date(`${day}T12:00`))].map((of) => ({ day: of, from: FROM, until: UNTIL }));
}

/** The id of an interview that new times replace; null: they are those of another one. */
const replacedBy = (interview: Interview_InterviewFragment | null): string | null =>
  interview && ["OFFERED", "SCHEDULED"].includes(interview.status) ? interview.id : null;

interface OfferFormProps {
  applicationId: string;
  /** The last interview, from which the form takes over what is likely to stay. */
  before: Interview_InterviewFragment | null;
  onDone: () => void;
}

/** Offers an applicant times for an interview. With the place of the last one, sending it is a single press. */
export function OfferForm({ applicationId, before, onDone }: OfferFormProps) {
  const { id: viewerId } = useViewer();
  const [lastPlace, setLastPlace] = useDraft(viewerId, "interview-place");
  const draft = useFormDraft(viewerId, `interview-${applicationId}`, () => ({
    place: before?.place ?? lastPlace,
    title: before?.title ?? "",
    minutes: String(before?.minutes ?? 30),
    breakMinutes: String(before?.breakMinutes ?? 0),
    note: "",
    answerBy: "",
    ranges: firstRanges(),
    interviewerIds: before?.members.flatMap(({ accountId }) => accountId ?? []) ?? [viewerId],
  }));
  const { place, title, minutes, breakMinutes, note, answerBy, ranges, interviewerIds } = draft.values;
  const [replaces, setReplaces] = useState(() => replacedBy(before));
  const client = useApolloClient();
  const [refused, setRefused] = useState<ServerProblem | null>(null);
  const { data } = useInterviewMembersQuery();
  const [send, { loading }] = useOfferInterviewMutation();
  const errorOf = (field: string) => refused?.fields[field];
  const changeRange = (at: number, change: Partial<Range>) =>
    draft.change({ ranges: ranges.map((range, index) => (index === at ? { ...range, ...change } : range)) });
  const offer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setRefused(null);
    const input = {
      ...{ applicationId, title, note, place, ranges, interviewerIds, timeZone: ownTimeZone() },
      ...{ minutes: Number(minutes), breakMinutes: Number(breakMinutes) },
      ...{ answerBy: answerBy ? new Date(answerBy).toISOString() : null, replaces },
    };
    try {
      await send({
        variables: { input },
        update: (cache, { data: done }) =>
          done &&
          cache.writeQuery({
            query: InterviewDocument,
            variables: { applicationId },
            data: { interview: done.offerInterview.interview },
          }),
      });
      setLastPlace(place);
      draft.drop();
      notify("Interview offered.");
      onDone();
    } catch (error) {
      const problem = problemOf(error, unsent("Could not offer the interview"));
      // The message and the button are side by side: only fields may be out of view.
      setRefused(problem);
      focusFirstError(form, problem.fields);
      if (problem.code !== "CONFLICT") return;
      const query = { query: InterviewDocument, variables: { applicationId }, fetchPolicy: "network-only" } as const;
      const now = await client.query(query).catch(() => null);
      if (now?.data) setReplaces(replacedBy(now.data.interview));
    }
  };
  const shown = ["place", "title", "minutes", "note", "interviewerIds", "ranges", "answerBy"];
  const isShown = (field: string) => shown.includes(field) || field.startsWith("ranges.");
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void offer(event)}>
      {draft.isRestored ? <DraftBanner onStartOver={draft.drop}>What you entered is still here.</DraftBanner> : null}
      <TextInput
        label="Location or link"
        data-path="place"
        description="An address, or a call link."
        data-autofocus
        required
        withAsterisk={false}
        maxLength={INTERVIEW.maxPlace}
        value={place}
        error={errorOf("place")}
        onChange={({ currentTarget }) => draft.change({ place: currentTarget.value })}
      />
      <fieldset className={classes.day} data-path="ranges">
        <legend>Times, in {ownTimeZoneName()}</legend>
        {ranges.map(({ day, from, until }, at) => {
          const nth = `${at + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no identity of their own
            <div key={at} className={classes.range}>
              <TextInput
                type="date"
                label={`Day ${nth}`}
                value={day}
                data-path={`ranges.${at}.day`}
                error={errorOf(`ranges.${at}.day`)}
                onChange={({ currentTarget }) => changeRange(at, { day: currentTarget.value })}
              />
              <TextInput
                type="time"
                label={`Day ${nth} start time`}
                value={from}
                data-path={`ranges.${at}.from`}
                error={errorOf(`ranges.${at}.from`)}
                onChange={({ currentTarget }) => changeRange(at, { from: currentTarget.value })}
              />
              <TextInput
                type="time"
                label={`Day ${nth} end time`}
                value={until}
                data-path={`ranges.${at}.until`}
                error={errorOf(`ranges.${at}.until`)}
                onChange={({ currentTarget }) => changeRange(at, { until: currentTarget.value })}
              />
              {ranges.length > 1 ? (
                <Button
                  variant="default"
                  aria-label={`Remove day ${nth}`}
                  onClick={() => draft.change({ ranges: ranges.filter((_, index) => index !== at) })}
                >
                  Remove
                </Button>
              ) : null}
            </div>
          );
        })}
        {ranges.length < INTERVIEW.maxRanges ? (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => {
              const last = ranges.at(-1) ?? { from: FROM, until: UNTIL, day: "" };
              const day = nextWeekday(last.day ? new Date(`${last.day}T12:00`) : new Date());
              draft.change({ ranges: [...ranges, { ...last, day }] });
            }}
          >
            Add day
          </Button>
        ) : null}
        <FormMessage tone="no">{errorOf("ranges")}</FormMessage>
      </fieldset>
      <ChoiceField
        label="Duration"
        data-path="minutes"
        options={LENGTHS}
        value={minutes}
        error={errorOf("minutes")}
        onChange={({ currentTarget }) => draft.change({ minutes: currentTarget.value })}
      />
      <ChoiceField
        label="Break afterwards"
        options={BREAKS}
        value={breakMinutes}
        onChange={({ currentTarget }) => draft.change({ breakMinutes: currentTarget.value })}
      />
      <Checkbox.Group
        data-path="interviewerIds"
        label="Participants"
        description="Times when a participant has another interview are not offered."
        value={interviewerIds}
        onChange={(chosen) => draft.change({ interviewerIds: chosen })}
        error={errorOf("interviewerIds")}
      >
        {(data?.companyMembers ?? []).map(({ accountId, name, email }) => (
          <Checkbox key={accountId} value={accountId} label={name || email} mt={8} />
        ))}
      </Checkbox.Group>
      <TextInput
        type="datetime-local"
        label="Deadline for picking a time (optional)"
        data-path="answerBy"
        description="Leave empty to let the applicant pick until the last offered time."
        value={answerBy}
        error={errorOf("answerBy")}
        onChange={({ currentTarget }) => draft.change({ answerBy: currentTarget.value })}
      />
      <TextInput
        label="Title (optional)"
        data-path="title"
        description="For example, “First interview”."
        maxLength={INTERVIEW.maxTitle}
        value={title}
        error={errorOf("title")}
        onChange={({ currentTarget }) => draft.change({ title: currentTarget.value })}
      />
      <TextArea
        label="Message to the applicant (optional)"
        data-path="note"
        minRows={2}
        maxLength={INTERVIEW.maxText}
        value={note}
        error={errorOf("note")}
        onChange={({ currentTarget }) => draft.change({ note: currentTarget.value })}
      />
      <FormMessage tone="no">
        {refused && !Object.keys(refused.fields).some(isShown) ? refused.message : null}
      </FormMessage>
      <Button type="submit" loading={loading}>
        Offer interview
      </Button>
    </form>
  );
}
