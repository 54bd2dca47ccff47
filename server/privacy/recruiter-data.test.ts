import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter, FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { perform } from "../testing/outcomes.ts";
import { emailOf, signedInMember } from "../testing/people.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();

/** A recruiter in somebody else's company with a bit of everything, and the owner. */
let asha = { id: "", email: "", cookie: "" };
let companyId = "";
let elsewhere = "";
let applicationId = "";

beforeEach(async () => {
  const { prisma } = app.db;
  companyId = (await buildRecruiter(prisma, { name: "Loom Works" })).id;
  elsewhere = (await buildRecruiter(prisma, { name: "Other Works" })).id;
  const member = await signedInMember(app.db, { companyId, account: { displayName: "Asha" } });
  const [{ id }, email] = [member, await emailOf(app.db, member)];
  asha = { ...member, email };
  const { id: jobId } = await buildJob(prisma, { companyId });
  applicationId = (await buildApplication(prisma, { jobId })).id;
  await prisma.applicationNote.createMany({
    data: [
      { applicationId, authorId: id, text: "Asha's note" },
      { applicationId, authorId: companyId, text: "The owner's note" },
    ],
  });
  await prisma.companyJoinRequest.create({ data: { companyId: elsewhere, accountId: id, refusedAt: new Date() } });
  await prisma.companyEvent.createMany({
    data: [
      { companyId, kind: "MEMBER_INVITED", actorId: companyId, subject: email, detail: "RECRUITER" },
      { companyId, kind: "MEMBER_JOINED", actorId: id, personId: id, detail: "RECRUITER" },
      { companyId, kind: "JOB_POSTED", actorId: id, jobId, subject: "Weaver" },
      { companyId, kind: "CHANGED", actorId: companyId },
    ],
  });
  await prisma.app.create({
    data: {
      ...{ companyId, name: "Sync", scopes: ["webhooks:read"] },
      webhookEndpoints: { create: { url: "https://hooks.example/in", kinds: ["job.opened"] } },
    },
  });
});

async function download(cookie: string) {
  const response = await fetch(`${app.url}/privacy/my-data.zip`, { headers: { cookie } });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
}
const remove = (cookie: string) => perform(app, "deleteAccount", { input: { password: FACTORY_PASSWORD } }, { cookie });
const eventsOfCompany = async () =>
  (await app.db.prisma.companyEvent.findMany({ where: { companyId }, orderBy: { kind: "asc" } })).map(
    ({ kind }) => kind,
  );

test("the download has a person's own part of a company's data, and an owner's has its apps", async () => {
  const own = await download(asha.cookie);
  expect(own("account.json")).toMatchObject({ displayName: "Asha", apps: [] });
  expect(
    own("done.json")
      .map(({ kind }: { kind: string }) => kind)
      .toSorted(),
  ).toEqual(["JOB_POSTED", "MEMBER_JOINED"]);
  expect(own("done-to-you.json")).toMatchObject([{ kind: "MEMBER_JOINED" }]);
  expect(own("notes.json")).toMatchObject([{ text: "Asha's note" }]);
  expect(own("join-requests.json")).toMatchObject([{ company: { name: "Other Works" }, refusedAt: expect.anything() }]);
  expect(own("company-apps.json")).toEqual([]);

  const owners = await download(await signIn(app.db, { id: companyId, role: "RECRUITER" }));
  expect(owners("company-apps.json")).toMatchObject([
    { name: "Sync", webhookEndpoints: [{ url: "https://hooks.example/in", kinds: ["job.opened"] }] },
  ]);
});

test("leaving a company behind removes name, address and requests; its log stays with only an id", async () => {
  const { prisma } = app.db;
  await remove(asha.cookie);
  expect(await prisma.companyJoinRequest.count({ where: { accountId: asha.id } })).toBe(0);
  expect(await eventsOfCompany()).toEqual(["CHANGED", "MEMBER_JOINED", "JOB_POSTED"]);
  const notes = await prisma.applicationNote.findMany({ where: { applicationId }, orderBy: { id: "asc" } });
  expect(notes.map(({ authorId, text }) => [authorId, text]).toSorted()).toEqual([
    [null, "Asha's note"],
    [companyId, "The owner's note"],
  ]);
  const kept = JSON.stringify(await prisma.companyEvent.findMany({ where: { companyId } }));
  expect(kept).not.toContain(asha.email);
});

test("data that only a company's members could read is deleted with its only owner", async () => {
  const { prisma } = app.db;
  const token = { invitedById: companyId, tokenHash: companyId, expiresAt: new Date(Date.now() + 60_000) };
  await prisma.companyInvitation.create({ data: { companyId, email: "new@example.com", role: "VIEWER", ...token } });
  await prisma.messageTemplate.create({ data: { companyId, name: "No", status: "REJECTED", body: "Sorry" } });
  await remove(await signIn(app.db, { id: companyId, role: "RECRUITER" }));
  const where = { companyId };
  const left = await Promise.all([
    prisma.companyEvent.count({ where }),
    prisma.companyInvitation.count({ where }),
    prisma.messageTemplate.count({ where }),
    prisma.applicationNote.count({ where: { applicationId } }),
    prisma.app.count({ where }),
  ]);
  expect(left).toEqual([0, 0, 0, 0, 0]);
  expect(await prisma.application.count({ where: { id: applicationId } })).toBe(1);
});
