import { lockSides } from "../../messages/application-sides.store.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { type CompanyEvent, companyTopic } from "../../platform/bus/topics.ts";
import { type CompanyAction, type CompanyActor, requireMember, roleCan } from "../../platform/company-permissions.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { requireStillAllowed } from "../../platform/membership.store.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, requireId } from "../../platform/validation.ts";
import { INTERVIEW_CHANGES } from "../interviews.rate-limits.ts";
import { questionsSchema, scorecardSchema } from "./scorecards.schemas.ts";
import { findScorecards, type StoredScorecards, storeQuestions, storeScorecard } from "./scorecards.store.ts";
import type { ApplicationScorecards, SaveScorecardInput } from "./scorecards.types.ts";

const NO_APPLICATION = "Application not found.";

/** Lets interviewers answer a job's questions about an applicant, each without knowing the others' answers. */
export class ScorecardService {
  constructor(private readonly platform: Platform) {}

  /** Returns the scorecards of an application that the acting member can see. @throws FORBIDDEN, NOT_FOUND */
  async find(actor: MaybeActor, applicationId: string): Promise<ApplicationScorecards> {
    const member = requireMember(actor, "SEE_JOBS");
    const found = await findScorecards(this.platform.db, member, requireId(applicationId, NO_APPLICATION));
    if (!found) throw new AppError("NOT_FOUND", NO_APPLICATION);
    return shown(found, member);
  }

  /**
   * Saves the acting member's answers once an interview in which they take part has begun. Their answers to former questions
   * stay. @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, RATE_LIMITED, CONFLICT if they cannot answer now
   */
  save(
    actor: MaybeActor,
    { applicationId, interviewId, ...input }: SaveScorecardInput,
  ): Promise<ApplicationScorecards> {
    return this.#change(
      actor,
      "WRITE_NOTES",
      applicationId,
      async (tx, { scorecards, questions, ...found }, member) => {
        if (found.isDecided)
          throw new AppError(
            "CONFLICT",
            "This application is decided. Scorecards can be saved only before the decision.",
          );
        if (questions.length === 0)
          throw new AppError(
            "CONFLICT",
            "This job has no scorecard questions. Add questions, then fill in the scorecard.",
          );
        if (found.interviewId === null || found.interviewId !== interviewId)
          throw new AppError(
            "CONFLICT",
            "Only participants in an interview can save a scorecard, once it has begun and if it took place.",
          );
        const { answers, text } = check(scorecardSchema(questions), input);
        const before = scorecards.find((card) => card.isOwn && card.interviewId === interviewId)?.answers ?? [];
        const former = before.filter(({ question }) => !questions.includes(question));
        const ids = { applicationId: found.applicationId, interviewId, accountId: member.accountId };
        await storeScorecard(tx, ids, { answers: [...answers, ...former], text });
        return { type: "application-changed", applicationId: found.applicationId };
      },
    );
  }

  /**
   * Sets the questions of the job that an application is for. @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND,
   * RATE_LIMITED
   */
  setQuestions(actor: MaybeActor, applicationId: string, given: readonly string[]): Promise<ApplicationScorecards> {
    return this.#change(actor, "DECIDE", applicationId, async (tx, { jobId }) => {
      await storeQuestions(tx, jobId, check(questionsSchema, { questions: given }).questions);
      return { type: "applications-changed" };
    });
  }

  /**
   * Changes something about a locked application's scorecards, publishes the event that this returns, and returns the
   * scorecards afterwards.
   */
  async #change(
    actor: MaybeActor,
    action: CompanyAction,
    applicationId: string,
    change: (tx: Transaction, found: StoredScorecards, member: CompanyActor) => Promise<CompanyEvent>,
  ): Promise<ApplicationScorecards> {
    const member = requireMember(actor, action);
    const id = requireId(applicationId, NO_APPLICATION);
    await this.platform.limits.take(INTERVIEW_CHANGES, member.accountId);
    await this.platform.db.transaction(async (tx) => {
      await requireStillAllowed(tx, member, action);
      await lockSides(tx, member, id);
      const found = await findScorecards(tx, member, id);
      if (!found) throw new AppError("NOT_FOUND", NO_APPLICATION);
      tx.publish(companyTopic(member.companyId), await change(tx, found, member));
    });
    return this.find(actor, id);
  }
}

/** What a member sees: nothing of an interview in which they take part before they have answered. */
function shown({ isDecided, ...found }: StoredScorecards, { companyRole }: CompanyActor): ApplicationScorecards {
  const mayAnswer = roleCan(companyRole, "WRITE_NOTES");
  const sees = ({ takesPart, hasAnswered }: StoredScorecards["scorecards"][number]) =>
    hasAnswered || (!takesPart && roleCan(companyRole, "DECIDE"));
  return {
    ...found,
    interviewId: mayAnswer && !isDecided && found.questions.length > 0 ? found.interviewId : null,
    scorecards: found.scorecards.filter(sees),
    hiddenCount: found.scorecards.filter((card) => mayAnswer && card.takesPart && !sees(card)).length,
  };
}
