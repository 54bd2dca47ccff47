import { randomUUID } from "node:crypto";
import type { MaybeActor } from "../../platform/actor.ts";
import { type CompanyActor, requireMember } from "../../platform/company-permissions.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { UserError } from "../../platform/graphql/user-error.types.ts";
import { requireStillAllowed } from "../../platform/membership.store.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, type Given } from "../../platform/validation.ts";
import { findJobOwners } from "../editors/job-editors.store.ts";
import { editsJob, onlyOwners } from "../editors/job-editors.ts";
import { payChanges } from "../job-pay.ts";
import { UPSERT_CALLS_BY_COMPANY, UPSERTS_BY_COMPANY } from "../jobs.rate-limits.ts";
import { jobSchema, locationOf, salaryOf } from "../jobs.schemas.ts";
import { checkDeadline } from "../lifecycle/job-opening.ts";
import { requireExternalId, toExternalId } from "./external-ids.ts";
import { saveJobs } from "./save-jobs.ts";
import type { UpsertedJob, UpsertJobsPayload, UpsertRateLimit } from "./upsert-jobs.types.ts";
import { findExternalJobs, type JobRecord } from "./upserted-jobs.store.ts";

const MAX_JOBS = 500;

/** A job as it is in its source system, before validation. */
export type ExternalJobInput = { readonly externalId: string } & Given<typeof jobSchema>;

/** Synchronises a company's jobs with a source system. */
export class JobUpsertService {
  constructor(private readonly platform: Platform) {}

  /**
   * Posts jobs of the company, or updates those with the same id in the source system; their open or closed status and
   * their editors stay. A refused job does not stop the others. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for
   * too many, RATE_LIMITED
   */
  async upsert(actor: MaybeActor, jobs: readonly ExternalJobInput[]): Promise<UpsertJobsPayload> {
    const asking = requireMember(actor, "CHANGE_JOBS");
    const { companyId } = asking;
    if (jobs.length > MAX_JOBS) throw invalid({ jobs: `Send at most ${MAX_JOBS} jobs in one call.` });
    if (jobs.length === 0) return { results: [], rateLimit: await this.#rateLimit(companyId) };
    const { db, limits, holdsUnverified } = this.platform;
    await limits.take(UPSERT_CALLS_BY_COMPANY, companyId);
    const results = await db.transaction(async (tx) => {
      const member = await requireStillAllowed(tx, asking, "CHANGE_JOBS");
      const ids = jobs.flatMap(({ externalId }) => toExternalId(externalId) ?? []);
      const stored = new Map(
        (
          await findExternalJobs(
            tx,
            ids.map((externalId) => ({ companyId, externalId })),
          )
        ).map((job) => [job.externalId, job]),
      );
      const others = [...stored.values()].filter((job) => !job.isDeleted && !editsJob(member, job));
      const owners =
        others.length > 0
          ? await findJobOwners(
              tx,
              others.map(({ id }) => id),
            )
          : null;
      const refusals = new Map(others.map(({ id, externalId }) => [externalId, onlyOwners(owners?.get(id), "edit")]));
      const seen = new Set<string>();
      const read = jobs.map((job, index): JobRecord | UserError[] => {
        try {
          const refusal = refusals.get(job.externalId.trim());
          if (refusal) return [userError(index, refusal, undefined, "FORBIDDEN")];
          const deadline = stored.get(job.externalId.trim())?.applicationDeadline ?? null;
          return this.#read(member, job, deadline, seen);
        } catch (error) {
          return userErrorsOf(error, index);
        }
      });
      const records = read.flatMap((one) => (Array.isArray(one) ? [] : [one]));
      const saved = await saveJobs(tx, records, { actorId: member.accountId, detail: "", holdsUnverified });
      const written = saved.filter((one) => "outcome" in one && one.outcome !== "UNCHANGED").length;
      if (written > 0) await this.#countWrites(companyId, written);
      const savedOf = new Map(records.map((record, index) => [record, saved[index]]));
      return read.map((one, index): UpsertedJob => {
        const externalId = jobs[index]?.externalId ?? "";
        const found = Array.isArray(one) ? undefined : savedOf.get(one);
        if (found && "id" in found) {
          const { id: jobId, ...now } = found;
          return { externalId, jobId, ...now, userErrors: [] };
        }
        const userErrors = Array.isArray(one) ? one : [userError(index, found?.refused ?? "")];
        return { externalId, outcome: "REFUSED", jobId: null, status: null, takesApplications: null, userErrors };
      });
    });
    return { results, rateLimit: await this.#rateLimit(companyId) };
  }

  /** Counts the jobs that a call writes; one that does not fit takes nothing. @throws RATE_LIMITED */
  async #countWrites(companyId: string, jobs: number): Promise<void> {
    const { limits } = this.platform;
    try {
      await limits.take(UPSERTS_BY_COMPANY, companyId, jobs);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await limits.giveBack(UPSERTS_BY_COMPANY, companyId, jobs);
      const { remaining } = await limits.left(UPSERTS_BY_COMPANY, companyId);
      const left = `This call writes ${jobs}, but your limit allows ${remaining} more.`;
      throw new AppError("RATE_LIMITED", `${error.message} ${left}`, error.details);
    }
  }

  async #rateLimit(companyId: string): Promise<UpsertRateLimit> {
    const { clock, limits } = this.platform;
    const { remaining, resetSeconds } = await limits.left(UPSERTS_BY_COMPANY, companyId);
    const resetAt = new Date(clock().getTime() + resetSeconds * 1000);
    return { limit: UPSERTS_BY_COMPANY.points, remaining, resetAt };
  }

  /** @throws BAD_USER_INPUT */
  #read(
    { companyId, accountId }: CompanyActor,
    { externalId: given, ...input }: ExternalJobInput,
    storedDeadline: Date | null,
    seen: Set<string>,
  ): JobRecord {
    const externalId = requireExternalId(given);
    if (seen.has(externalId)) throw invalid({ externalId: "An earlier job in the list has this id." });
    const fields = check(jobSchema, input);
    checkDeadline(fields.applicationDeadline, storedDeadline, this.platform.clock());
    const pay = { ...salaryOf(fields.salaryRange), ...payChanges(fields, null) };
    seen.add(externalId);
    return {
      ...{ ...fields, ...pay, location: locationOf(fields) },
      ...{ id: randomUUID(), companyId, externalId, createdAt: null, postedById: accountId },
    };
  }
}

const userError = (
  index: number,
  message: string,
  field?: string,
  code: UserError["code"] = "BAD_USER_INPUT",
): UserError => ({
  code,
  message,
  path: ["input", "jobs", `${index}`, ...(field?.split(".") ?? [])],
});

/** Returns what to fix in the job at this index. */
function userErrorsOf(error: unknown, index: number): UserError[] {
  if (!(error instanceof AppError) || error.code !== "BAD_USER_INPUT") throw error;
  const fields = Object.entries(error.details.fields ?? {});
  return fields.length > 0
    ? fields.map(([field, message]) => userError(index, message, field))
    : [userError(index, error.message)];
}
