import { describe, expect, test } from "vitest";
import { DECISIONS_BY_APPLICATION } from "../applications/applications.rate-limits.ts";
import { actorOf } from "./people.ts";
import { forEachTest, JOB_INPUT, testApp } from "./test-app.ts";

const app = testApp();
const seeker = forEachTest(async () => actorOf(await app.build.seeker(), "SEEKER"));
const recruiter = forEachTest(async () => actorOf(await app.build.recruiter(), "RECRUITER"));

/** The results of concurrent attempts: how many succeed, and the errors of the others. */
async function outcomes(count: number, act: (n: number) => Promise<unknown>) {
  const settled = await Promise.allSettled(Array.from({ length: count }, (_, n) => act(n)));
  const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  return { done: count - refused.length, refused };
}

describe("concurrent requests of one person", () => {
  test.each<[what: string, refusal: string, act: () => Promise<(n: number) => Promise<unknown>>]>([
    [
      "post sixty jobs",
      "You have posted many jobs in a short time. Try again in 10 minutes.",
      async () => () => app.app.services.postedJobs.post(recruiter, JOB_INPUT),
    ],
    [
      "ask sixty people to connect",
      "Too many attempts. Wait 10 minutes and try again.",
      async () => {
        const people = await Promise.all(Array.from({ length: 70 }, () => app.build.seeker()));
        return (n) => app.app.services.connections.request(seeker, people[n]?.id ?? "");
      },
    ],
    [
      "apply to sixty jobs",
      "You have sent many applications in a short time. Try again in 10 minutes.",
      async () => {
        const jobs = await Promise.all(Array.from({ length: 70 }, () => app.build.job()));
        return (n) => app.app.services.ownApplications.apply(seeker, jobs[n]?.id ?? "");
      },
    ],
  ])("%s at most, and get the time to retry", async (_what, message, act) => {
    const { done, refused } = await outcomes(70, await act());
    expect(done).toBe(60);
    for (const error of refused)
      expect(error).toMatchObject({ code: "RATE_LIMITED", message, details: { retryAfter: expect.any(Number) } });
  });

  test("decide on one application twenty times an hour at most, and still on others", async () => {
    const { id: jobId } = await app.build.job({ companyId: recruiter.accountId });
    const [one, other] = await Promise.all([app.build.application({ jobId }), app.build.application({ jobId })]);
    const decide = (applicationId: string, n: number) =>
      app.app.services.decisions.decide(recruiter, { applicationId }, n % 2 ? "REJECTED" : "ACCEPTED");
    const { done, refused } = await outcomes(30, (n) => decide(one.id, n));
    expect(done).toBe(DECISIONS_BY_APPLICATION.points);
    expect(refused[0]).toMatchObject({ code: "RATE_LIMITED" });
    expect(await decide(other.id, 0)).toMatchObject({ status: "ACCEPTED" });
  });

  test("rename and delete three hundred conversations with the assistant at most", async () => {
    const { assistantConversations } = app.app.services;
    const { prisma } = app.db;
    const { id } = await prisma.assistantConversation.create({
      data: { seekerId: seeker.accountId, title: "Welding" },
    });
    const { done, refused } = await outcomes(310, (n) =>
      assistantConversations.rename(seeker, id, { title: `Welding ${n}` }),
    );
    expect(done).toBe(300);
    expect(refused[0]).toMatchObject({
      code: "RATE_LIMITED",
      message: "You have changed many conversations in a short time. Try again in 10 minutes.",
    });
    await expect(assistantConversations.delete(seeker, id)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect(await prisma.assistantConversation.count({ where: { id } })).toBe(1);
  });

  test("without permission are refused for that reason, however many", async () => {
    const { refused } = await outcomes(70, () => app.app.services.postedJobs.post(seeker, JOB_INPUT));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["FORBIDDEN"]));
  });
});
