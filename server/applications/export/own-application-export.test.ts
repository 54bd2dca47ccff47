import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter } from "../../../prisma/factories/index.ts";
import { signedInSeeker } from "../../testing/people.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();

test("a seeker's own applications are a table, with the note and the answers to the job's questions", async () => {
  const { db } = app;
  const { id: seekerId, cookie } = await signedInSeeker(db);
  const { id: companyId } = await buildRecruiter(db.prisma, { name: "Acme" });
  const job = await buildJob(db.prisma, { companyId, title: "Welder", location: "Pune" });
  const { id: applicationId } = await buildApplication(db.prisma, {
    ...{ jobId: job.id, seekerId, coverNote: "=1+1" },
    appliedAt: new Date("2026-03-01T10:00:00Z"),
  });
  await db.prisma.applicationAnswer.createMany({
    data: [
      { applicationId, position: 0, kind: "TEXT", label: "Why this job?", text: "Your torches." },
      { applicationId, position: 1, kind: "YES_NO", label: "Do you travel?", text: "YES" },
    ],
  });
  await buildApplication(db.prisma, {
    ...{ seekerId, status: "ACCEPTED", message: "Come on Monday." },
    appliedAt: new Date("2026-02-01T10:00:00Z"),
  });
  await buildApplication(db.prisma, { jobId: job.id });
  const answer = await fetch(`${app.url}/exports/applications.csv`, { headers: { cookie } });
  expect(answer.headers.get("content-disposition")).toContain("applications.csv");
  const rows: Record<string, string>[] = parse(Buffer.from(await answer.arrayBuffer()), { bom: true, columns: true });
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ Job: "Welder", Company: "Acme", Location: "Pune", Applied: "2026-03-01" },
      ...{ Status: "Applied", "Status code": "APPLIED" },
      ...{ Note: "'=1+1", Answers: "Why this job?: Your torches.\nDo you travel?: Yes", Decided: "" },
    }),
    expect.objectContaining({ Status: "Accepted", Decided: "2026-02-01", "The company writes": "Come on Monday." }),
  ]);
});
