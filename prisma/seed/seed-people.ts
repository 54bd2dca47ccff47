import { randomUUID } from "node:crypto";
import type { Industry } from "../../server/generated/prisma/enums.ts";
import { acceptResume } from "../../server/platform/files/accept-resume.ts";
import { storeFile } from "../../server/platform/files/stored-files.ts";
import type { Platform } from "../../server/platform/platform.ts";
import { demoEmail } from "./demo-log-ins.ts";
import { writeResume } from "./drawings.ts";
import { type DemoPerson, PEOPLE } from "./people.ts";
import { dayFrom, daysFrom, type Random } from "./random.ts";

/** A seeker of the demo, as later steps need it. */
export interface SeededPerson {
  readonly id: string;
  readonly name: string;
  readonly field: Industry;
  readonly resumeFileId: string;
}

const DEGREES = [
  ["B.Tech", "Computer Science", "College of Engineering, Pune"],
  ["B.Com", "Commerce", "Loyola College, Chennai"],
  ["B.Des", "Communication Design", "Srishti, Bengaluru"],
  ["MBA", "Operations", "Xavier Institute, Jamshedpur"],
  ["B.Sc", "Statistics", "St. Xavier's, Kolkata"],
  ["LL.B", "Law", "Campus Law Centre, Delhi"],
] as const;
const EMPLOYERS = ["Orchid Retail", "Bluepeak", "Saffron Services", "Harbour & Co", "Lotus Clinics", "Meridian Works"];

/** Saves the seekers with full profiles, experiences and resumes. */
export async function seedPeople(platform: Platform, random: Random, passwordHash: string): Promise<SeededPerson[]> {
  const { prisma } = platform.db;
  const now = platform.clock();
  const people = PEOPLE.map((person) => makePerson(person, random, now));
  await prisma.account.createMany({
    data: people.map(({ id, email, createdAt }) => ({
      id,
      role: "SEEKER" as const,
      email,
      passwordHash,
      emailVerifiedAt: createdAt,
      createdAt,
    })),
  });
  await prisma.seeker.createMany({ data: people.map(({ profile }) => profile) });
  await prisma.experience.createMany({ data: people.flatMap(({ experiences }) => experiences) });
  return Promise.all(
    people.map(async ({ id, person, email, profile, jobs }) => {
      const bytes = await writeResume(person, {
        email,
        phone: profile.phone,
        degree: `${profile.qualification} ${profile.course}`,
        college: profile.college,
        jobs,
      });
      const file = await acceptResume(bytes, `${person.name.split(" ")[0]}-resume.pdf`);
      const stored = await storeFile(platform, { ownerId: id, kind: "RESUME", file });
      await prisma.seeker.update({ where: { id }, data: { resumeFileId: stored.id } });
      return { id, name: person.name, field: person.field, resumeFileId: stored.id };
    }),
  );
}

function makePerson(person: DemoPerson, random: Random, now: Date) {
  const id = randomUUID();
  const email = demoEmail(person.name);
  const createdAt = daysFrom(now, -random.between(20, 400));
  const age = random.between(22, 46);
  const [qualification, course, college] = random.pick(DEGREES);
  const graduationYear = now.getUTCFullYear() - age + 22;
  const handle = email.split("@")[0];
  const since = Math.max(1, Math.min(6, age - 23));
  const experiences = [
    experience(
      id,
      "JOB",
      0,
      person.profession,
      random.pick(EMPLOYERS),
      dayFrom(now, -365 * since),
      null,
      "Own the work end to end, teach two juniors, and say no when it helps.",
    ),
    ...(age > 27
      ? [
          experience(
            id,
            "JOB",
            1,
            `Junior ${person.profession}`,
            random.pick(EMPLOYERS),
            dayFrom(now, -365 * (since + 3)),
            dayFrom(now, -365 * since - 30),
            "Learnt the trade from people who were patient.",
          ),
        ]
      : []),
    experience(
      id,
      "INTERNSHIP",
      0,
      `${person.profession} Intern`,
      random.pick(EMPLOYERS),
      dayFrom(now, -365 * (since + 4)),
      dayFrom(now, -365 * (since + 4) + 120),
      "Shipped one thing and broke one thing, in that order.",
    ),
    experience(
      id,
      "SOCIAL",
      0,
      "Volunteer",
      "Sunday Library",
      dayFrom(now, -900),
      null,
      "Read with children on Sunday mornings.",
    ),
  ];
  const jobs = experiences
    .filter(({ kind }) => kind === "JOB")
    .map(({ title, company, from, to, responsibilities }) => ({
      title,
      company,
      years: `${from.getUTCFullYear()} to ${to ? to.getUTCFullYear() : "now"}`,
      work: responsibilities,
    }));
  const profile = {
    id,
    name: person.name,
    phone: `9${random.between(100_000_000, 999_999_999)}`,
    dob: dayFrom(now, -365 * age - random.between(0, 300)),
    location: person.location,
    currentProfession: person.profession,
    about: person.about,
    qualification,
    course,
    college,
    cgpa: random.between(65, 95) / 10,
    graduationYear,
    tenthSchool: `Kendriya Vidyalaya, ${person.location}`,
    tenthPercent: random.between(7000, 9700) / 100,
    tenthPassout: graduationYear - 6,
    twelfthSchool: `Government Higher Secondary School, ${person.location}`,
    twelfthPercent: random.between(6800, 9600) / 100,
    twelfthPassout: graduationYear - 4,
    skills: [...person.skills],
    linkedin: `https://linkedin.com/in/${handle}`,
    github: person.field === "TECHNOLOGY" ? `https://github.com/${handle}` : "",
    createdAt,
    updatedAt: createdAt,
  };
  return { id, email, createdAt, person, profile, experiences, jobs };
}

const experience = (
  seekerId: string,
  kind: "JOB" | "INTERNSHIP" | "SOCIAL",
  position: number,
  title: string,
  company: string,
  from: Date,
  to: Date | null,
  responsibilities: string,
) => ({
  seekerId,
  kind,
  position,
  title,
  company,
  from,
  to,
  responsibilities,
});
