import { SEEKER_TEXTS } from "../../shared/seekers.ts";
import type { ProfileAccessService } from "../audit/profile-access.service.ts";
import type { SecuritySignals } from "../audit/security-signals.ts";
import { type Actor, type MaybeActor, requireAccount, requireSeeker } from "../platform/actor.ts";
import { requireBrowsing, visibleSeekers } from "../platform/company-permissions.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { checkPage, mapPage, type Page, type PageInput } from "../platform/search/page.ts";
import { requireId } from "../platform/validation.ts";
import type { SeekerSearch } from "./seeker.search-conditions.ts";
import { candidatesOf, peersOf, searchSeekers } from "./seeker-search.store.ts";
import { nameAlone, toSeekerView, withoutContacts, withoutPay } from "./seeker-view.ts";
import { canReachSeeker, isVisibleToCompany, readSeekers } from "./seekers.store.ts";
import type { Seeker } from "./seekers.types.ts";

/** Whether contact details are read, too: that is recorded. */
export interface ContactChoice {
  readonly withContacts: boolean;
}

export const WITH_CONTACTS: ContactChoice = { withContacts: true };

/** Returns the ids of those whose contact details the viewer sees. */
const withShownContacts = (seekers: readonly Seeker[]) =>
  seekers.filter(({ email, phone }) => email !== null || phone !== null).map(({ id }) => id);

/** Reads seekers' profiles. Changes of one's own profile are in `seeker-profile.service.ts`. */
export class SeekerService {
  constructor(
    private readonly platform: Platform,
    private readonly access: ProfileAccessService,
    private readonly signals: SecuritySignals,
  ) {}

  /**
   * Returns these seekers as the actor may see them, in no particular order; unknown ids and people with a block in
   * either direction are left out. For batches within other services, which decide whom the actor may find.
   */
  async views(actor: MaybeActor, ids: readonly string[]): Promise<Seeker[]> {
    const found = await readSeekers(this.platform.db, actor, ids);
    const now = this.platform.clock();
    return found.flatMap(({ row, blocked }) => (blocked ? [] : [toSeekerView(row, actor, now)]));
  }

  /** Like `views`, for people with whom the actor has a history: after a block only their name is left. */
  async partners(actor: MaybeActor, ids: readonly string[]): Promise<Seeker[]> {
    const found = await readSeekers(this.platform.db, actor, ids);
    const now = this.platform.clock();
    return found.map(({ row, blocked }) => (blocked ? nameAlone(row, now) : toSeekerView(row, actor, now)));
  }

  /**
   * Returns one seeker. Seekers read each other's profiles; recruiters those of people who are browsable or who applied
   * to one of their company's jobs. @throws UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED
   */
  async get(actor: MaybeActor, id: string, { withContacts } = WITH_CONTACTS): Promise<Seeker> {
    const viewer = requireAccount(actor);
    const seekerId = requireId(id, SEEKER_TEXTS.notFound);
    if (viewer.role === "RECRUITER" && !(await this.canReach(viewer, seekerId))) {
      throw new AppError("NOT_FOUND", SEEKER_TEXTS.notFound);
    }
    const [seeker] = await this.views(viewer, [seekerId]);
    if (!seeker) throw new AppError("NOT_FOUND", SEEKER_TEXTS.notFound);
    if (viewer.accountId !== seekerId) this.signals.readProfile(viewer.accountId, seekerId);
    if (!withContacts) return withoutContacts(seeker);
    await this.access.seeContacts(viewer, withShownContacts([seeker]));
    return seeker;
  }

  /**
   * Lists the other seekers, filled profiles first, then the newest, in two statements. @throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT
   */
  async peers(actor: MaybeActor, search: SeekerSearch, page: PageInput): Promise<Page<Seeker>> {
    const viewer = requireSeeker(actor);
    const list = peersOf(viewer.accountId);
    // What concerns the next job is for recruiters.
    const shown = { ...search, maxNoticeDays: null, placeWanted: null };
    return this.viewsOf(viewer, await searchSeekers(this.platform.db, list, shown, checkPage(page)));
  }

  /**
   * Browse Talents: lists browsable seekers in the same order, in two statements plus the access log. @throws as
   * `peers`, RATE_LIMITED
   */
  async candidates(
    actor: MaybeActor,
    search: SeekerSearch,
    page: PageInput,
    { withContacts } = WITH_CONTACTS,
  ): Promise<Page<Seeker>> {
    const { accountId } = requireBrowsing(actor, this.platform.holdsUnverified);
    const found = await searchSeekers(this.platform.db, candidatesOf(accountId), search, checkPage(page));
    const candidates = mapPage(await this.viewsOf(actor, found), withoutPay);
    if (!withContacts) return mapPage(candidates, withoutContacts);
    await this.access.seeContacts(actor, withShownContacts(candidates.nodes));
    return candidates;
  }

  /** Resolves a page of ids to the seekers that the actor may see, in one further statement. */
  async viewsOf(actor: MaybeActor, page: Page<string>): Promise<Page<Seeker>> {
    const views = new Map((await this.views(actor, page.nodes)).map((view) => [view.id, view]));
    // Accounts deleted between the two statements are left out.
    return mapPage(page, (id) => views.get(id));
  }

  /** Returns the acting seeker's own profile. @throws UNAUTHENTICATED, FORBIDDEN */
  own(actor: MaybeActor): Promise<Seeker> {
    const seeker = requireSeeker(actor);
    return this.get(seeker, seeker.accountId);
  }

  /**
   * Whether the actor can encounter this person anywhere: those whom `get` shows, and those named in a seeker's own
   * conversations or block list. Actions on anybody else answer as for an unknown id.
   */
  async canReach(actor: Actor, seekerId: string): Promise<boolean> {
    const { db, holdsUnverified } = this.platform;
    if (actor.role === "SEEKER") return canReachSeeker(db, actor.accountId, seekerId);
    const visible = visibleSeekers(actor, holdsUnverified);
    return visible !== null && isVisibleToCompany(db, visible, seekerId);
  }
}
