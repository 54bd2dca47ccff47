import type { JobEditors } from "../../generated/prisma/enums.ts";
import { type CompanyActor, roleCan } from "../../platform/company-permissions.ts";

// Who in a company may edit a job: change its content, schedule, post, close, reopen and delete it.

/** The part of a job that determines who may edit it. */
export interface OwnedJob {
  readonly editors: JobEditors;
  /** The account of its owner. */
  readonly postedById: string | null;
}

/** Whether a member owns a job or its company: they may always edit it, and decide who else may. */
export const ownsJob = ({ accountId, companyRole }: CompanyActor, { postedById }: Pick<OwnedJob, "postedById">) =>
  companyRole === "OWNER" || (postedById === accountId && roleCan(companyRole, "CHANGE_JOBS"));

/** Whether a member may edit a job of their company. */
export const editsJob = (member: CompanyActor, job: OwnedJob): boolean =>
  roleCan(member.companyRole, "CHANGE_JOBS") && (job.editors === "RECRUITERS" || ownsJob(member, job));

/** The reason why anyone else is refused. `owner`: the name of the job's owner, while they are in the company. */
export const onlyOwners = (owner: string | null | undefined, may: "edit" | "change who edits"): string =>
  owner
    ? `Only ${owner}, who owns this job, and the company's owners may ${may} it.`
    : `Only the company's owners may ${may} this job.`;
