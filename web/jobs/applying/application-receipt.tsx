import type { ApolloClient } from "@apollo/client";
import { Button } from "@mantine/core";
import { Suspense, use, useState } from "react";
import { MAX_COVER_NOTE, UNDO_SECONDS } from "../../../shared/applications.ts";
import { type AiPolicyValue, aiPolicySentence } from "../../../shared/jobs.options.ts";
import type { FieldChange, Outcome } from "../../apollo/change-queue.ts";
import { forgetField } from "../../apollo/connection-cache.ts";
import { attempt, problemOf } from "../../apollo/problem.ts";
import type { ApplicationReceiptQuery } from "../../generated/graphql.ts";
import {
  ApplicationReceiptDocument,
  UndoApplicationDocument,
  WriteCoverNoteDocument,
} from "../../generated/jobs/applying/application-receipt.ts";
import { completeness } from "../../seekers/completeness.ts";
import { completable } from "../../seekers/own-profile.ts";
import { longDate } from "../../ui/dates.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { announce } from "../../ui/notices/announce.tsx";
import { notifyFailure } from "../../ui/notices/notify.ts";
import { offerUndo } from "../../ui/notices/undo-notice.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { JobView } from "../job-view.ts";
import classes from "./application-receipt.module.css";

/** The job applied to. */
export type AppliedJob = Pick<JobView, "id" | "title"> & { readonly company: { readonly name: string } };

interface ReceiptOf {
  client: ApolloClient;
  job: AppliedJob;
  /** By the page's clock. */
  sentAt: number;
  /** Applies a change optimistically, and rolls it back on failure. */
  change: (change: FieldChange) => Promise<Outcome>;
}

/** Shows what the company sees, accepts a note for it, and offers for ten seconds to undo the application. */
export function showReceipt({ client, job, sentAt, change }: ReceiptOf): void {
  const { id, title } = job;
  const undo = () =>
    void change({
      of: { __typename: "Job", id },
      field: "viewerApplicationStatus",
      from: "APPLIED",
      to: null,
      along: { viewerAppliedAt: null, viewerCanApply: true },
      lists: ["appliedJobs"],
      send: async () => {
        await client.mutate({ mutation: UndoApplicationDocument, variables: { input: { jobId: id } } });
        return null;
      },
    }).then(
      () => {
        forgetField(client.cache, "appliedJobs");
        announce(`Your application to ${title} was cancelled.`);
      },
      (error: unknown) => notifyFailure(problemOf(error).message),
    );
  const variables = { jobId: id };
  const answer = client
    .query({ query: ApplicationReceiptDocument, variables, fetchPolicy: "network-only" })
    .then(({ data }) => data ?? null)
    .catch(() => null);
  offerUndo({
    about: `application:${id}`,
    message: `You applied to ${title}.`,
    seconds: UNDO_SECONDS - (performance.now() - sentAt) / 1000,
    undo,
    // The offer does not wait for its details to load.
    details: (
      <Suspense>
        <Receipt client={client} job={job} answer={answer} />
      </Suspense>
    ),
  });
}

interface ReceiptProps {
  client: ApolloClient;
  job: AppliedJob;
  /** Null when it cannot be loaded: only the offer is shown then. */
  answer: Promise<ApplicationReceiptQuery | null>;
}

function Receipt({ client, job, answer }: ReceiptProps) {
  const data = use(answer);
  if (!data) return null;
  const { ownApplication, viewerSeeker } = data;
  const { next } = viewerSeeker ? completeness(completable(viewerSeeker)) : { next: null };
  return (
    <section className={classes.receipt} aria-label="What was sent">
      <p>{job.company.name} sees:</p>
      <ul className={classes.sees}>
        <li>
          <PageLink to="/main/userprofile">your profile</PageLink>
        </li>
        <li>
          {ownApplication?.resumeName ? `the resume ${ownApplication.resumeName}` : "no resume, as there is none yet"}
        </li>
        {ownApplication?.answers.length ? <li>your answers</li> : null}
        <li>{[viewerSeeker?.email, viewerSeeker?.phone].filter(Boolean).join(", ")}</li>
      </ul>
      {ownApplication?.answerDueOn ? (
        <p>
          {job.company.name} will respond by {longDate(ownApplication.answerDueOn)}.
        </p>
      ) : null}
      {next ? (
        <p className={classes.quiet}>
          Next: <PageLink to={`/main/userprofile-edit#${next.section}`}>{next.add}</PageLink>
        </p>
      ) : null}
      <NoteField client={client} job={job} aiPolicy={ownApplication?.job.aiPolicy ?? null} />
    </section>
  );
}

const focus = (field: HTMLElement | null) => field?.focus();
/** For what replaces a pressed button, unless the person has gone elsewhere meanwhile. */
const focusIfLost = (button: HTMLElement | null) => {
  if (document.activeElement === document.body) focus(button);
};

interface NoteFieldProps extends Omit<ReceiptProps, "answer"> {
  aiPolicy: AiPolicyValue | null;
}

/**
 * Collapsed at first; a saved note can be changed while it is on the screen and the company has not opened the
 * application.
 */
function NoteField({ client, job: { id, company }, aiPolicy }: NoteFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [saved, setSaved] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="subtle" onClick={() => setOpen(true)} {...(saved && { ref: focusIfLost })}>
        {saved ? "Change your note" : "Add a note"}
      </Button>
    );
  }
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const variables = { input: { jobId: id, text } };
    const failure = await attempt(() => client.mutate({ mutation: WriteCoverNoteDocument, variables }));
    setSaving(false);
    setProblem(failure && (failure.fields.text ?? failure.message));
    if (failure) return;
    setSaved(text);
    setOpen(false);
    announce("Your note is saved.");
  };
  return (
    <>
      <TextArea
        label={`A note to ${company.name}`}
        description={[
          "Only the company can read it. You can edit it until they open your application.",
          aiPolicySentence(aiPolicy),
        ]
          .join(" ")
          .trim()}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={problem}
        maxLength={MAX_COVER_NOTE}
        minRows={3}
        maxRows={8}
        ref={focus}
      />
      <Button onClick={() => void save()} loading={isSaving}>
        Save note
      </Button>
    </>
  );
}
