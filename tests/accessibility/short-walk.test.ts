import { expect, it } from "vitest";
import { routes } from "./routes.ts";
import { SCHEMES, WIDTHS, walker } from "./walk.ts";

// The pages with the most functions, on every change; `npm run test:long` checks all of them.
const MAIN = [
  "nobody: /jobs",
  "nobody: one job",
  "nobody: /accessibility",
  "nobody: /user-signup with what is wrong",
  "seeker: /main",
  "seeker: /main while applying",
  "seeker: /main/appliedjobs",
  "seeker: /main with a chat",
  "recruiter: /main-recruiter/post-jobs",
  "recruiter: /main-recruiter with an applicant open",
  "recruiter: /main-recruiter/review",
  "recruiter: /main-recruiter/settings",
];

const main = routes.filter(({ name }) => MAIN.includes(name));
it("knows its pages", () => expect(main).toHaveLength(MAIN.length));

const walk = walker();
for (const [index, route] of main.entries()) {
  // Each width is combined with both schemes, since there are three widths and two schemes.
  const [width = 390, scheme = "light"] = [WIDTHS[index % WIDTHS.length], SCHEMES[index % SCHEMES.length]];
  it(`${route.name}, at ${width} pixels, ${scheme}`, () => walk.try(route, width, [scheme]));
}
it("the pages compared with one another", () => walk.compare());
