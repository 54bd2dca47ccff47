import type { Seeker } from "../../seekers/seekers.types.ts";
import { plainText } from "../untrusted-text/plain-text.ts";
import type { Ability } from "./ability.ts";
import texts from "./advice.json" with { type: "json" };
import { jobMeant } from "./matching-jobs.ts";
import { careerOf, entriesOf, skillsNamedIn } from "./own-career.ts";
import {
  advice,
  counted,
  draft,
  from,
  missing,
  named,
  paragraphs,
  quote,
  sentencesOf,
  withArticle,
} from "./wording.ts";

/** Returns who somebody is in one sentence: profession, years, latest work. */
function whoIs(profile: Seeker, now: Date): string {
  const { years } = careerOf(profile, now);
  const [latest] = entriesOf(profile, "JOB", "INTERNSHIP");
  const experience = years > 0 ? ` with ${counted(years, "year")} of experience` : "";
  const at = latest
    ? `, ${latest.to ? "most recently" : "now"} ${named([latest.title])} at ${named([latest.company])}`
    : "";
  return `${named([profile.currentProfession || profile.qualification || latest?.title || ""])}${experience}${at}.`;
}

const saysTooLittle = ({ currentProfession, skills, experiences }: Seeker) =>
  experiences.length === 0 && (currentProfession === "" || skills.length === 0);

/** Returns the sentences of the latest work with figures first: results, in the person's words. */
const results = (profile: Seeker): string[] =>
  entriesOf(profile, "JOB", "INTERNSHIP", "SOCIAL")
    .flatMap(({ responsibilities }) => sentencesOf(responsibilities))
    .toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)));

export const summary: Ability = {
  name: "summary",
  activity: "Reading your profile",
  async answer(context) {
    const profile = await context.data.readProfile(context.actor);
    if (saysTooLittle(profile))
      return missing(context, "experience", "so that a summary can be drafted from your own words");
    return paragraphs(
      draft("your profile", [
        whoIs(profile, context.now),
        ...results(profile)
          .slice(0, 1)
          .map((text) => plainText(text, 300)),
        ...(profile.skills.length > 0 ? [`Skills: ${named(profile.skills.slice(0, 6))}.`] : []),
      ]),
      "Two or three lines are enough. Change its order for each job: what that job asks for comes first.",
    );
  },
};

export const aboutText: Ability = {
  name: "about-text",
  activity: "Reading your profile",
  async answer(context) {
    const { actor, data, link } = context;
    const profile = await data.readProfile(actor);
    if (saysTooLittle(profile) && profile.about === "")
      return missing(context, "experience or skills", "so that an About text can be drafted from your own words");
    const own = sentencesOf(profile.about)
      .slice(0, 3)
      .map((text) => plainText(text, 300));
    return paragraphs(
      draft("your profile", [
        `I am ${withArticle(whoIs(profile, context.now))}`,
        ...(own.length > 0
          ? own
          : results(profile)
              .slice(0, 2)
              .map((text) => plainText(text, 300))),
        "I am looking for … (the work, the place, from when)",
      ]),
      link("Use it in your profile", "/main/userprofile-edit"),
    );
  },
};

export const coverNote: Ability = {
  name: "cover-note",
  activity: "Reading the job and your profile",
  async answer(context) {
    const { actor, data, about, references, now } = context;
    const [saved, profile] = await Promise.all([data.savedJobs(actor, 20), data.readProfile(actor)]);
    const job = jobMeant(
      about,
      saved.filter(({ takesApplications }) => takesApplications),
    );
    if (!job)
      return `**From your saved jobs**: none is open. ${context.link("Save a job", "/main")} and ask again, so that a letter can be drafted for it.`;
    if (saysTooLittle(profile))
      return missing(
        context,
        "experience",
        `so that a letter to ${named([job.company.name])} can be drafted from your own words`,
      );
    const shared = skillsNamedIn(job, profile.skills);
    return paragraphs(
      `For [[${references.add(job)}]]:`,
      draft("your profile and the post", [
        `Dear team of ${named([job.company.name])},`,
        `I am writing about your post for ${named([job.title])}. I am ${withArticle(whoIs(profile, now))}`,
        ...(shared.length > 0 ? [`Your post names ${named(shared.slice(0, 4))}, which I work with.`] : []),
        ...results(profile)
          .slice(0, 1)
          .map((text) => `From my work: ${plainText(text, 300)}`),
        "What draws me to this job is … (one sentence of your own)",
        `Kind regards, ${named([profile.name])}`,
      ]),
    );
  },
};

export const responsibilities: Ability = {
  name: "responsibilities",
  activity: "Reading your profile",
  async answer(context) {
    const profile = await context.data.readProfile(context.actor);
    const [latest] = entriesOf(profile, "JOB", "INTERNSHIP", "SOCIAL");
    if (!latest)
      return missing(context, "job", "with its responsibilities, so that they can be rewritten with results");
    const lines = sentencesOf(latest.responsibilities).slice(0, 8);
    if (lines.length === 0)
      return missing(context, `responsibilities for ${named([latest.title])}`, "in two or three sentences");
    const rewritten = lines.map((line) => {
      const text = plainText(line, 300).replace(/[.!]$/, "");
      return /\d/.test(line)
        ? `${text}. (Has a figure: put it first.)`
        : `${text}, which … (how many, how often, how much faster, for whom?)`;
    });
    return paragraphs(
      draft(`your profile, ${named([latest.title])} at ${named([latest.company])}`, rewritten),
      advice(texts.responsibilities),
    );
  },
};

export const declineOffer: Ability = {
  name: "decline-offer",
  activity: "Reading your applications",
  async answer({ actor, data, references, about }) {
    const accepted = (await data.applications(actor, 50)).filter(({ status }) => status === "ACCEPTED");
    const job = jobMeant(
      about,
      accepted.map(({ job }) => job),
    );
    const company = job ? named([job.company.name]) : "… (the company)";
    return paragraphs(
      job
        ? `**From your applications**: [[${references.add(job)}]] accepted you.`
        : "**From your applications**: no company has accepted you yet, so the names are open.",
      draft(job ? "your applications" : "general advice", [
        `Dear team of ${company},`,
        `Thank you for your offer${job ? ` for ${named([job.title])}` : ""} and for the time you gave me. After careful thought I have decided not to accept it.`,
        "I enjoyed learning about … (one thing you mean), and hope that our paths cross again.",
      ]),
      advice(texts.decline),
    );
  },
};

export const linkedin: Ability = {
  name: "linkedin",
  activity: "Reading your profile",
  async answer(context) {
    const profile = await context.data.readProfile(context.actor);
    const has = profile.linkedin !== "";
    const statements = [
      has
        ? "it links to your LinkedIn profile, so recruiters compare both: dates and titles should be the same"
        : `it has no LinkedIn address yet. ${context.link("Add it", "/main/userprofile-edit")}`,
      ...(saysTooLittle(profile) ? [] : [`a headline from it: ${quote(whoIs(profile, context.now))}`]),
      ...(profile.skills.length > 0 ? [`list these skills there, too: ${named(profile.skills.slice(0, 8))}`] : []),
    ];
    return paragraphs(from("your profile", statements), advice(texts.linkedin));
  },
};
