import { notifyPair } from "../connections/connections.service.ts";
import { deleteConnection } from "../connections/connections.store.ts";
import { forgetNoticesBetween } from "../notices/notices.store.ts";
import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { notifyAccounts } from "../platform/bus/account-events.ts";
import { lockPair } from "../platform/database/lock-pair.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { requireId } from "../platform/validation.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import { BLOCKS_BY_ACCOUNT } from "./privacy.rate-limits.ts";
import { hasBlocked, listBlocked, setBlocked } from "./privacy.store.ts";
import type { BlockedPerson } from "./privacy.types.ts";

const NO_PERSON = "This person is no longer on Worklane.";

/** Handles blocking between seekers. The two no longer find each other; nobody learns that they are blocked. */
export class BlockService {
  constructor(
    private readonly platform: Platform,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * Blocks a person and ends the connection. Idempotent.
   * @throws BAD_USER_INPUT for oneself, RATE_LIMITED, NOT_FOUND, also for somebody who has blocked the actor and is out
   * of reach
   */
  async block(actor: MaybeActor, personId: string): Promise<BlockedPerson> {
    const seeker = requireSeeker(actor);
    const me = seeker.accountId;
    const id = requireId(personId, NO_PERSON);
    if (id === me) throw invalid({ seekerId: "You cannot block yourself." });
    const { db, limits } = this.platform;
    await limits.take(BLOCKS_BY_ACCOUNT, me);
    const [person] = await this.seekers.partners(seeker, [id]);
    if (!person || !(await this.seekers.canReach(seeker, id))) throw new AppError("NOT_FOUND", NO_PERSON);
    await db.transaction(async (tx) => {
      await lockPair(tx, me, id);
      await setBlocked(tx, [me, id], true);
      await forgetNoticesBetween(tx, me, id);
      notifyAccounts(tx, [me, id], { type: "notices-changed" });
      await deleteConnection(tx, [me, id]);
      notifyPair(tx, me, id);
    });
    return { id, name: person.name };
  }

  /** Unblocks a person; this does not reconnect the two. @throws RATE_LIMITED */
  async unblock(actor: MaybeActor, personId: string): Promise<{ message: string }> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(personId, NO_PERSON);
    await this.platform.limits.take(BLOCKS_BY_ACCOUNT, accountId);
    await setBlocked(this.platform.db, [accountId, id], false);
    return { message: "This person is no longer blocked." };
  }

  /**
   * Lists the people whom the acting seeker has blocked, most recently blocked first. @throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT
   */
  async list(actor: MaybeActor, page: PageInput): Promise<Page<BlockedPerson>> {
    return listBlocked(this.platform.db, requireSeeker(actor).accountId, page);
  }

  /** Whether the acting seeker has blocked this person; the opposite direction is never revealed. */
  async has(actor: MaybeActor, personId: string): Promise<boolean> {
    return hasBlocked(this.platform.db, [requireSeeker(actor).accountId, requireId(personId, NO_PERSON)]);
  }
}
