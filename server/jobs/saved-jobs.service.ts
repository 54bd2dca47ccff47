import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import type { Platform } from "../platform/platform.ts";
import { cursorsOf, decodeCursor } from "../platform/search/cursor.ts";
import { checkPage, type Page, type PageInput } from "../platform/search/page.ts";
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
    const { first, after } = checkPage(page);
    const place = decodeCursor(after);
    const { rows } = await this.platform.db.pool.query<JobViewRow & { saved_at: Date }>({
      name: "saved-jobs",
      text: `select ${jobViewColumns("j", "$1")}, saved.created_at as saved_at
        from saved_jobs saved join jobs j on j.id = saved.job_id ${jobViewJoins("j", "$1")}
        where saved.seeker_id = $1 and ($2::timestamptz is null or (saved.created_at, saved.job_id) < ($2, $3::uuid))
        order by saved.created_at desc, saved.job_id desc limit $4`,
      values: [accountId, place?.at ?? null, place?.id ?? null, first + 1],
    });
    const shown = rows.slice(0, first);
    return {
      nodes: shown.map(toJobView),
      cursorAt: cursorsOf(shown, (row) => ({ at: row.saved_at, id: row.id })),
      hasNextPage: rows.length > first,
      total: async () => ({
        count: await this.platform.db.prisma.savedJob.count({ where: { seekerId: accountId } }),
        capped: false,
      }),
    };
  }
}
