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
import { UPSERTS_BY_COMPANY } from "../jobs.rate-limits.ts";
import { jobSchema, locationOf, salaryOf } from "../jobs.schemas.ts";
import { checkDeadline } from "../lifecycle/job-opening.ts";
import { saveJobs } from "./save-jobs.ts";
import type { UpsertedJob } from "./upsert-jobs.types.ts";
import { findExternalJobs, type JobRecord } from "./upserted-jobs.store.ts";

const MAX_JOBS = 500;
const MAX_EXTERNAL_ID = 200;

/** Whether a text is a valid id: the database must be able to store it. */
const isExternalId = (id: string): boolean => id !== "" && id.length <= MAX_EXTERNAL_ID && !/[\p{Cc}\p{Cs}]/u.test(id);

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
  async upsert(actor: MaybeActor, jobs: readonly ExternalJobInput[]): Promise<UpsertedJob[]> {
    const member = requireMember(actor, "CHANGE_JOBS");
    if (jobs.length > MAX_JOBS) throw invalid({ jobs: `Send at most ${MAX_JOBS} jobs at once.` });
    if (jobs.length === 0) return [];
    const { db, limits, holdsUnverified } = this.platform;
    await limits.take(UPSERTS_BY_COMPANY, member.companyId, jobs.length);
    return db.transaction(async (tx) => {
      await requireStillAllowed(tx, member, "CHANGE_JOBS");
      const ids = jobs.map(({ externalId }) => externalId.trim()).filter(isExternalId);
      const stored = new Map(
        (
          await findExternalJobs(
            tx,
            ids.map((externalId) => ({ companyId: member.companyId, externalId })),
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
      const savedOf = new Map(records.map((record, index) => [record, saved[index]]));
      return read.map((one, index): UpsertedJob => {
        const externalId = jobs[index]?.externalId ?? "";
        const found = Array.isArray(one) ? undefined : savedOf.get(one);
        if (found && "id" in found) return { externalId, outcome: found.outcome, jobId: found.id, userErrors: [] };
        const userErrors = Array.isArray(one) ? one : [userError(index, found?.refused ?? "")];
        return { externalId, outcome: "REFUSED", jobId: null, userErrors };
      });
    });
  }

  /** @throws BAD_USER_INPUT */
  #read(
    { companyId, accountId }: CompanyActor,
    { externalId: given, ...input }: ExternalJobInput,
    storedDeadline: Date | null,
    seen: Set<string>,
  ): JobRecord {
    const externalId = given.trim();
    if (!isExternalId(externalId)) throw invalid({ externalId: `Ids have 1 to ${MAX_EXTERNAL_ID} characters.` });
    if (seen.has(externalId)) throw invalid({ externalId: "An earlier job in the list has this id." });
    const fields = check(jobSchema, input);
    const now = this.platform.clock();
    checkDeadline(fields.applicationDeadline, storedDeadline, now);
    const pay = { ...salaryOf(fields.salaryRange), ...payChanges(fields, null) };
    seen.add(externalId);
    return {
      ...{ ...fields, ...pay, location: locationOf(fields) },
      ...{ id: randomUUID(), companyId, externalId, createdAt: now, postedById: accountId },
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
