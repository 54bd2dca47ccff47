import { SEEKER_TEXTS } from "../../shared/seekers.ts";
import { type Actor, type MaybeActor, requireAccount, requireSeeker } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { checkPage, mapPage, type Page, type PageInput } from "../platform/search/page.ts";
import { requireId } from "../platform/validation.ts";
import { blockedBetween } from "./blocked.sql.ts";
import { searchPeers } from "./seeker.search.ts";
import type { SeekerSearch } from "./seeker.search-conditions.ts";
import { seekerViewColumns, seekerViewJoins } from "./seeker-view.sql.ts";
import { nameAlone, type SeekerView, type SeekerViewRow, toSeekerView } from "./seeker-view.ts";

/** Reading seekers' profiles. Changing one's own has a home of its own: `seeker-profile.service.ts`. */
export class SeekerService {
  constructor(private readonly platform: Platform) {}

  /**
   * Views of these seekers as the actor may see them, in no promised order; unknown ids are left out, and people with whom
   * there is a block. For batches within other services, which decide whom the actor may find.
   */
  async views(actor: MaybeActor, ids: readonly string[]): Promise<SeekerView[]> {
    const found = await this.#read(actor, ids);
    return found.flatMap(({ view, blocked }) => (blocked ? [] : [view]));
  }

  /** As `views`, of people with whom the actor has a past: where there is a block since, the name is left of them. */
  async partners(actor: MaybeActor, ids: readonly string[]): Promise<SeekerView[]> {
    const found = await this.#read(actor, ids);
    return found.map(({ view, blocked }) => (blocked ? nameAlone(view) : view));
  }

  async #read(actor: MaybeActor, ids: readonly string[]): Promise<{ view: SeekerView; blocked: boolean }[]> {
    if (ids.length === 0) return [];
    const { rows } = await this.platform.db.pool.query<SeekerViewRow & { blocked: boolean }>({
      name: "seeker-views",
      text: `select ${seekerViewColumns("s", "$1")}, ${blockedBetween("s.id", "$1")} as blocked
             from seekers s ${seekerViewJoins("s")} where s.id = any($2::uuid[])`,
      values: [actor?.accountId ?? null, ids],
    });
    const now = this.platform.clock();
    return rows.map(({ blocked, ...row }) => ({ blocked, view: toSeekerView(row, actor, now) }));
  }

  /**
   * One seeker. Seekers read each other's profiles; recruiters those of people who are browsable or who applied to one of
   * their jobs. @throws UNAUTHENTICATED, NOT_FOUND
   */
  async get(actor: MaybeActor, id: string): Promise<SeekerView> {
    const viewer = requireAccount(actor);
    const seekerId = requireId(id, SEEKER_TEXTS.notFound);
    if (viewer.role === "RECRUITER" && !(await this.#concerns(viewer.accountId, seekerId))) {
      throw new AppError("NOT_FOUND", SEEKER_TEXTS.notFound);
    }
    const [seeker] = await this.views(viewer, [seekerId]);
    if (!seeker) throw new AppError("NOT_FOUND", SEEKER_TEXTS.notFound);
    return seeker;
  }

  /** The other seekers, newest first. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a malformed page */
  async peers(actor: MaybeActor, search: SeekerSearch, page: PageInput): Promise<Page<SeekerView>> {
    const viewer = requireSeeker(actor);
    const found = await searchPeers(this.platform.db, search, checkPage(page), viewer.accountId);
    return this.viewsOf(
      viewer,
      mapPage(found, ({ id }) => id),
    );
  }

  /** A page of ids as the seekers that the actor may see, in one further statement. */
  async viewsOf(actor: MaybeActor, page: Page<string>): Promise<Page<SeekerView>> {
    const views = new Map((await this.views(actor, page.nodes)).map((view) => [view.id, view]));
    // Who closed their account between the two statements is left out.
    return mapPage(page, (id) => views.get(id));
  }

  /** The acting seeker's own profile. @throws UNAUTHENTICATED, FORBIDDEN */
  own(actor: MaybeActor): Promise<SeekerView> {
    const seeker = requireSeeker(actor);
    return this.get(seeker, seeker.accountId);
  }

  /**
   * Whether the actor meets this person anywhere: those whom `get` shows, and those who stand by name in a seeker's own
   * conversations or among those they blocked. What is done to anybody else answers as for an unknown id.
   */
  async canReach({ accountId, role }: Actor, seekerId: string): Promise<boolean> {
    if (role === "RECRUITER") return this.#concerns(accountId, seekerId);
    const { rows } = await this.platform.db.pool.query(
      `select from seekers s where s.id = $2::uuid and (
         not exists (select from blocks where blocker_id = $2 and blocked_id = $1::uuid)
         or exists (select from blocks where blocker_id = $1 and blocked_id = $2)
         or exists (select from conversations where low_id = least($1, $2) and high_id = greatest($1, $2) and last_seq > 0))`,
      [accountId, seekerId],
    );
    return rows.length > 0;
  }

  async #concerns(recruiterId: string, seekerId: string): Promise<boolean> {
    const { rows } = await this.platform.db.pool.query(
      `select from seekers s where s.id = $2 and (s.browsable or exists (
         select from applications a join jobs j on j.id = a.job_id
         where a.seeker_id = s.id and a.status <> 'WITHDRAWN' and j.recruiter_id = $1))`,
      [recruiterId, seekerId],
    );
    return rows.length > 0;
  }
}
