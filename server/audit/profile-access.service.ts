import { LRUCache } from "lru-cache";
import type { ProfileAccessKind } from "../../shared/security-events.ts";
import { type Actor, type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { dayOf } from "../platform/days.ts";
import type { ServedFile } from "../platform/files/file-access.ts";
import type { Platform } from "../platform/platform.ts";
import type { Limit } from "../platform/rate-limits/rate-limits.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { contactsByAccount, resumesByAccount } from "./audit.rate-limits.ts";
import { findOutsiders, listProfileAccesses, type StoredProfileAccess } from "./audit.store.ts";
import { type AuditLog, actBy } from "./audit-log.ts";

/** Number of people, other than the company's applicants, whose data one account may see per day. */
export interface DailyCeilings {
  readonly contactsPerDay: number;
  readonly resumesPerDay: number;
}

/** Kinds of access possible without an application: answers come only from applicants. */
type CountedKind = Exclude<ProfileAccessKind, "ANSWER_READ">;

/** The kind of access for each kind of file; absent for private and public files. */
const ACCESS_BY_FILE: Partial<Record<ServedFile["kind"], ProfileAccessKind>> = {
  RESUME: "RESUME_READ",
  ANSWER: "ANSWER_READ",
};

/**
 * Controls who in a company sees contact details, resumes and answer files: accesses are recorded, shown to the person
 * concerned, and limited per day.
 */
export class ProfileAccessService {
  readonly #limits: Readonly<Record<CountedKind, Limit>>;
  /** Accesses recorded today, so that a reloaded list counts once. */
  readonly #noted = new LRUCache<string, true>({ max: 100_000 });

  constructor(
    private readonly platform: Platform,
    private readonly auditLog: AuditLog,
    { contactsPerDay, resumesPerDay }: DailyCeilings,
  ) {
    this.#limits = { CONTACT_READ: contactsByAccount(contactsPerDay), RESUME_READ: resumesByAccount(resumesPerDay) };
  }

  /**
   * Records that a company's member is shown the contact details of these seekers, each once a day. `areApplicants`:
   * they are known to have applied to the company; otherwise those who did not count towards the limit.
   * @throws RATE_LIMITED
   */
  async seeContacts(actor: MaybeActor, seekerIds: readonly string[], areApplicants = false): Promise<void> {
    if (!actor?.company) return;
    const ids = this.#unnoted(actor, "CONTACT_READ", seekerIds);
    if (ids.length === 0) return;
    if (!areApplicants) await this.#count(actor, "CONTACT_READ", ids);
    this.#note(actor, "CONTACT_READ", ids);
  }

  /**
   * Records that one of these accounts is sent a seeker's resume or answer, each time, before it is sent.
   * @throws RATE_LIMITED
   */
  async openFile(actors: readonly Actor[], { kind, ownerId }: ServedFile): Promise<void> {
    const access = ACCESS_BY_FILE[kind];
    if (!access || actors.some(({ accountId }) => accountId === ownerId)) return;
    const member = actors.find(({ company }) => company);
    if (!member) return;
    if (access === "RESUME_READ" && this.#unnoted(member, access, [ownerId]).length > 0) {
      await this.#count(member, access, [ownerId]);
    }
    this.#note(member, access, [ownerId]);
  }

  /** Records that a company's member gets a file of an applicant in an archive. */
  takeFile(member: Actor, { kind, ownerId }: Pick<ServedFile, "kind" | "ownerId">): void {
    const access = ACCESS_BY_FILE[kind];
    if (access) this.#note(member, access, [ownerId]);
  }

  /** Records that a company's member gets the resumes of these applicants as text. */
  takeResumes(member: Actor, seekerIds: readonly string[]): void {
    this.#note(member, "RESUME_READ", seekerIds);
  }

  /**
   * Lists which companies saw the acting seeker's resume, contact details or answer files, by day, newest first.
   * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
   */
  async list(actor: MaybeActor, page: PageInput): Promise<Page<StoredProfileAccess>> {
    return listProfileAccesses(this.platform.db, requireSeeker(actor).accountId, page);
  }

  #keyOf({ accountId, company }: Actor, kind: ProfileAccessKind, seekerId: string): string {
    return [dayOf(this.platform.clock()).toISOString(), kind, accountId, company?.id, seekerId].join();
  }

  #unnoted(actor: Actor, kind: ProfileAccessKind, seekerIds: readonly string[]): string[] {
    return seekerIds.filter((id) => !this.#noted.has(this.#keyOf(actor, kind, id)));
  }

  async #count(actor: Actor, kind: CountedKind, seekerIds: readonly string[]): Promise<void> {
    const { db, limits } = this.platform;
    const outsiders = await findOutsiders(db, actor.company?.id ?? actor.accountId, seekerIds);
    if (outsiders.length > 0) await limits.take(this.#limits[kind], actor.accountId, outsiders.length);
  }

  #note(actor: Actor, kind: ProfileAccessKind, seekerIds: readonly string[]): void {
    const act = actBy(actor, kind);
    const now = this.platform.clock();
    for (const subjectId of seekerIds) {
      this.#noted.set(this.#keyOf(actor, kind, subjectId), true);
      this.auditLog.note({ ...act, subjectId }, now);
    }
  }
}
