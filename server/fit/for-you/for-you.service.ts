import { forYouReason } from "../../../shared/text/fit.ts";
import type { JobCard, JobShapes } from "../../jobs/job.store.ts";
import type { JobSearch } from "../../jobs/search/job-search.ts";
import { wordsOfCard } from "../../jobs/search/match-reasons.ts";
import type { WordGroup } from "../../jobs/search/word-groups.ts";
import { withoutHidden } from "../../jobs/without-hidden.ts";
import { type MaybeActor, requireSeeker } from "../../platform/actor.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { checkPage, type Page, type PageInput } from "../../platform/search/page.ts";
import { wordsOf } from "../../platform/search/words.ts";
import type { SeekerService } from "../../seekers/seekers.service.ts";
import { searchForYou } from "./for-you.store.ts";
import { type ProfileWords, wordsOfProfile } from "./profile-words.ts";

/** A page of jobs, each with what of the profile it has, such as "1 of your 4 skills (CSS), Kochi". */
export interface PageForYou<Node> extends Page<Node> {
  readonly edgeAt: (index: number) => { readonly reason: string };
}

/** Orders jobs by how much of the acting seeker's profile they have. */
export class ForYouService {
  constructor(
    private readonly platform: Pick<Platform, "db" | "clock">,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * Searches the open jobs that have a skill or the profession of the acting seeker, who has not applied to them, the
   * best first, each edge with its `reason`; none for a profile with neither. @throws UNAUTHENTICATED, FORBIDDEN for recruiters and keys without
   * `profile:read`, BAD_USER_INPUT
   */
  async search<Shape extends keyof JobShapes>(
    actor: MaybeActor,
    search: JobSearch,
    page: PageInput,
    shape: Shape,
  ): Promise<PageForYou<JobShapes[Shape]>> {
    const seeker = requireSeeker(actor);
    if (seeker.key && !seeker.key.scopes.includes("profile:read"))
      throw new AppError("FORBIDDEN", "This order requires an API key with the scope profile:read.");
    const wanted = checkPage(page);
    const { replicated } = this.platform.db;
    const profile = await wordsOfProfile(replicated, await this.seekers.own(seeker), this.platform.clock());
    if (profile.skills.length + profile.profession.length === 0)
      return { nodes: [], cursorAt: () => "", hasNextPage: false, edgeAt: () => ({ reason: "" }) };
    const shown = await withoutHidden(this.platform.db, seeker, search);
    const found = await searchForYou(replicated, shown, profile, wanted, seeker.accountId, shape);
    const reasonOf = (job: JobCard | undefined) => (job ? reasonFor(job, profile) : "");
    return { ...found, edgeAt: (index) => ({ reason: reasonOf(found.nodes[index]) }) };
  }
}

const isIn = (
  groups: readonly WordGroup[],
  words: ReadonlySet<string>,
  terms: (group: WordGroup) => WordGroup["exact"],
) => groups.length > 0 && groups.every((group) => terms(group).some((term) => term.every((word) => words.has(word))));

/** Says what of the profile a job has, by the same words by which it was ranked. */
function reasonFor(job: JobCard, { names, skills, profession, places }: ProfileWords): string {
  const words = wordsOfCard(job);
  const all = ({ exact, loose }: WordGroup) => [...exact, ...loose];
  return forYouReason({
    skills: skills.length,
    matched: names.filter((_, at) => isIn(skills[at] ?? [], words, ({ exact }) => exact)),
    isProfession: isIn(profession, wordsOf(job.title), all),
    place: places.some((place) => isIn(place, wordsOf(job.location), all)) ? job.location.split(",")[0]?.trim() : "",
  });
}
