import { INTERVIEW, zonedTime } from "../../shared/interviews/interviews.ts";
import { recordEvent } from "../applications/application.store.ts";
import { giveInterimAnswer } from "../applications/response-deadline/interim-answers.ts";
import type { InterviewStatus } from "../generated/prisma/enums.ts";
import { sideOf } from "../messages/application-messages.service.ts";
import { findSides, lockSides, type Side, type Sides } from "../messages/application-sides.store.ts";
import { replySchema } from "../messages/messages.schemas.ts";
import { requireArrangeable } from "../messages/require-arrangeable.ts";
import { appointmentOf } from "../notices/kinds/interviews/interview-appointment.ts";
import type { InterviewNews } from "../notices/kinds/interviews/interview-cause.ts";
import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { companyTopic } from "../platform/bus/topics.ts";
import { recordCompanyEvents } from "../platform/company-events.store.ts";
import { requireMember } from "../platform/company-permissions.ts";
import type { Transaction } from "../platform/database/database.ts";
import { addDays } from "../platform/days.ts";
import { AppError, invalid } from "../platform/errors.ts";
import { calendarFile } from "../platform/mail/calendar-file.ts";
import { requireStillAllowed } from "../platform/membership.store.ts";
import type { Platform } from "../platform/platform.ts";
import { check, requireId } from "../platform/validation.ts";
import { todayIn } from "../platform/zoned-times.ts";
import { lockSeeker } from "../seekers/seekers.store.ts";
import { cancelEnded } from "./cancel-ended.ts";
import { queueNews, queueReminders } from "./interview-news.ts";
import { interviewTimes, overlaps, rangeIn, type TimeRange } from "./interview-times.ts";
import { INTERVIEW_CHANGES, INTERVIEW_OFFERS } from "./interviews.rate-limits.ts";
import { type CheckedOffer, offerSchema, placeSchema } from "./interviews.schemas.ts";
import {
  applicationOf,
  type ChangedInterview,
  countMembersWhoSee,
  findInterview,
  type InterviewChange,
  listLatest,
  listUpcoming,
  lockMembers,
  OPEN,
  type StoredInterview,
  storeChange,
  storeOffer,
} from "./interviews.store.ts";

const NOT_FOUND = "Interview not found.";
const NO_APPLICATION = "Application not found.";

/** An interview, with the times that can be picked now. */
export interface InterviewView extends Omit<StoredInterview, "busy" | "others"> {
  readonly times: readonly Date[];
  /** How often the applicant can still move it. */
  readonly movesLeft: number;
}

/** What a company enters to offer an interview; days and times are those of the time zone. */
export interface OfferInput {
  readonly applicationId: string;
  readonly title?: string | null;
  readonly minutes: number;
  readonly breakMinutes?: number | null;
  readonly interviewerIds: readonly string[];
  readonly place: string;
  readonly note?: string | null;
  readonly timeZone: string;
  readonly ranges: readonly { readonly day: Date | string; readonly from: string; readonly until: string }[];
  readonly answerBy?: Date | null;
  /** The open interview that is replaced, null: none is open; undefined: whatever is open is replaced. */
  readonly replaces?: string | null;
}

/** A locked application with its interview, as one side sees both. */
interface Locked {
  readonly side: Side;
  readonly sides: Sides;
  readonly interview: StoredInterview;
}

type Work = (tx: Transaction, locked: { sides: Sides; interview: StoredInterview | undefined }) => Promise<void>;

/** Arranges interviews: the company offers times, and the applicant picks one. */
export class InterviewService {
  constructor(private readonly platform: Platform) {}

  /** Returns the latest interview of an application; null if there is none. @throws FORBIDDEN, NOT_FOUND */
  async latest(actor: MaybeActor, applicationId: string): Promise<InterviewView | null> {
    const [side, id] = [sideOf(actor), requireId(applicationId, NO_APPLICATION)];
    if (!(await findSides(this.platform.db, side, id))) throw new AppError("NOT_FOUND", NO_APPLICATION);
    const interview = await findInterview(this.platform.db, side, { applicationId: id });
    return interview ? this.#view(interview) : null;
  }

  /** Lists the latest interview of each of these applications that has one, if the actor sees it. @throws FORBIDDEN */
  async latestOf(actor: MaybeActor, applicationIds: readonly string[]): Promise<InterviewView[]> {
    return (await listLatest(this.platform.db, sideOf(actor), applicationIds)).map((interview) =>
      this.#view(interview),
    );
  }

  /**
   * Lists the scheduled interviews of the actor's side that start before a time, the next one first.
   * @throws FORBIDDEN
   */
  async upcoming(actor: MaybeActor, before: Date): Promise<InterviewView[]> {
    return (await listUpcoming(this.platform.db, sideOf(actor), before)).map((interview) => this.#view(interview));
  }

  /**
   * Offers an interview to an applicant. If the application's last one is still open, its times, place and people are
   * replaced, and the applicant picks again. The first offer is an interim answer.
   * @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, RATE_LIMITED, CONFLICT if the applicant does not want to be contacted,
   * was rejected, or has an interview whose outcome is missing, or another one than `replaces` is open
   */
  async offer(actor: MaybeActor, input: OfferInput): Promise<InterviewView> {
    const member = requireMember(actor, "DECIDE");
    const applicationId = requireId(input.applicationId, NO_APPLICATION);
    const { interviewerIds, answerBy, ...offer } = check(offerSchema, {
      ...input,
      breakMinutes: input.breakMinutes ?? 0,
    });
    const now = this.platform.clock();
    const ranges = checkedRanges(offer, now);
    const lastTime = new Date(Math.max(...ranges.map(({ until }) => until.getTime())));
    if (answerBy && (answerBy <= now || answerBy > lastTime))
      throw invalid({ answerBy: "Choose a time from now until the last offered time." });
    await this.platform.limits.take(INTERVIEW_CHANGES, member.accountId);
    const work: Work = async (tx, { sides, interview: before }) => {
      requireArrangeable(sides, "offer an interview");
      const openId = before && OPEN.has(before.status) ? before.id : null;
      if (input.replaces !== undefined && input.replaces !== openId)
        throw new AppError("CONFLICT", "The interview has changed in the meantime. Check it, then offer yours.");
      if (before?.status === "CANCELLED") await cancelEnded(tx, before.id);
      if (before?.status === "SCHEDULED" && isPast(before, now))
        throw new AppError("CONFLICT", "Record whether the last interview took place, then offer the next one.");
      if ((await countMembersWhoSee(tx, sides, interviewerIds)) < interviewerIds.length)
        throw invalid({
          interviewerIds: "Every participant must be able to see this job. Assign interviewers to it first.",
        });
      const { accountId: offeredById, companyId } = member;
      const offered = { ...offer, ranges, answerBy: answerBy ?? lastTime, offeredById };
      const changed = await storeOffer(tx, { applicationId, companyId }, offered, interviewerIds);
      await this.#publish(tx, member, sides, changed, "OFFERED", before);
      await giveInterimAnswer(tx, applicationId, { stage: null, actorId: offeredById, at: this.platform.clock() });
    };
    return this.#inTransaction(member, { applicationId }, work, async ({ times }) => {
      if (times.length === 0)
        throw invalid({ ranges: "No times are left in these ranges: the participants have other interviews then." });
      await this.platform.limits.take(INTERVIEW_OFFERS, applicationId);
    });
  }

  /** Changes where an open interview is. @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED */
  changePlace(actor: MaybeActor, interviewId: string, place: string): Promise<InterviewView> {
    const side = requireMember(actor, "DECIDE");
    const change = check(placeSchema, { place });
    return this.#change(side, interviewId, "PLACE", (locked) => {
      requireOpen(locked, this.platform.clock());
      return change.place === locked.interview.place ? null : change;
    });
  }

  /**
   * Picks one of the times for an interview of the acting seeker, or moves it to another one, at most twice. Those who
   * take part are in one interview at a time: who picks a time second gets an error, and the other times. So is the
   * applicant, of which companies see nothing.
   * @throws FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED
   */
  pick(actor: MaybeActor, interviewId: string, startsAt: Date): Promise<InterviewView> {
    const side = { accountId: requireSeeker(actor).accountId, companyId: null };
    return this.#change(side, interviewId, "SCHEDULED", (locked) => {
      const { interview } = locked;
      const { status, startsAt: was, moves, answerBy, companyName } = interview;
      const now = this.platform.clock();
      if (status === "SCHEDULED" && was?.getTime() === startsAt.getTime()) return null;
      requireOpen(locked, now);
      if (status === "OFFERED" && answerBy <= now)
        throw new AppError("CONFLICT", `You could pick a time until ${zonedTime(answerBy, interview.timeZone)}.`);
      if (status === "SCHEDULED" && moves >= INTERVIEW.maxMoves)
        throw new AppError("CONFLICT", `You have moved this interview twice. Ask ${companyName} for another time.`);
      if (overlaps(startsAt, interview.minutes, interview.others))
        throw new AppError("CONFLICT", "You have another interview at this time. Pick another one.");
      if (!this.#view(interview).times.some((time) => time.getTime() === startsAt.getTime()))
        throw new AppError("CONFLICT", "This time is no longer free. Pick another one.");
      return { status: "SCHEDULED", startsAt, moves: status === "SCHEDULED" ? moves + 1 : moves };
    });
  }

  /** Declines an open interview of the acting seeker. @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, CONFLICT */
  decline(actor: MaybeActor, interviewId: string, reply?: string | null): Promise<InterviewView> {
    const side = { accountId: requireSeeker(actor).accountId, companyId: null };
    return this.#close(side, interviewId, "DECLINED", reply);
  }

  /** Cancels an open interview for the company. @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, CONFLICT */
  cancel(actor: MaybeActor, interviewId: string, reply?: string | null): Promise<InterviewView> {
    return this.#close(requireMember(actor, "DECIDE"), interviewId, "CANCELLED", reply);
  }

  /** Returns an interview as a calendar file for the actor's side to import; null if it is not scheduled. */
  calendarFile(actor: MaybeActor, { startsAt, ...interview }: InterviewView): string | null {
    if (!startsAt || interview.status !== "SCHEDULED") return null;
    const about = appointmentOf(sideOf(actor).companyId === null, interview);
    const appointment = { ...interview, startsAt, isCancelled: false, ...about };
    return calendarFile(appointment, this.platform.publicUrl, null);
  }

  #close(side: Side, interviewId: string, status: "DECLINED" | "CANCELLED", reply?: string | null) {
    const change = { status, ...check(replySchema, { reply }) };
    return this.#change(side, interviewId, status, (locked) => {
      const { interview } = locked;
      if (interview.status === status && interview.reply === change.reply) return null;
      requireOpen(locked, this.platform.clock());
      return change;
    });
  }

  /**
   * Records whether a past interview took place, visible only to the company. Nothing else follows.
   * @throws FORBIDDEN, NOT_FOUND, CONFLICT before it has started
   */
  recordOutcome(actor: MaybeActor, interviewId: string, status: "TOOK_PLACE" | "MISSED"): Promise<InterviewView> {
    return this.#change(requireMember(actor, "DECIDE"), interviewId, null, ({ interview }) => {
      const isOver = ["SCHEDULED", "TOOK_PLACE", "MISSED"].includes(interview.status);
      if (!isOver || !isPast(interview, this.platform.clock()))
        throw new AppError("CONFLICT", "Record this after the interview has started.");
      return { status };
    });
  }

  /** Changes a locked interview as decided on its current state; null: it is as wanted already. */
  async #change(
    side: Side,
    interviewId: string,
    news: InterviewNews | null,
    decide: (locked: Locked) => InterviewChange | null,
  ): Promise<InterviewView> {
    const { db, limits } = this.platform;
    await limits.take(INTERVIEW_CHANGES, side.accountId);
    const id = requireId(interviewId, NOT_FOUND);
    const applicationId = await applicationOf(db, id);
    if (!applicationId) throw new AppError("NOT_FOUND", NOT_FOUND);
    return this.#inTransaction(side, { applicationId, interviewId: id }, async (tx, { sides, interview }) => {
      if (!interview) throw new AppError("NOT_FOUND", NOT_FOUND);
      const change = decide({ side, sides, interview });
      if (!change) return;
      const changed = await storeChange(tx, id, change);
      if (!news) return tx.publish(companyTopic(sides.companyId), { type: "application-changed", applicationId });
      const what = news === "SCHEDULED" && interview.status === "SCHEDULED" ? "MOVED" : news;
      await this.#publish(tx, side, sides, changed, what, interview);
    });
  }

  /** Works on a locked application and its interview, and returns the interview afterwards, once it is accepted. */
  async #inTransaction(
    side: Side,
    { applicationId, interviewId }: { readonly applicationId: string; readonly interviewId?: string },
    work: Work,
    accept?: (after: InterviewView) => Promise<void>,
  ): Promise<InterviewView> {
    const which = interviewId ? { interviewId } : { applicationId };
    return this.platform.db.transaction(async (tx) => {
      const { companyId } = side;
      if (companyId) await requireStillAllowed(tx, { ...side, companyId }, "DECIDE");
      // They pick the time of one interview at a time.
      else await lockSeeker(tx, side.accountId);
      const sides = await lockSides(tx, side, applicationId);
      if (!sides) throw new AppError("NOT_FOUND", interviewId ? NOT_FOUND : NO_APPLICATION);
      if (interviewId) await lockMembers(tx, interviewId);
      await work(tx, { sides, interview: await findInterview(tx, side, which) });
      const after = await findInterview(tx, side, which);
      if (!after) throw new AppError("NOT_FOUND", NOT_FOUND);
      const view = this.#view(after);
      await accept?.(view);
      return view;
    });
  }

  /** Records what happened in the histories, and notifies both sides on every device and by email. */
  async #publish(
    tx: Transaction,
    side: Side,
    sides: Sides,
    { id, sequence, startsAt }: ChangedInterview,
    news: InterviewNews,
    before: StoredInterview | undefined,
  ): Promise<void> {
    const { applicationId, companyId, jobId, job: subject } = sides;
    const kind = `INTERVIEW_${news === "PLACE" ? "MOVED" : news}` as const;
    await recordEvent(tx, { applicationId, kind, actorId: side.accountId, aboutId: id }, sides);
    if (side.companyId && (kind === "INTERVIEW_OFFERED" || kind === "INTERVIEW_CANCELLED"))
      await recordCompanyEvents(tx, [{ companyId, kind, actorId: side.accountId, jobId, applicationId, subject }]);
    const was = before?.status === "SCHEDULED" && before.id === id ? before.startsAt : null;
    const formerIds = was ? (before?.members ?? []).flatMap(({ accountId }) => accountId ?? []) : [];
    await queueNews(tx, id, { news, sequence, was, formerIds });
    if (startsAt && news !== "DECLINED" && news !== "CANCELLED")
      await queueReminders(tx, id, startsAt, this.platform.clock());
  }

  #view({ busy, others, ...interview }: StoredInterview): InterviewView {
    const now = this.platform.clock();
    const { status, answerBy, moves } = interview;
    const movesLeft = Math.max(INTERVIEW.maxMoves - moves, 0);
    const isOpen =
      interview.members.length > 0 &&
      (status === "OFFERED" ? answerBy > now : status === "SCHEDULED" && movesLeft > 0 && !isPast(interview, now));
    const times = isOpen ? interviewTimes({ ...interview, busy }, now) : [];
    const isOffered = (time: Date) =>
      time.getTime() !== interview.startsAt?.getTime() && !overlaps(time, interview.minutes, others);
    return { ...interview, movesLeft, times: times.filter(isOffered) };
  }
}

const isPast = ({ startsAt }: Pick<StoredInterview, "startsAt">, now: Date): boolean =>
  startsAt !== null && startsAt <= now;

/** @throws CONFLICT unless an interview is offered, or scheduled and still to come, and the applicant not rejected */
function requireOpen({ side, sides, interview }: Locked, now: Date): void {
  const { status } = interview;
  const refusals: Partial<Record<InterviewStatus, string>> = {
    DECLINED: `${side.companyId === null ? "You have" : "The applicant has"} declined this interview.`,
    CANCELLED: "This interview was cancelled.",
  };
  if (status !== "OFFERED" && (status !== "SCHEDULED" || isPast(interview, now)))
    throw new AppError("CONFLICT", refusals[status] ?? "This interview has already started.");
  if (sides.status === "REJECTED")
    throw new AppError("CONFLICT", "This application is rejected. Its interview can no longer be changed.");
}

/** @throws BAD_USER_INPUT, with the field of the first range that cannot be offered */
function checkedRanges(
  { timeZone, ranges, minutes }: Pick<CheckedOffer, "timeZone" | "ranges" | "minutes">,
  now: Date,
): readonly TimeRange[] {
  const last = addDays(todayIn(timeZone, now), INTERVIEW.maxDaysAhead);
  return ranges.map((range, index) => {
    const { from, until } = rangeIn(timeZone, range);
    const refuse = (message: string) => invalid({ [`ranges.${index}.day`]: message });
    if (until <= now) throw refuse("This time is in the past. Choose a later one.");
    if (until.getTime() - from.getTime() < minutes * 60_000) throw refuse("This range is shorter than the interview.");
    if (new Date(range.day) > last) throw refuse(`Choose a day within the next ${INTERVIEW.maxDaysAhead} days.`);
    return { from, until };
  });
}
