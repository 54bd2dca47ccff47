import DataLoader from "dataloader";
import { MAX_SELECTED_APPLICATIONS, SETTLING_SECONDS } from "../../shared/applications.ts";
import type { ProfileAccessService } from "../audit/profile-access.service.ts";
import type { PostedJobService } from "../jobs/posted/posted-jobs.service.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { requireMember } from "../platform/company-permissions.ts";
import { addDays, dayOf } from "../platform/days.ts";
import { AppError } from "../platform/errors.ts";
import { hiderOf } from "../platform/hide-texts.ts";
import type { Platform } from "../platform/platform.ts";
import { mapPage, type Page, type PageInput } from "../platform/search/page.ts";
import { cleanText, requireId } from "../platform/validation.ts";
import type { ReadResume } from "../seekers/resumes/resume-text.store.ts";
import { withoutContacts } from "../seekers/seeker-view.ts";
import { type ContactChoice, type SeekerService, WITH_CONTACTS } from "../seekers/seekers.service.ts";
import type { Seeker } from "../seekers/seekers.types.ts";
import { readAnswers } from "./answers/answers.store.ts";
import type { ApplicationAnswer } from "./answers/answers.types.ts";
import {
  countApplicants,
  findApplicant,
  listReceivedApplications,
  type ReceivedApplication,
  searchApplicants,
  selectApplicants,
} from "./applicant.store.ts";
import type { ApplicantCounts, ApplicantSelection } from "./applicant-counts.types.ts";
import {
  readApplicationsOfSeekers,
  readEarlierApplications,
  readEvents,
  readResumeTexts,
  type SeekerOfMember,
} from "./applicant-details.store.ts";
import type { AnswerDue, ApplicantOrder } from "./applicant-search.args.ts";
import type { ApplicantFilter, ApplicantScope } from "./applicant-search-conditions.ts";
import type { EarlierApplication } from "./applicants.types.ts";
import { type BareState, findReceivedState } from "./application.store.ts";
import type { ApplicationEvent } from "./applications.types.ts";
import { hideAnswer, hideApplicant } from "./blind/hide-applicant.ts";
import { readNotes } from "./notes/notes.store.ts";
import type { ApplicationNote } from "./notes/notes.types.ts";

/** An application with its applicant, as the job's company sees it. */
export interface ApplicantView extends ReceivedApplication {
  /** The resume as sent; if none was sent, the current one of the profile. */
  readonly resumeUrl: string | null;
  /** Whether it is the profile's, because none was sent. */
  readonly resumeFromProfile: boolean;
  readonly seeker: Seeker;
  readonly undoableUntil: Date;
  /** Each of these loads the data of a whole page in one statement. */
  readonly loadEvents: () => Promise<readonly ApplicationEvent[]>;
  readonly loadAnswers: () => Promise<readonly ApplicationAnswer[]>;
  readonly loadNotes: () => Promise<readonly ApplicationNote[]>;
  readonly loadResumeProblem: () => Promise<ReadResume["problem"]>;
  /** Reads the text of the resume, which is recorded as opening it. */
  readonly readResumeText: () => Promise<string | null>;
  readonly loadEarlier: () => Promise<readonly EarlierApplication[]>;
}

/** Selects applicants. */
export type ApplicantQuery = Omit<ApplicantFilter, "dueBetween"> & { readonly due?: AnswerDue | null | undefined };

const NOT_FOUND = "Application not found.";

/** Reads the applicants to a company's jobs, for its members. */
export class ApplicantService {
  /** A page of people asks in one statement; nothing is cached. */
  readonly #ofSeekers = new DataLoader<SeekerOfMember, EarlierApplication[]>(
    (asked) => readApplicationsOfSeekers(this.platform.db, asked),
    { cache: false },
  );

  constructor(
    private readonly platform: Platform,
    private readonly postedJobs: PostedJobService,
    private readonly seekers: SeekerService,
    private readonly access: ProfileAccessService,
  ) {}

  /**
   * Lists a person's applications to jobs of the acting member's company, newest first, as far as the member sees them
   * and may know the sender. Nothing for anyone else, and for API keys that may not read applications.
   */
  async ofSeeker(actor: MaybeActor, seekerId: string): Promise<readonly EarlierApplication[]> {
    if (actor?.role !== "RECRUITER" || !actor.company) return [];
    if (actor.key && !actor.key.scopes.includes("applications:read")) return [];
    const { companyId, interviewerId } = requireMember(actor, "SEE_JOBS");
    return this.#ofSeekers.load({ seekerId, companyId, interviewerId });
  }

  /**
   * Lists the applicants to a job of the company, or to all its jobs that the actor may see, newest application first
   * unless another order is given, without withdrawn ones, in three statements. `search.status`: one tab; null for all.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT
   */
  async list(
    actor: MaybeActor,
    jobId: string | null,
    search: ApplicantQuery,
    page: PageInput,
    order: ApplicantOrder = "NEWEST",
    contacts = WITH_CONTACTS,
  ): Promise<Page<ApplicantView>> {
    const scope = await this.#scope(actor, jobId);
    return this.#pageOf(
      actor,
      await searchApplicants(this.platform.db, { ...this.#check(search), ...scope }, page, order),
      contacts,
    );
  }

  /**
   * Returns what `list` finds for one job, at most 500, to change them together, in one statement plus the access
   * check. @throws as `list`
   */
  async select(actor: MaybeActor, jobId: string, search: ApplicantQuery): Promise<ApplicantSelection> {
    const scope = await this.#scope(actor, jobId);
    return selectApplicants(this.platform.db, { ...this.#check(search), ...scope }, MAX_SELECTED_APPLICATIONS);
  }

  /**
   * Counts what `list` finds in each tab and stage, and with each tag, in one statement plus the access check. @throws
   * as `list`
   */
  async count(
    actor: MaybeActor,
    jobId: string | null,
    search: Omit<ApplicantQuery, "status" | "stageId">,
  ): Promise<ApplicantCounts> {
    const scope = await this.#scope(actor, jobId);
    return countApplicants(this.platform.db, { ...this.#check(search), ...scope });
  }

  /**
   * Lists the applications to all jobs of the company, newest first, in two statements. @throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT
   */
  async all(actor: MaybeActor, page: PageInput): Promise<Page<ApplicantView>> {
    const member = requireMember(actor, "SEE_JOBS");
    return this.#pageOf(actor, await listReceivedApplications(this.platform.db, member, page));
  }

  /**
   * Returns the newest applications to all jobs of the company, without contact details, so that none count as seen.
   * @throws UNAUTHENTICATED, FORBIDDEN
   */
  async newest(actor: MaybeActor, first: number): Promise<readonly ApplicantView[]> {
    const page = await listReceivedApplications(this.platform.db, requireMember(actor, "SEE_JOBS"), { first });
    return (await this.#pageOf(actor, page, { withContacts: false })).nodes;
  }

  /**
   * Returns one application to a job of the company, unless withdrawn. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async get(actor: MaybeActor, applicationId: string, contacts = WITH_CONTACTS): Promise<ApplicantView> {
    const member = requireMember(actor, "SEE_JOBS");
    const application = await findApplicant(this.platform.db, member, requireId(applicationId, NOT_FOUND));
    const applicants = await this.#withSeekers(actor, application ? [application] : [], contacts);
    const applicant = application && applicants(application);
    if (!applicant) throw new AppError("NOT_FOUND", NOT_FOUND);
    return applicant;
  }

  /**
   * Returns the state of one application to a job of the company, withdrawn or not, for programs that missed an event.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async state(actor: MaybeActor, applicationId: string): Promise<BareState> {
    const member = requireMember(actor, "SEE_JOBS");
    const found = await findReceivedState(this.platform.db, member, requireId(applicationId, NOT_FOUND));
    if (!found) throw new AppError("NOT_FOUND", NOT_FOUND);
    return found;
  }

  /**
   * Returns the scope of one job, if the actor may see it; without one, of all jobs that they may see. @throws
   * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async #scope(actor: MaybeActor, jobId: string | null): Promise<ApplicantScope> {
    if (jobId === null) return { seen: requireMember(actor, "SEE_JOBS") };
    return { jobId: (await this.postedJobs.own(actor, jobId)).id };
  }

  /**
   * Validates the stage id of a search, cleans its tag as stored tags are, and resolves its due date to days. @throws
   * NOT_FOUND
   */
  #check({ due, stageId, tag, ...search }: ApplicantQuery): ApplicantFilter {
    return {
      ...search,
      tag: cleanText(tag ?? "") || null,
      stageId: stageId ? requireId(stageId, "Stage not found.") : null,
      dueBetween: due ? daysOf(due, dayOf(this.platform.clock())) : null,
    };
  }

  async #pageOf(
    actor: MaybeActor,
    page: Page<ReceivedApplication>,
    contacts = WITH_CONTACTS,
  ): Promise<Page<ApplicantView>> {
    return mapPage(page, await this.#withSeekers(actor, page.nodes, contacts));
  }

  /** Adds the applicants to these applications; those whose seeker no longer exists are left out. */
  async #withSeekers(actor: MaybeActor, applications: readonly ReceivedApplication[], { withContacts }: ContactChoice) {
    const views = await this.seekers.views(actor, [...new Set(applications.map(({ seekerId }) => seekerId))]);
    const byId = new Map(views.map((view) => [view.id, view]));
    const reachable = withContacts ? applications.filter(({ isHidden }) => !isHidden) : [];
    const named = reachable.map(({ seekerId }) => seekerId);
    await this.access.seeContacts(actor, [...new Set(named)], true);
    const ids = applications.map(({ id }) => id);
    const { db } = this.platform;
    const events = once(() => readEvents(db, ids));
    const answers = once(() => readAnswers(db, ids));
    const notes = once(() => readNotes(db, ids, actor?.accountId ?? null));
    const resumes = once(() => readResumeTexts(db, ids));
    const earlier = once(() => readEarlierApplications(db, requireMember(actor, "SEE_JOBS"), ids));
    return (application: ReceivedApplication): ApplicantView | undefined => {
      const known = byId.get(application.seekerId);
      if (!known) return undefined;
      const { id, isHidden } = application;
      const shown = withContacts ? known : withoutContacts(known);
      const seeker = isHidden ? hideApplicant(known, id) : shown;
      const resumeFromProfile = application.resumeUrl === null && known.hasResume;
      const resumeUrl = isHidden ? null : (application.resumeUrl ?? known.resumeUrl);
      const loadResume = async () => (await resumes()).get(id)?.[0];
      const hide = hiderOf(isHidden ? known : null);
      const [coverNote, message] = [hide(application.coverNote), hide(application.message)];
      return {
        ...{ ...application, seekerId: seeker.id, resumeUrl, resumeFromProfile, seeker, coverNote, message },
        undoableUntil: new Date(application.appliedAt.getTime() + SETTLING_SECONDS * 1000),
        loadEvents: async () =>
          ((await events()).get(id) ?? []).map((event) =>
            event.kind === "WITHDRAWN" ? { ...event, reasonText: event.reasonText && hide(event.reasonText) } : event,
          ),
        loadAnswers: async () => {
          const given = (await answers()).get(id) ?? [];
          return isHidden ? given.map((answer) => hideAnswer(answer, known)) : given;
        },
        loadNotes: async () => (await notes()).get(id) ?? [],
        loadResumeProblem: async () => (await loadResume())?.problem ?? null,
        readResumeText: async () => {
          const resume = await loadResume();
          if (!resume || resume.problem) return null;
          if (actor) this.access.takeResumes(actor, [application.seekerId]);
          return hide(resume.text);
        },
        // The other application may reveal the same person's name.
        loadEarlier: async () => (isHidden ? [] : ((await earlier()).get(id) ?? [])),
      };
    };
  }
}

/** Returns the days that `due` stands for, inclusive. */
function daysOf(due: AnswerDue, today: Date): NonNullable<ApplicantFilter["dueBetween"]> {
  if (due === "PASSED") return [null, addDays(today, -1)];
  return [today, addDays(today, due === "TODAY" ? 0 : 6)];
}

/** Loads on the first call only. */
function once<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let reading: Promise<Read> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
