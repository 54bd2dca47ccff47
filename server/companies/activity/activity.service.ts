import type { MaybeActor } from "../../platform/actor.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { requireId } from "../../platform/validation.ts";
import { type ActivitySearch, listCompanyEvents } from "./activity.store.ts";
import type { CompanyEvent } from "./activity.types.ts";

/** Provides a company's activity log. */
export class ActivityService {
  constructor(private readonly platform: Platform) {}

  /**
   * Lists the activity of the current company, latest first. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
   * BAD_USER_INPUT
   */
  async list(actor: MaybeActor, { actorId, kind }: ActivitySearch, page: PageInput): Promise<Page<CompanyEvent>> {
    const { companyId } = requireMember(actor, "SEE_ACTIVITY");
    const by = actorId ? requireId(actorId, "Person not found.") : null;
    return listCompanyEvents(this.platform.db, companyId, { actorId: by, kind }, page);
  }
}
