import type { MaybeActor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { hiddenBy } from "./hiding/hidden-listings.store.ts";
import type { JobSearch } from "./search/job-search.ts";

/**
 * Returns a search that leaves out what the acting seeker has hidden. The jobs of one company are all found: whoever
 * opens its page wants to see them.
 */
export async function withoutHidden(
  db: Pick<Database, "quick">,
  actor: MaybeActor,
  search: JobSearch,
): Promise<JobSearch> {
  if (actor?.role !== "SEEKER" || search.companyId || search.hidden !== undefined) return search;
  const hidden = await hiddenBy(db, actor.accountId);
  return hidden.reposts || hidden.jobIds.length + hidden.companyIds.length > 0 ? { ...search, hidden } : search;
}
