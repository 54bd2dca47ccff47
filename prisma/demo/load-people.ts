import type { ExperienceKind, LanguageLevel, ProfileEntryKind } from "../../server/generated/prisma/enums.ts";
import { acceptResume } from "../../server/platform/files/accept-resume.ts";
import { seekerEmail } from "./demo-accounts.ts";
import { dayFrom, demoId, numberOf } from "./demo-clock.ts";
import type { DemoExperience, DemoPerson } from "./demo-data.ts";
import type { DemoWorld } from "./demo-world.ts";
import { drawPortrait } from "./drawings.ts";
import { writeResume } from "./resumes.ts";

/** Saves the seekers with their profiles, careers, resumes and portraits. */
export async function loadPeople(world: DemoWorld, passwordHash: string): Promise<void> {
  const { platform, demo, clock } = world;
  const { prisma, pool } = platform.db;
  const people = [...demo.people]
    .sort((one, other) => other.joined - one.joined)
    .map((person) => ({ person, ...rowsOf(world, person) }));
  await prisma.account.createMany({
    data: people.map(({ profile: { id, createdAt }, email, person }) => ({
      ...{ id, email, passwordHash, createdAt, role: "SEEKER" as const },
      emailVerifiedAt: clock.ago(person.joined - 0.02, `verified:${email}`),
    })),
  });
  await prisma.seeker.createMany({ data: people.map(({ profile }) => profile) });
  await prisma.experience.createMany({ data: people.flatMap(({ experiences }) => experiences) });
  await prisma.profileEntry.createMany({ data: people.flatMap(({ entries }) => entries) });
  await prisma.spokenLanguage.createMany({ data: people.flatMap(({ languages }) => languages) });
  const resumes = await Promise.all(
    people.map(async ({ person, email, profile }) => {
      const bytes = await writeResume({ ...person, email, phone: profile.phone }, clock.now);
      const file = await acceptResume(bytes, `${person.name.replaceAll(" ", "-")}-resume.pdf`);
      return { ownerId: profile.id, kind: "RESUME" as const, file, at: clock.ago(person.joined - 0.05, `cv:${email}`) };
    }),
  );
  const photos = await Promise.all(
    people.flatMap(({ person: { face, name, joined }, profile: { id: ownerId } }) =>
      face
        ? [
            drawPortrait(face).then((bytes) => ({
              ...{ ownerId, kind: "PHOTO" as const, at: clock.ago(joined - 0.08, `photo:${name}`) },
              file: { bytes, name: `${name}.jpg`, mediaType: "image/jpeg" },
            })),
          ]
        : [],
    ),
  );
  const files = [...resumes, ...photos];
  const ids = await world.storeFiles(files);
  for (const [column, kind] of [
    ["resume_file_id", "RESUME"],
    ["photo_file_id", "PHOTO"],
  ] as const)
    await pool.query(
      `update seekers s set ${column} = f.id from files f where f.owner_id = s.id and f.kind = '${kind}' and f.id = any($1::uuid[])`,
      [ids],
    );
  for (const [index, { person, profile }] of people.entries())
    world.people.add(person.name, { id: profile.id, resumeFileId: ids[index] ?? "" });
}

function rowsOf({ clock }: DemoWorld, person: DemoPerson) {
  const { name, city, age, study, schools = [`Kendriya Vidyalaya, ${city}`, `Kendriya Vidyalaya, ${city}`] } = person;
  const email = seekerEmail(name);
  const createdAt = clock.ago(person.joined, email);
  const id = demoId(createdAt, email);
  const [qualification, course, college, cgpa, yearsAgo] = study;
  const graduationYear = clock.now.getUTCFullYear() - yearsAgo;
  const bornIn = clock.now.getUTCFullYear() - age;
  const percent = (key: string) => Math.min(97, cgpa * 10 + (numberOf(`${key}:${name}`, 900) - 400) / 100);
  const handle = email.split("@")[0];
  const profile = {
    ...{ id, name, location: city, currentProfession: person.profession, about: person.about },
    phone:
      person.phone ?? `${9 - numberOf(`first:${name}`, 3)}${String(numberOf(`phone:${name}`, 1e9)).padStart(9, "0")}`,
    // Before today's day of the year, so that the age is right.
    dob: dayFrom(clock.now, -365.25 * age - 3 - numberOf(`born:${name}`, 300)),
    ...{ qualification, course, college, cgpa, graduationYear },
    ...{ tenthSchool: schools[0], tenthPercent: percent("10"), tenthPassout: bornIn + 16 },
    ...{ twelfthSchool: schools[1], twelfthPercent: percent("12"), twelfthPassout: bornIn + 18 },
    skills: person.skills.split(", "),
    linkedin: `https://linkedin.com/in/${handle}`,
    github: person.code ? `https://github.com/${handle}` : "",
    ...nextJobOf(person),
    createdAt,
    updatedAt: clock.ago(person.joined - 0.12, `profile:${email}`),
  };
  const kinds: readonly (readonly [ExperienceKind, readonly DemoExperience[] | undefined])[] = [
    ["JOB", person.jobs],
    ["INTERNSHIP", person.internships],
    ["SOCIAL", person.social],
  ];
  const experiences = kinds.flatMap(([kind, list = []]) =>
    list.map(([title, company, from, to, responsibilities], position) => ({
      ...{ seekerId: id, kind, position, title, company, responsibilities },
      from: monthsAgo(clock.now, from),
      to: to === 0 ? null : monthsAgo(clock.now, to),
    })),
  );
  const { degrees = [], certificates = [], projects = [] } = person;
  const entries = Object.entries({ DEGREE: degrees, CERTIFICATE: certificates, PROJECT: projects }).flatMap(
    ([kind, list]) =>
      list.map(([title, organization = "", years = null, link = "", description = ""], position) => ({
        ...{ seekerId: id, kind: kind as ProfileEntryKind, position, title, organization, link, description },
        year: years ? clock.now.getUTCFullYear() - years : null,
      })),
  );
  const languages = (person.next?.languages.split(", ") ?? []).map((spoken, position) => {
    const [language = "", level = ""] = spoken.split(" ");
    return { seekerId: id, position, language, level: level.toUpperCase() as LanguageLevel };
  });
  return { email, profile, experiences, entries, languages };
}

function nextJobOf({ next }: DemoPerson) {
  if (!next) return {};
  const { notice: noticeDays, places, permits, pay } = next;
  const [from = 0, to = null] = pay ?? [];
  return {
    ...{ noticeDays, placesWanted: places.split(", "), workPermits: permits.split(" ") },
    ...(pay && {
      ...{ expectedPayMin: from * 100_000, expectedPayMax: to && to * 100_000 },
      ...{ expectedPayCurrency: "INR", expectedPayUnit: "YEAR" as const },
    }),
  };
}

/** Returns the first day of the month this many months ago. */
const monthsAgo = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
