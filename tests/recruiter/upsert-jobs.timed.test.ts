import { expect, test } from "vitest";
import { signedInRecruiter } from "../../server/testing/people.ts";
import { send } from "../../server/testing/send.ts";
import { testApp } from "../../server/testing/test-app.ts";

const app = testApp();

test("500 jobs are posted in one call within 2 seconds, and repeating it changes nothing", async () => {
  const owner = await signedInRecruiter(app.db);
  const text = "You weld what was broken, and you mend what others could not. ".repeat(25);
  const jobs = Array.from({ length: 500 }, (_, number) => ({
    ...{ externalId: `job-${number}`, title: `Welder ${number}`, description: `${number}. ${text}`, industry: "OTHER" },
    ...{ jobType: "FULL_TIME", workMode: "ONSITE", city: "Pune", country: "IN", requirements: "A torch and patience" },
  }));
  const upsert = async () => {
    const from = performance.now();
    const query = `mutation ($jobs: [UpsertJobInput!]!) { upsertJobs(input: { jobs: $jobs }) { results { outcome } } }`;
    const { data } = await (await send(app.url, query, { jobs }, owner)).json();
    const outcomes = new Set(data?.upsertJobs?.results.map(({ outcome }: { outcome: string }) => outcome));
    return { outcomes: [...outcomes], ms: performance.now() - from };
  };
  const [first, second] = [await upsert(), await upsert()];
  console.log(`500 jobs: ${Math.round(first.ms)} ms, again ${Math.round(second.ms)} ms`);
  expect([first.outcomes, second.outcomes]).toEqual([["CREATED"], ["UNCHANGED"]]);
  expect(Math.max(first.ms, second.ms)).toBeLessThan(2000);
  expect(await app.db.prisma.jobChange.count()).toBe(500);
});
