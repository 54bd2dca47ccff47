import type { Ability } from "./ability.ts";
import texts from "./advice.json" with { type: "json" };
import { careerOf, entriesOf } from "./own-career.ts";
import { advice, counted, from, missing, month, named, openJobs, paragraphs, quote, sentencesOf } from "./wording.ts";

export const strengths: Ability = {
  name: "strengths",
  activity: "Reading your profile",
  async answer(context) {
    const { actor, data, now } = context;
    const profile = await data.readProfile(actor);
    const { years } = careerOf(profile, now);
    const entries = entriesOf(profile, "JOB", "INTERNSHIP", "SOCIAL");
    const figures = entries.flatMap(({ company, responsibilities }) =>
      sentencesOf(responsibilities)
        .filter((text) => /\d/.test(text))
        .map((text) => `at ${named([company])}: ${quote(text)}`),
    );
    const own = [
      ...(years > 0 ? [`${counted(years, "year")} of paid work`] : []),
      ...figures.slice(0, 3),
      ...(profile.qualification
        ? [`your education: ${named([profile.qualification, profile.course].filter(Boolean))}`]
        : []),
    ];
    const demand = await Promise.all(
      profile.skills
        .slice(0, 8)
        .map(async (skill) => ({ skill, ...(await data.countJobs(actor, { keyword: skill.slice(0, 100) })) })),
    );
    const asked = demand.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
    if (own.length === 0 && asked.length === 0)
      return missing(context, "skills or experience", "so that your strengths can be seen");
    return paragraphs(
      from("your profile", own),
      from(
        "the open jobs on this portal",
        asked.slice(0, 5).map(({ skill, count, capped }) => `${named([skill])}: in ${openJobs(count, capped)}`),
      ),
      figures.length === 0 ? "No entry has a figure yet. A number shows a strength better than an adjective." : "",
    );
  },
};

export const gap: Ability = {
  name: "gap",
  activity: "Reading your profile",
  async answer(context) {
    const profile = await context.data.readProfile(context.actor);
    const { gaps } = careerOf(profile, context.now);
    const lines = gaps
      .slice(0, 3)
      .map(
        ({ from: start, to, months }) =>
          `${month(start)} to ${month(to)}: ${counted(months, "month")} without an entry`,
      );
    const none =
      profile.experiences.length === 0
        ? "it has no entries with dates yet"
        : "there is no gap of three months or more between your entries";
    return paragraphs(from("your profile", lines.length > 0 ? lines : [none]), advice(texts.gap));
  },
};
