import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { findExternalJobId } from "./external-jobs.store.ts";

/** A job, named in one of two ways. */
interface JobName {
  readonly jobId?: string | null;
  readonly externalId?: string | null;
}

/** Finds a company's jobs by their ids in its source system. */
export class ExternalJobService {
  constructor(private readonly platform: Pick<Platform, "db">) {}

  /** Returns the id of the job that is meant. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT */
  async idOf(actor: MaybeActor, { jobId, externalId }: JobName): Promise<string> {
    const { companyId } = requireMember(actor, "CHANGE_JOBS");
    if (typeof jobId === "string" && typeof externalId !== "string") return jobId;
    if (typeof jobId === "string" || typeof externalId !== "string")
      throw invalid({ jobId: "Provide either jobId or externalId." });
    const id = await findExternalJobId(this.platform.db, companyId, externalId);
    if (id === null) throw new AppError("NOT_FOUND", JOB_TEXTS.notFound);
    return id;
  }
}
