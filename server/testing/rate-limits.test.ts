import { beforeEach, describe, expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { DECISIONS_BY_APPLICATION } from "../applications/applications.rate-limits.ts";
import type { Actor } from "../platform/actor.ts";
import { testApp } from "./test-app.ts";

const app = testApp();
let seeker: Actor;
let recruiter: Actor;
beforeEach(async () => {
  const actor = (accountId: string, role: Actor["role"]): Actor => ({
    ...{ accountId, role, sessionId: accountId },
    ...(role === "RECRUITER" && { company: { id: accountId, role: "OWNER", isVerified: false, missingFactor: null } }),
  });
  seeker = actor((await buildSeeker(app.db.prisma)).id, "SEEKER");
  recruiter = actor((await buildRecruiter(app.db.prisma)).id, "RECRUITER");
});

/** The results of concurrent attempts: how many succeed, and the errors of the others. */
async function outcomes(count: number, act: (n: number) => Promise<unknown>) {
  const settled = await Promise.allSettled(Array.from({ length: count }, (_, n) => act(n)));
  const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  return { done: count - refused.length, refused };
}

const job = {
  title: "Welder",
  industry: "IT",
  description: "Weld.",
  jobType: "FULL_TIME",
  workMode: "REMOTE",
};

describe("concurrent requests of one person", () => {
  test("post sixty jobs at most, and get the time to retry", async () => {
    const { done, refused } = await outcomes(70, () => app.app.services.postedJobs.post(recruiter, job));
    expect(done).toBe(60);
    expect(refused[0]).toMatchObject({
      code: "RATE_LIMITED",
      message: "You have posted many jobs in a short time. Try again in 10 minutes.",
      details: { retryAfter: expect.any(Number) },
    });
  });

  test("ask sixty people to connect at most", async () => {
    const people = await Promise.all(Array.from({ length: 70 }, () => buildSeeker(app.db.prisma)));
    const { done, refused } = await outcomes(70, (n) =>
      app.app.services.connections.request(seeker, people[n]?.id ?? ""),
    );
    expect(done).toBe(60);
    expect(refused[0]).toMatchObject({ code: "RATE_LIMITED" });
  });

  test("apply to sixty jobs at most, and the others get only that refusal", async () => {
    const jobs = await Promise.all(Array.from({ length: 70 }, () => buildJob(app.db.prisma)));
    const { done, refused } = await outcomes(70, (n) =>
      app.app.services.ownApplications.apply(seeker, jobs[n]?.id ?? ""),
    );
    expect(done).toBe(60);
    expect(refused[0]).toMatchObject({
      message: "You have sent many applications in a short time. Try again in 10 minutes.",
    });
    expect(await app.db.prisma.application.count({ where: { seekerId: seeker.accountId } })).toBe(60);
  });

  test("decide on one application twenty times an hour at most, and still on others", async () => {
    const { prisma } = app.db;
    const { id: jobId } = await buildJob(prisma, { companyId: recruiter.accountId });
    const [one, other] = await Promise.all([buildApplication(prisma, { jobId }), buildApplication(prisma, { jobId })]);
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
    const { refused } = await outcomes(70, () => app.app.services.postedJobs.post(seeker, job));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["FORBIDDEN"]));
  });
});
