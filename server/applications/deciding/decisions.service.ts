import { z } from "zod";
import {
  MAX_REASON,
  MAX_SELECTED_APPLICATIONS,
  OUTSIDE_STATUS,
  SETTLING_SECONDS,
} from "../../../shared/applications.ts";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import type { ApplicationStatus, DecisionReason } from "../../generated/prisma/enums.ts";
import { queueNotices } from "../../notices/queue-notices.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { type CompanyActor, requireMember } from "../../platform/company-permissions.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import { requireStillAllowed } from "../../platform/membership.store.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, isId, text } from "../../platform/validation.ts";
import type { ApplicantStatus } from "../applicant-search-conditions.ts";
import { type ApplicationState, recordDecisions } from "../application.store.ts";
import {
  BULK_DECISIONS_BY_RECRUITER,
  DECISIONS_BY_APPLICATION,
  DECISIONS_BY_RECRUITER,
} from "../applications.rate-limits.ts";
import { queueInterimAnswers } from "../response-deadline/interim-answers.ts";
import { lockStage } from "../stages/stages.store.ts";
import { fillPlaceholders, messageText } from "../texts/message-text.ts";
import { publishDecisions } from "./decision.events.ts";
import {
  type LockedApplication,
  lockApplications,
  readAddressees,
  storeDecisions,
  storeMessages,
  type WhichApplications,
} from "./decision.store.ts";
import { type Decision, eventsOf, judge, type Verdict } from "./decision-rules.ts";

const NOT_FOUND = "Application not found.";
const STATUS_WORDS: Record<ApplicationStatus, string> = {
  APPLIED: "open again",
  ACCEPTED: "accepted",
  REJECTED: "rejected",
  WITHDRAWN: "withdrawn by the applicant",
};

/** The target state of applications: another status, another stage, or both. */
export interface DecisionInput {
  readonly status?: ApplicantStatus | null | undefined;
  readonly stageId?: string | null | undefined;
  /** The reason; visible only to the company's members. */
  readonly reason?: DecisionReason | null | undefined;
  readonly reasonText?: string | null | undefined;
  /** The message to the applicants, with placeholders. */
  readonly message?: string | null | undefined;
}

const textsSchema = z.object({ reasonText: text(MAX_REASON, "The reason"), message: messageText });

/** An application with the version that the decision was based on. */
export interface DecidedOn {
  readonly applicationId: string;
  readonly version: number;
}

/** The result for one application of many. */
export interface DecisionResult {
  readonly applicationId: string;
  readonly outcome: Verdict | "NOT_FOUND";
  /** Its state after and before; null when it was not found. */
  readonly now: LockedApplication | null;
  readonly before: LockedApplication | null;
}

/** Decides on applications, one or many, and moves them between stages. */
export class DecisionService {
  constructor(
    private readonly platform: Platform,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Accepts, rejects or returns an application to Applied; every change is also an immutable event. `version`: the one
   * that the recruiter saw; when another decision came first, the call is refused with that decision. Without a version
   * the later decision wins. The applicant's pages are updated at once; the mail waits until the decision can no longer
   * be undone.
   * @throws FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED
   */
  decide(
    actor: MaybeActor,
    which: { applicationId: string } | { jobId: string; seekerId: string },
    status: ApplicantStatus,
    version?: number | null,
  ): Promise<ApplicationState> {
    return this.#changeOne(actor, which, { status }, version);
  }

  /** Moves an undecided application to another stage; `version` as in `decide`. @throws as `decide` */
  move(actor: MaybeActor, applicationId: string, stageId: string, version?: number | null): Promise<ApplicationState> {
    return this.#changeOne(actor, { applicationId }, { stageId }, version);
  }

  /**
   * Like `decide` and `move`, for up to 500 applications, each with its version: valid changes are applied, and each
   * row has a result. A stage on its own moves only undecided applications; with the status APPLIED it reopens the
   * others too.
   * @throws FORBIDDEN, NOT_FOUND for the stage, BAD_USER_INPUT, RATE_LIMITED
   */
  async decideMany(actor: MaybeActor, rows: readonly DecidedOn[], input: DecisionInput): Promise<DecisionResult[]> {
    const member = requireMember(actor, "DECIDE");
    if (rows.length > MAX_SELECTED_APPLICATIONS) {
      throw invalid({ applications: `You can change at most ${MAX_SELECTED_APPLICATIONS} applications at a time.` });
    }
    const limit = rows.length > 1 ? BULK_DECISIONS_BY_RECRUITER : DECISIONS_BY_RECRUITER;
    await this.platform.limits.take(limit, member.accountId);
    const versions = new Map(rows.map(({ applicationId, version }) => [applicationId.toLowerCase(), version]));
    return this.platform.db.transaction(async (tx) => {
      const ids = [...versions.keys()].filter(isId);
      const results = await this.#change(tx, member, { ids }, input, (id) => versions.get(id) ?? null);
      const found = new Map(results.map((result) => [result.applicationId, result]));
      return [...versions.keys()].map(
        (applicationId) => found.get(applicationId) ?? { applicationId, outcome: "NOT_FOUND", now: null, before: null },
      );
    });
  }

  async #changeOne(
    actor: MaybeActor,
    which: { applicationId: string } | { jobId: string; seekerId: string },
    input: DecisionInput,
    version: number | null = null,
  ): Promise<ApplicationState> {
    const member = requireMember(actor, "DECIDE");
    if (!Object.values(which).every(isId)) throw new AppError("NOT_FOUND", NOT_FOUND);
    await this.platform.limits.takeAll([
      [DECISIONS_BY_RECRUITER, member.accountId],
      [DECISIONS_BY_APPLICATION, [member.companyId, ...Object.values(which)].join()],
    ]);
    return this.platform.db.transaction(async (tx) => {
      const named = "applicationId" in which ? { ids: [which.applicationId] } : which;
      const [result] = await this.#change(tx, member, named, input, () => version);
      if (!result?.now) throw new AppError("NOT_FOUND", NOT_FOUND);
      if (result.outcome === "CONFLICT") {
        const { status } = result.now;
        const words = status === "APPLIED" && input.stageId ? "in another stage" : STATUS_WORDS[status];
        throw new AppError("CONFLICT", `Update failed: this application is already ${words}.`, { current: status });
      }
      const { isHidden, ...now } = result.now;
      return isHidden ? { ...now, seekerId: now.applicationId } : now;
    });
  }

  /** Applies the valid changes, in the order of ids, in about six statements regardless of their number. */
  async #change(
    tx: Transaction,
    member: CompanyActor,
    which: WhichApplications,
    input: DecisionInput,
    versionOf: (applicationId: string) => number | null,
  ): Promise<DecisionResult[]> {
    const { accountId: actorId, companyId } = member;
    await requireStillAllowed(tx, member, "DECIDE");
    const decision = await this.#check(tx, companyId, input);
    const rows = (await lockApplications(tx, companyId, which)).map((before) => {
      const outcome = judge(before, decision, versionOf(before.applicationId));
      const now = outcome === "DONE" ? decided(before, decision) : before;
      return { applicationId: before.applicationId, outcome, now, before };
    });
    const done = rows.filter(({ outcome }) => outcome === "DONE");
    if (done.length === 0) return rows;
    const ids = done.map(({ applicationId }) => applicationId);
    await storeDecisions(tx, ids, { status: decision.status ?? null, stageId: decision.stage?.id ?? null });
    if (decision.message) {
      const addressees = await readAddressees(tx, ids);
      await storeMessages(
        tx,
        addressees.map(({ id, ...addressee }) => ({ id, message: fillPlaceholders(decision.message, addressee) })),
      );
    }
    const bulk = done.length > 1;
    await recordDecisions(
      tx,
      done.flatMap(({ before }) => eventsOf(before, decision, { actorId, bulk })),
    );
    const shown = done.filter(({ before, now }) => before.status !== now.status).map(({ now }) => now);
    const act = actBy(member, "APPLICATION_DECIDED");
    await this.auditLog.record(
      tx,
      shown.map(({ seekerId }) => ({ ...act, subjectId: seekerId })),
    );
    // A further decision restarts the delay, so that decisions in quick succession send one notification.
    await queueNotices(
      tx,
      "DECISION",
      shown.map(({ applicationId }) => ({ id: applicationId, cause: { applicationId }, delay: SETTLING_SECONDS })),
    );
    if (decision.stage?.notifiesApplicants) await queueInterimAnswers(tx, ids, SETTLING_SECONDS);
    publishDecisions(
      tx,
      companyId,
      done.map(({ now }) => now),
      shown,
    );
    return rows;
  }

  async #check(
    tx: Transaction,
    companyId: string,
    { status, stageId, reason, ...input }: DecisionInput,
  ): Promise<Decision> {
    if (!status && !stageId) throw invalid({ status: "Choose what to do with the applications." });
    const { reasonText, message } = check(textsSchema, input);
    const texts = { reason: reason ?? null, reasonText: reasonText || null, message };
    if (message && status !== "ACCEPTED" && status !== "REJECTED") {
      throw invalid({ message: "A message can only accompany an acceptance or a rejection." });
    }
    if (!stageId) return { ...texts, ...(status && { status }) };
    if (status && status !== OUTSIDE_STATUS.inAStage) {
      throw invalid({ stageId: "Only undecided applications have a stage." });
    }
    const stage = isId(stageId) ? await lockStage(tx, companyId, stageId) : null;
    if (!stage) throw new AppError("NOT_FOUND", "Stage not found. Someone may have removed it.");
    return { ...texts, ...(status && { status }), stage };
  }
}

const decided = (before: LockedApplication, { status, stage }: Decision): LockedApplication => ({
  ...before,
  status: status ?? before.status,
  stageId: stage?.id ?? before.stageId,
  version: before.version + 1,
});
