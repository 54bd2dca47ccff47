import { beforeAll, describe, expect, test } from "vitest";
import {
  buildApplication,
  buildConnection,
  buildExperience,
  buildFile,
  buildJob,
  buildRecruiter,
  buildSeeker,
} from "../../prisma/factories/index.ts";
import type { ContactVisibility } from "../generated/prisma/enums.ts";
import { graphql } from "../testing/generated/gql.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp({ clock: () => new Date("2026-06-15T10:00:00Z") });
const SEEKER = graphql(`query SeekerAsSeen($id: ID!) {
  seeker(id: $id) { id name phone email resumeUrl hasResume dob age viewerConnection settings { browsable } }
}`);

const asSeeker = (id: string) => signIn(app.db, { id, role: "SEEKER" });
const asRecruiter = (id: string) => signIn(app.db, { id, role: "RECRUITER" });

async function seekerSeenBy(cookie: string, id: string) {
  const data = await app.expectOk(SEEKER, { id }, { cookie });
  return data.seeker;
}

describe("a profile", () => {
  let adaId: string;
  let viewerId: string;
  let viewer: string;
  beforeAll(async () => {
    const ada = await buildSeeker(app.db.prisma, {
      name: "Ada",
      dob: new Date("2000-06-16"),
      phoneVisibility: "SEEKERS",
      emailVisibility: "SEEKERS",
    });
    const resume = await buildFile(app.db.prisma, { ownerId: ada.id, name: "ada.pdf" });
    await app.db.prisma.seeker.update({ where: { id: ada.id }, data: { resumeFileId: resume.id } });
    adaId = ada.id;
    viewerId = (await buildSeeker(app.db.prisma)).id;
    viewer = await asSeeker(viewerId);
  });

  test("is hidden from anonymous callers", async () => {
    expect((await app.execute(SEEKER, { id: adaId })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test.each(["00000000-0000-7000-8000-000000000000", "42", "'; drop table seekers; --"])(
    "with an unknown id (%s) is not found",
    async (id) => {
      expect((await app.execute(SEEKER, { id }, { cookie: viewer })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    },
  );

  test("shows a peer everything that its owner shows to all seekers, except the resume and the settings", async () => {
    const seen = await seekerSeenBy(viewer, adaId);
    expect(seen).toMatchObject({ name: "Ada", hasResume: true, resumeUrl: null, settings: null, phone: "9876543210" });
    expect(seen.email).toContain("@");
  });

  test("computes the age by the calendar: a birthday tomorrow does not count yet", async () => {
    expect(await seekerSeenBy(viewer, adaId)).toMatchObject({ dob: "2000-06-16", age: 25 });
  });

  test("shows its owner everything", async () => {
    expect(await seekerSeenBy(await asSeeker(adaId), adaId)).toMatchObject({
      viewerConnection: "SELF",
      resumeUrl: expect.stringMatching(/^\/files\/.+\/ada\.pdf$/),
      settings: { browsable: true },
    });
  });

  test("shows experiences by kind in the given order, with no end for Present", async () => {
    const { id } = await buildSeeker(app.db.prisma);
    await buildExperience(app.db.prisma, { seekerId: id, kind: "SOCIAL", title: "Helper" });
    await buildExperience(app.db.prisma, { seekerId: id, title: "First", to: new Date("2023-02-01") });
    await buildExperience(app.db.prisma, { seekerId: id, title: "Second" });
    const query = graphql(
      `query SeekerExperiences($id: ID!) { seeker(id: $id) { experiences { kind title from to } } }`,
    );
    expect(await app.expectOk(query, { id }, { cookie: viewer })).toEqual({
      seeker: {
        experiences: [
          { kind: "JOB", title: "First", from: "2022-01-01", to: "2023-02-01" },
          { kind: "JOB", title: "Second", from: "2022-01-01", to: null },
          { kind: "SOCIAL", title: "Helper", from: "2022-01-01", to: null },
        ],
      },
    });
  });

  test.each([
    ["SEEKERS", true, true],
    ["CONNECTIONS", false, true],
    ["NOBODY", false, false],
  ] as const)(
    "with contact visible to %s shows strangers: %s, connections: %s",
    async (visibility, stranger, connected) => {
      const { id } = await buildSeeker(app.db.prisma, { phoneVisibility: visibility, emailVisibility: visibility });
      const shown = async () => {
        const { phone, email } = await seekerSeenBy(viewer, id);
        expect(phone === null).toBe(email === null);
        return phone !== null;
      };
      expect(await shown()).toBe(stranger);
      await buildConnection(app.db.prisma, { requesterId: id, addresseeId: viewerId });
      expect(await shown()).toBe(connected);
    },
  );

  test("shows who sent the request to whom", async () => {
    const { id } = await buildSeeker(app.db.prisma);
    expect(await seekerSeenBy(viewer, id)).toMatchObject({ viewerConnection: "NONE" });
    await buildConnection(app.db.prisma, { requesterId: id, addresseeId: viewerId, status: "REQUESTED" });
    expect(await seekerSeenBy(viewer, id)).toMatchObject({ viewerConnection: "INCOMING" });
    expect(await seekerSeenBy(await asSeeker(id), viewerId)).toMatchObject({ viewerConnection: "REQUESTED" });
  });
});

describe("a recruiter", () => {
  const hidden = { browsable: false, phoneVisibility: "NOBODY" as ContactVisibility };

  test("reads contact details and resume of a browsable seeker", async () => {
    const { id } = await buildSeeker(app.db.prisma, { phoneVisibility: "NOBODY" });
    const cookie = await asRecruiter((await buildRecruiter(app.db.prisma)).id);
    expect(await seekerSeenBy(cookie, id)).toMatchObject({ phone: "9876543210", viewerConnection: "NONE" });
  });

  test("does not find a seeker who is not browsable, until they apply", async () => {
    const { id } = await buildSeeker(app.db.prisma, hidden);
    const recruiter = await buildRecruiter(app.db.prisma);
    const cookie = await asRecruiter(recruiter.id);
    expect((await app.execute(SEEKER, { id }, { cookie })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    const job = await buildJob(app.db.prisma, { companyId: recruiter.id });
    await buildApplication(app.db.prisma, { jobId: job.id, seekerId: id });
    expect(await seekerSeenBy(cookie, id)).toMatchObject({ id });
  });

  test("has no seeker's profile of their own", async () => {
    const cookie = await asRecruiter((await buildRecruiter(app.db.prisma)).id);
    const answer = await app.execute(graphql(`query OwnSeekerId { viewerSeeker { id } }`), {}, { cookie });
    expect(answer.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});
