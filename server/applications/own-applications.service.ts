import type { ApplicationStatus } from "../generated/prisma/enums.ts";
import type { JobView } from "../jobs/job-view.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import { type Actor, type MaybeActor, requireAccount, requireSeeker } from "../platform/actor.ts";
import { accountStream, CATCH_UP } from "../platform/bus/account-events.ts";
import type { Platform } from "../platform/platform.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { isId } from "../platform/validation.ts";
import {
  OWN_APPLICATIONS,
  type OwnApplicationRow,
  type OwnApplicationView,
  toOwnApplication,
} from "./own-applications.queries.ts";

/** A change of an application that concerns an account, as that account may see it. */
export interface ApplicationUpdate {
  readonly applicationId: string;
  readonly jobId: string;
  readonly seekerId: string;
  readonly status: ApplicationStatus;
  readonly version: number;
  /** With the viewer's flags as they are now. */
  readonly job: JobView | null;
}

/** What seekers see of their own applications, and how both sides learn of changes. */
export class OwnApplicationService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
  ) {}

  /**
   * The acting seeker's applications, the last sent first, each with its job and history: one statement. Withdrawn ones are
   * left out; those to closed and deleted jobs stay. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
   */
  async list(actor: MaybeActor, page: PageInput): Promise<Page<OwnApplicationView>> {
    const { accountId } = requireSeeker(actor);
    return readPage(this.platform.db, page, {
      name: "own-applications",
      keys: ["a.applied_at", "a.id"],
      values: [accountId],
      text: ({ after, order }) => `${OWN_APPLICATIONS} and a.status <> 'WITHDRAWN' and ${after} ${order}`,
      count: "applications where seeker_id = $1 and status <> 'WITHDRAWN'",
      countsAll: true,
      placeOf: (row: OwnApplicationRow) => ({ at: row.applied_at, id: row.application_id }),
      toNode: toOwnApplication,
    });
  }

  /** The acting seeker's application to a job; null without one and after it was withdrawn. @throws FORBIDDEN */
  async toJob(actor: MaybeActor, jobId: string): Promise<OwnApplicationView | null> {
    const { accountId } = requireSeeker(actor);
    if (!isId(jobId)) return null;
    const { rows } = await this.platform.db.pool.query<OwnApplicationRow>({
      name: "own-application",
      text: `${OWN_APPLICATIONS} and a.status <> 'WITHDRAWN' and a.job_id = $2`,
      values: [accountId, jobId],
    });
    return rows.map(toOwnApplication)[0] ?? null;
  }

  /**
   * Changes of applications that the acting account sent or received, from now on. Null when the stream begins and after
   * a gap in it: the reader loads its lists again. @throws UNAUTHENTICATED
   */
  changes(actor: MaybeActor): AsyncIterableIterator<{ update: ApplicationUpdate | null }> {
    const account = requireAccount(actor);
    return accountStream(this.platform.events, account.accountId, async (event) => {
      if (event.type === CATCH_UP) return { update: null };
      if (event.type !== "application-changed") return null;
      const update = await this.#update(account, event.applicationId);
      return update && { update };
    });
  }

  async #update(account: Actor, applicationId: string): Promise<ApplicationUpdate | null> {
    const application = await this.platform.db.prisma.application.findFirst({
      where: {
        id: applicationId,
        ...(account.role === "SEEKER" ? { seekerId: account.accountId } : { job: { recruiterId: account.accountId } }),
      },
      select: { jobId: true, seekerId: true, status: true, version: true },
    });
    if (!application) return null;
    const [job] = await this.jobs.views(account, [application.jobId]);
    return { applicationId, ...application, job: job ?? null };
  }
}
