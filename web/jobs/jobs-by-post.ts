import { listSlugOf } from "../../shared/public-paths.ts";
import type { ListedJob } from "./job-lines.tsx";

const NAMED = 3;
const all = new Intl.ListFormat("en-GB");

/** The location's first part, such as the city. */
export const shortLocation = ({ location }: Pick<ListedJob, "location">): string =>
  location?.split(",")[0]?.trim() ?? "";

/** "Kochi, Pune and 3 other locations"; null for a single job. */
export function locationsText(jobs: readonly Pick<ListedJob, "location">[]): string | null {
  if (jobs.length < 2) return null;
  const short = jobs.map(shortLocation);
  const names = new Set(short).size === short.length ? short : jobs.map(({ location }) => location ?? "");
  if (names.length <= NAMED) return all.format(names);
  const rest = names.length - NAMED + 1;
  return all.format([...names.slice(0, NAMED - 1), `${rest} other locations`]);
}

/** What is the same; `findOtherLocations` on the server compares the same. */
const postOf = (job: ListedJob): string =>
  JSON.stringify([
    [job.company.id ?? job.company.path, listSlugOf(job.title), job.jobType, job.industry, job.workMode],
    [job.experienceLevel, job.salaryLabel, job.requirements, job.applicationDeadline, job.answerWithinDays],
    job.timesPosted,
  ]);

/** Groups neighbours in a list that are one post in several locations. */
export function jobsByPost<Item>(items: readonly Item[], jobOf: (item: Item) => ListedJob): [Item, ...Item[]][] {
  const groups: { post: string; places: Set<string>; items: [Item, ...Item[]] }[] = [];
  for (const item of items) {
    const job = jobOf(item);
    const [post, place, last] = [postOf(job), job.location?.toLowerCase() ?? "", groups.at(-1)];
    if (place && last?.post === post && !last.places.has(place) && !last.places.has("")) {
      last.items.push(item);
      last.places.add(place);
    } else groups.push({ post, places: new Set([place]), items: [item] });
  }
  return groups.map((group) => group.items);
}
