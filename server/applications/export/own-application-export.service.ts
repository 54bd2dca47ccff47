import { APPLICATION_STATUSES, UNANSWERED } from "../../../shared/applications.ts";
import { labelOf } from "../../../shared/closed-list.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { requireSeeker } from "../../platform/actor.ts";
import type { Platform } from "../../platform/platform.ts";
import { endCursor, MAX_PAGE } from "../../platform/search/page.ts";
import { APPLICANT_EXPORTS } from "../applications.rate-limits.ts";
import type { OwnApplicationService } from "../own-applications.service.ts";
import type { OwnApplication } from "../own-applications.types.ts";
import { answersAsText } from "./answers-as-text.ts";
import { csvHead, csvOf, dayText } from "./csv.ts";

const decidedOn = ({ status, events }: OwnApplication) =>
  dayText(events.findLast(({ kind }) => kind === status)?.createdAt);
const interimAnswerOf = ({ events, appliedAt }: OwnApplication) =>
  events.findLast(({ kind, createdAt }) => kind === "INTERIM_ANSWER" && createdAt >= appliedAt);
const openedOn = ({ events }: OwnApplication) => dayText(events.findLast(({ kind }) => kind === "OPENED")?.createdAt);

const COLUMNS: Readonly<Record<string, (application: OwnApplication) => string>> = {
  Job: ({ job }) => job.title,
  Company: ({ job }) => job.company.name,
  Location: ({ job }) => job.location,
  Status: ({ status, unansweredAt }) =>
    status === "APPLIED" && unansweredAt ? UNANSWERED : labelOf(APPLICATION_STATUSES, status),
  Applied: ({ appliedAt }) => dayText(appliedAt),
  Opened: openedOn,
  "Moved to": (application) => interimAnswerOf(application)?.stage ?? "",
  "Moved on": (application) => dayText(interimAnswerOf(application)?.createdAt),
  "Response promised by": ({ answerDueOn }) => dayText(answerDueOn),
  "Closed without a response": ({ unansweredAt }) => dayText(unansweredAt),
  Decided: (application) => (application.status === "APPLIED" ? "" : decidedOn(application)),
  "Message from the company": ({ message }) => message ?? "",
  Note: ({ coverNote }) => coverNote,
  Answers: ({ answers }) => answersAsText(answers),
  Resume: ({ resumeName }) => resumeName ?? "",
  "Status code": ({ status }) => status,
};

/** Exports a seeker's own applications. */
export class OwnApplicationExportService {
  constructor(
    private readonly platform: Platform,
    private readonly ownApplications: OwnApplicationService,
  ) {}

  /**
   * Exports all applications that are not withdrawn as CSV for spreadsheets, read page by page. @throws
   * UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED
   */
  async table(actor: MaybeActor): Promise<AsyncIterable<string>> {
    const { accountId } = requireSeeker(actor);
    await this.platform.limits.take(APPLICANT_EXPORTS, accountId);
    return this.#rows(actor);
  }

  async *#rows(actor: MaybeActor): AsyncGenerator<string> {
    yield csvHead(Object.keys(COLUMNS));
    for (let after: string | null = null, more = true; more; ) {
      const page = await this.ownApplications.list(actor, { first: MAX_PAGE, after });
      yield csvOf(page.nodes.map((application) => Object.values(COLUMNS).map((cell) => cell(application))));
      after = endCursor(page);
      more = page.hasNextPage;
    }
  }
}
