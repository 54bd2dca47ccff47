import { notifyPair } from "../connections/connections.service.ts";
import { deleteConnection, lockPair } from "../connections/connections.store.ts";
import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { requireId } from "../platform/validation.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import { BLOCKS_BY_ACCOUNT } from "./privacy.rate-limits.ts";
import type { BlockedPerson } from "./privacy.types.ts";

const NO_PERSON = "This person is not on Worklane any more.";

/** Blocking between seekers. The two do not find each other any more; who is blocked is not told. */
export class BlockService {
  constructor(
    private readonly platform: Platform,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * Blocks a person and ends what connects the two. Again changes nothing.
   * @throws BAD_USER_INPUT for oneself, RATE_LIMITED, NOT_FOUND, also for who blocked the actor and is met nowhere any more
   */
  async block(actor: MaybeActor, personId: string): Promise<BlockedPerson> {
    const seeker = requireSeeker(actor);
    const me = seeker.accountId;
    const id = requireId(personId, NO_PERSON);
    if (id === me) throw invalid({ seekerId: "You cannot block yourself." });
    const { db, limits } = this.platform;
    await limits.take(BLOCKS_BY_ACCOUNT, me);
    const person = await db.prisma.seeker.findUnique({ where: { id }, select: { id: true, name: true } });
    if (!person || !(await this.seekers.canReach(seeker, id))) throw new AppError("NOT_FOUND", NO_PERSON);
    await db.transaction(async (tx) => {
      await lockPair(tx, me, id);
      await tx.block.createMany({ data: [{ blockerId: me, blockedId: id }], skipDuplicates: true });
      if (await deleteConnection(tx, [me, id])) tx.afterCommit(() => notifyPair(this.platform, me, id));
    });
    return person;
  }

  /** Takes a block back; the two are not connected again by it. @throws RATE_LIMITED */
  async unblock(actor: MaybeActor, personId: string): Promise<{ message: string }> {
    const blockerId = requireSeeker(actor).accountId;
    const blockedId = requireId(personId, NO_PERSON);
    await this.platform.limits.take(BLOCKS_BY_ACCOUNT, blockerId);
    await this.platform.db.prisma.block.deleteMany({ where: { blockerId, blockedId } });
    return { message: "This person is no longer blocked." };
  }

  /** Whom the acting seeker has blocked, the last blocked first. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
  async list(actor: MaybeActor, page: PageInput): Promise<Page<BlockedPerson>> {
    const { accountId } = requireSeeker(actor);
    return readPage(this.platform.db, page, {
      name: "blocked-people",
      keys: ["b.created_at", "b.blocked_id"],
      values: [accountId],
      text: ({ after, order }) => `
        select s.id, s.name, b.created_at as at from blocks b join seekers s on s.id = b.blocked_id
        where b.blocker_id = $1 and ${after} ${order}`,
      count: "blocks where blocker_id = $1",
      placeOf: (row: BlockedPerson & { at: Date }) => row,
      toNode: ({ id, name }) => ({ id, name }),
    });
  }

  /** Whether the acting seeker has blocked this person; the other way round is not told. */
  async has(actor: MaybeActor, personId: string): Promise<boolean> {
    const blockerId = requireSeeker(actor).accountId;
    const blockedId = requireId(personId, NO_PERSON);
    return (await this.platform.db.prisma.block.count({ where: { blockerId, blockedId } })) > 0;
  }
}
