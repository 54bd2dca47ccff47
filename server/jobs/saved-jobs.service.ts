import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import type { Platform } from "../platform/platform.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { type JobView, type JobViewRow, jobViewColumns, jobViewJoins, toJobView } from "./job-view.ts";

/** A seeker's wishlist. Saving itself is `JobService.save`. */
export class SavedJobService {
  constructor(private readonly platform: Platform) {}

  /**
   * The acting seeker's saved jobs, the last saved first: one statement. A job that closed or was deleted stays, and says
   * so, until it is taken off. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
   */
  async list(actor: MaybeActor, page: PageInput): Promise<Page<JobView>> {
    const { accountId } = requireSeeker(actor);
    return readPage(this.platform.db, page, {
      name: "saved-jobs",
      keys: ["saved.created_at", "saved.job_id"],
      values: [accountId],
      text: ({ after, order }) => `
        select ${jobViewColumns("j", "$1")}, saved.created_at as saved_at
        from saved_jobs saved join jobs j on j.id = saved.job_id ${jobViewJoins("j", "$1")}
        where saved.seeker_id = $1 and ${after} ${order}`,
      count: "saved_jobs where seeker_id = $1",
      countsAll: true,
      placeOf: (row: JobViewRow & { saved_at: Date }) => ({ at: row.saved_at, id: row.id }),
      toNode: toJobView,
    });
  }
}
