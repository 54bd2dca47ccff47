import { type GraphQLNamedType, getNamedType, isInterfaceType, isObjectType, isUnionType } from "graphql";
import { beforeAll, expect, test } from "vitest";
import type { buildSeeker } from "../../prisma/factories/index.ts";
import { createSchema } from "../graphql/schema.ts";
import { permissionTable } from "../testing/permissions/table.ts";
import { graphql, testApp } from "../testing/test-app.ts";

const FIT = graphql(`query FitOf($jobId: ID!) { jobFit(jobId: $jobId) { items { text part offset section quote } } }`);

const app = testApp({ clock: () => new Date("2026-11-29T12:00:00Z") });
let jobId: string;

beforeAll(async () => {
  const { id: companyId } = await app.build.recruiter();
  const job = await app.build.job({
    companyId,
    title: "Backend Engineer (Golang)",
    requirements:
      "Good knowledge of PostgreSQL and Docker. B.E/B.Tech in Computer Science with 3+ yrs of backend development; Malayalam or Tamil.\nFreshers need not apply.",
    description: "You excel at queues. We use Kubernetes, and Python for scripts.",
    experienceLevel: "FROM_3_TO_5",
    location: "Bengaluru, Karnataka",
    workMode: "HYBRID",
  });
  jobId = job.id;
});

async function seekerWith(profile: Parameters<typeof buildSeeker>[1] = {}) {
  const { id } = await app.build.seeker(profile);
  return { id, as: { cookie: await app.signIn({ id, role: "SEEKER" }) } };
}

test("seekers see what a job asks for, where it says so, and the words of their profile that show it", async () => {
  const { id, as } = await seekerWith({
    skills: ["Go", "Postgres", "Django"],
    qualification: "BE",
    course: "Computer Engineering",
    college: "Pune University",
    ...{ location: "Chennai", placesWanted: ["Bangalore"], currentProfession: "" },
  });
  const { prisma } = app.db;
  await prisma.spokenLanguage.create({ data: { seekerId: id, language: "ta", level: "FLUENT", position: 0 } });
  const certificate = { title: "Docker Certified Associate", organization: "Mirantis", year: 2024 };
  await prisma.profileEntry.create({ data: { ...certificate, seekerId: id, kind: "CERTIFICATE", position: 0 } });
  const job = { seekerId: id, title: "Backend developer" };
  await app.build.experience({
    ...job,
    company: "Acme",
    from: new Date("2021-01-01"),
    to: new Date("2022-12-31"),
  });
  await app.build.experience({ ...job, company: "Zoho", from: new Date("2024-01-01"), to: null });
  const { items } = (await app.expectOk(FIT, { jobId }, as)).jobFit;
  expect(items.map(({ text, part, section, quote }) => [text, part, section, quote])).toEqual([
    ["Golang", "TITLE", "SKILLS", "Go"],
    ["Good knowledge of PostgreSQL", "REQUIREMENTS", "SKILLS", "Postgres"],
    ["Docker", "REQUIREMENTS", "EDUCATION", "Docker Certified Associate, Mirantis, 2024"],
    ["B.E/B.Tech in Computer Science", "REQUIREMENTS", "EDUCATION", "BE, Computer Engineering, Pune University"],
    [
      "3+ yrs of backend development",
      "REQUIREMENTS",
      "EXPERIENCE",
      "Backend developer at Acme, Backend developer at Zoho",
    ],
    ["Malayalam or Tamil", "REQUIREMENTS", "SKILLS", "Tamil (fluent)"],
    ["Kubernetes", "DESCRIPTION", "SKILLS", null],
    ["Python", "DESCRIPTION", "SKILLS", "Django"],
    ["Bengaluru", "LOCATION", "PERSONAL", "Bangalore"],
  ]);
  const { requirements } = await app.db.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
  for (const { text, part, offset } of items) {
    if (part === "REQUIREMENTS") expect(requirements.slice(offset, offset + text.length)).toBe(text);
  }
});

test("an empty profile shows nothing, and names the sections where things belong", async () => {
  const { as } = await seekerWith({ skills: [], qualification: "", location: "", currentProfession: "" });
  const { items } = (await app.expectOk(FIT, { jobId }, as)).jobFit;
  expect(items.filter(({ quote }) => quote !== null)).toEqual([]);
  expect(new Set(items.map(({ section }) => section))).toEqual(
    new Set(["SKILLS", "EDUCATION", "EXPERIENCE", "PERSONAL"]),
  );
});

test("no operation that answers a recruiter or a visitor leads to a type of the fit", async () => {
  const schema = await createSchema();
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  const reached = new Set<GraphQLNamedType>();
  const reach = (type: GraphQLNamedType): void => {
    if (reached.has(type)) return;
    reached.add(type);
    if (isUnionType(type)) type.getTypes().forEach(reach);
    if (isInterfaceType(type)) schema.getPossibleTypes(type).forEach(reach);
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) reach(getNamedType(field.type));
  };
  for (const [operation, expected] of permissionTable("GraphQL")) {
    const [kind, name = ""] = operation.split(" ");
    const { seeker: _, "other seeker": __, "connected seeker": ___, ...others } = expected;
    if (!Object.values(others).includes("yes")) continue;
    const field = roots[kind as keyof typeof roots]?.getFields()[name];
    if (field) reach(getNamedType(field.type));
  }
  const names = [...reached].map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Job", "Seeker", "ReceivedApplicationState"]));
  expect(names.filter((name) => /^JobFit/.test(name))).toEqual([]);
});

test("what a job would like, describes or writes itself is not asked for, and a word is not found within another", async () => {
  const { id, as } = await seekerWith({
    skills: ["React", "TypeScript"],
    location: "Kochi",
    about: "I look after the booking of buses and write for people in a hurry, with the keyboard in reach.",
  });
  await app.build.experience({
    ...{ seekerId: id, title: "Engineer", company: "Acme" },
    responsibilities: "Cut the time to the first seat map from nine seconds to two, and kept it.",
  });
  const { id: asked } = await app.build.job({
    ...{ title: "Content Designer, Hindi and English", workMode: "REMOTE", experienceLevel: null },
    requirements:
      "React, three samples before and after, maps. Gujarati is a pleasure, not a condition. Any programming language. Old phones are your normal case. Experience with forms is a plus.",
    description: "Bengali is an advantage for the ride-along.",
  });
  const { items } = (await app.expectOk(FIT, { jobId: asked }, as)).jobFit;
  expect(items.map(({ text, quote }) => [text, quote])).toEqual([
    ["Hindi", null],
    ["React", "React"],
    ["three samples before and after", null],
    ["maps", null],
  ]);
});
