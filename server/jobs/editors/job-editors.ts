import type { JobEditors } from "../../generated/prisma/enums.ts";
import { type CompanyActor, roleCan } from "../../platform/company-permissions.ts";

// Who of a company edits a job: changes what it says, schedules, posts, closes, reopens and deletes it.

/** What says who edits a job. */
export interface OwnedJob {
  readonly editors: JobEditors;
  /** Its owner's account. */
  readonly postedById: string | null;
}

/** Whether a member is the owner of a job or of its company: they edit it whatever is set, and say who else does. */
export const ownsJob = ({ accountId, companyRole }: CompanyActor, { postedById }: Pick<OwnedJob, "postedById">) =>
  companyRole === "OWNER" || (postedById === accountId && roleCan(companyRole, "CHANGE_JOBS"));

/** Whether a member edits a job of their company. */
export const editsJob = (member: CompanyActor, job: OwnedJob): boolean =>
  roleCan(member.companyRole, "CHANGE_JOBS") && (job.editors === "RECRUITERS" || ownsJob(member, job));

/** Why somebody else may not. `owner`: the name of the job's owner, while they are in the company. */
export const onlyOwners = (owner: string | null | undefined, may: "edit" | "change who edits"): string =>
  owner
    ? `Only ${owner}, who owns this job, and the company's owners may ${may} it.`
    : `Only the company's owners may ${may} this job.`;
