import { type MaybeActor, requireRecruiter } from "../platform/actor.ts";
import type { Platform } from "../platform/platform.ts";
import { checkPage, mapPage, type Page, type PageInput } from "../platform/search/page.ts";
import { searchCandidates } from "./seeker.search.ts";
import type { SeekerSearch } from "./seeker.search-conditions.ts";
import type { SeekerView } from "./seeker-view.ts";
import type { SeekerService } from "./seekers.service.ts";

/** Browse Talents: the seekers who let recruiters find them. */
export class CandidateService {
  constructor(
    private readonly platform: Platform,
    private readonly seekers: SeekerService,
  ) {}

  /** Seekers who are browsable, newest first: two statements. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
  async list(actor: MaybeActor, search: SeekerSearch, page: PageInput): Promise<Page<SeekerView>> {
    const recruiter = requireRecruiter(actor);
    const found = await searchCandidates(this.platform.db, search, checkPage(page));
    return this.seekers.viewsOf(
      recruiter,
      mapPage(found, ({ id }) => id),
    );
  }
}
