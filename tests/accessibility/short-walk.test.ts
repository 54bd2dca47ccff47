import { expect, it } from "vitest";
import { quickWalk } from "./quick-walk.ts";
import { routes } from "./routes.ts";

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
quickWalk("short", main);
