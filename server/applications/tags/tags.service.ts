import { z } from "zod";
import { MAX_SELECTED_APPLICATIONS, MAX_TAG, MAX_TAGS } from "../../../shared/applications.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import { invalid } from "../../platform/errors.ts";
import { requireStillAllowed } from "../../platform/membership.store.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, isId, requiredLine } from "../../platform/validation.ts";
import { BULK_DECISIONS_BY_RECRUITER, REVIEW_CHANGES } from "../applications.rate-limits.ts";
import { notChanged } from "../not-changed.ts";
import { findSpellings, listTags, lockTags, storeTags } from "./tags.store.ts";
import type { TagApplicationsInput, TagApplicationsPayload } from "./tags.types.ts";

const tagList = z
  .array(requiredLine(MAX_TAG, "A tag", "A tag needs a name."))
  .max(MAX_TAGS)
  .nullish();
const tagsSchema = z.object({ add: tagList, remove: tagList });

const FULL = `An application has at most ${MAX_TAGS} tags.`;

const idsOf = (applications: readonly { readonly applicationId: string }[]) =>
  new Set(applications.map(({ applicationId }) => applicationId));

/** Manages the tags that a company's members put on applications. */
export class TagService {
  constructor(private readonly platform: Platform) {}

  /** Lists all tags of the company, in alphabetical order. @throws UNAUTHENTICATED, FORBIDDEN */
  async list(actor: MaybeActor): Promise<string[]> {
    return listTags(this.platform.db, requireMember(actor, "SEE_JOBS"));
  }

  /**
   * Adds tags to applications of the company and removes others; concurrent changes are all kept. Applications that
   * are not found, or have no room for more and keep their tags, are reported. @throws FORBIDDEN, BAD_USER_INPUT,
   * RATE_LIMITED
   */
  async change(actor: MaybeActor, { applicationIds, ...input }: TagApplicationsInput): Promise<TagApplicationsPayload> {
    const member = requireMember(actor, "DECIDE");
    const { accountId, companyId } = member;
    if (applicationIds.length > MAX_SELECTED_APPLICATIONS) {
      throw invalid({ applicationIds: `You can change at most ${MAX_SELECTED_APPLICATIONS} applications at a time.` });
    }
    const { add, remove } = check(tagsSchema, input);
    await this.platform.limits.take(
      applicationIds.length > 1 ? BULK_DECISIONS_BY_RECRUITER : REVIEW_CHANGES,
      accountId,
    );
    return this.platform.db.transaction(async (tx) => {
      await requireStillAllowed(tx, member, "DECIDE");
      const before = await lockTags(tx, companyId, applicationIds.filter(isId));
      const spellings = await findSpellings(tx, companyId, add ?? []);
      const removed = new Set(remove?.map((tag) => tag.toLowerCase()));
      const after = before.map(({ applicationId, tags }) => {
        const kept = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
        for (const tag of removed) kept.delete(tag);
        for (const tag of add ?? []) {
          const key = tag.toLowerCase();
          if (!kept.has(key)) kept.set(key, spellings.get(key) ?? tag);
        }
        // An application without room keeps its tags; the others are changed.
        return { applicationId, tags: kept.size > MAX_TAGS ? tags : [...kept.values()], isFull: kept.size > MAX_TAGS };
      });
      if (after.length > 0 && after.every(({ isFull }) => isFull)) {
        throw invalid({ add: FULL });
      }
      const changed = after.filter(({ isFull }) => !isFull);
      await storeTags(tx, changed);
      return { applications: after, notChanged: notChanged(applicationIds, idsOf(changed), idsOf(after), FULL) };
    });
  }
}
