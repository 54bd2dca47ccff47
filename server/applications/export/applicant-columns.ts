import { APPLICATION_SOURCES, APPLICATION_STATUSES, DECISION_REASONS } from "../../../shared/applications.ts";
import { labelOf } from "../../../shared/closed-list.ts";
import type { ApplicationAnswer } from "../answers/answers.types.ts";
import type { ApplicantView } from "../applicants.service.ts";
import { answerAsText, answersAsText } from "./answers-as-text.ts";
import { dayText } from "./csv.ts";

type Cell = (applicant: ApplicantView) => string | Promise<string>;

/** Programs read these: columns are added at the end, never renamed. */
const COLUMNS: Readonly<Record<string, Cell>> = {
  Name: ({ seeker }) => seeker.name,
  Email: ({ seeker }) => seeker.email ?? "",
  Phone: ({ seeker }) => seeker.phone ?? "",
  Location: ({ seeker }) => seeker.location,
  "Current profession": ({ seeker }) => seeker.currentProfession,
  Qualification: ({ seeker }) => seeker.qualification,
  Skills: ({ seeker }) => seeker.skills.join("; "),
  LinkedIn: ({ seeker }) => seeker.linkedin,
  GitHub: ({ seeker }) => seeker.github,
  Status: ({ status }) => labelOf(APPLICATION_STATUSES, status),
  "Applied at": ({ appliedAt }) => appliedAt.toISOString(),
  Note: ({ coverNote }) => coverNote,
  Answers: async ({ loadAnswers }) => answersAsText(await loadAnswers()),
  "Meets requirements": async ({ loadAnswers }) => meetsAll(await loadAnswers()),
  Resume: ({ resumeUrl }) => (resumeUrl ? "yes" : "no"),
  "Status code": ({ status }) => status,
  Stage: ({ stage }) => stage?.name ?? "",
  Tags: ({ tags }) => tags.join("; "),
  "Team notes": async ({ loadNotes }) => (await loadNotes()).map(noteAsText).join("\n"),
  Reason: async ({ loadEvents }) => reasonOf(await loadEvents()),
  Source: ({ source }) => (source ? labelOf(APPLICATION_SOURCES, source) : ""),
  "Response due": ({ answerDueOn }) => dayText(answerDueOn),
  "Closed without a response": ({ unansweredAt }) => dayText(unansweredAt),
};

/** Returns the columns of a table of applicants, the last ones for these questions. */
export const applicantColumns = (questions: readonly string[]): [title: string, cell: Cell][] => [
  ...Object.entries(COLUMNS),
  ...questions.map((question): [string, Cell] => [
    `Question: ${question}`,
    async ({ loadAnswers }) =>
      (await loadAnswers())
        .filter(({ label }) => label === question)
        .map(answerAsText)
        .join("\n"),
  ]),
];

/** Returns whether all answers qualify; empty where any answers would. */
function meetsAll(answers: readonly ApplicationAnswer[]): string {
  if (answers.every(({ isMet }) => isMet === null)) return "";
  return answers.some(({ isMet }) => isMet === false) ? "no" : "yes";
}

type Loaded<Load extends "loadNotes" | "loadEvents"> = Awaited<ReturnType<ApplicantView[Load]>>;

const noteAsText = ({ text, authorName }: Loaded<"loadNotes">[number]): string =>
  `${authorName ?? "Former member"}: ${text}`;

/** Returns the reason for the last decision, in the closed list's words and the member's own. */
function reasonOf(events: Loaded<"loadEvents">): string {
  const decision = events.findLast(({ kind }) => kind === "ACCEPTED" || kind === "REJECTED" || kind === "REMOVED");
  if (!decision || decision.kind === "REMOVED") return "";
  const { reason, reasonText } = decision;
  return [reason && labelOf(DECISION_REASONS, reason), reasonText].filter(Boolean).join(": ");
}
