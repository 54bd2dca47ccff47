import type { Ability } from "./ability.ts";
import { applicationState, rejection } from "./application-state.ts";
import { changes, followUp, ownApplications } from "./applications.ts";
import { changeField, compare, fit, learn, missingSkills } from "./fit.ts";
import { hidden } from "./hidden.ts";
import { questionsToAsk } from "./interview.ts";
import { interviews } from "./interviews.ts";
import { bestJobs, closingSoon, companySizes, findJobs, internships, remoteJobs } from "./jobs.ts";
import type { AbilityName } from "./match-question.ts";
import { pay } from "./pay.ts";
import { responsibilities, strengths } from "./profile.ts";
import { resume } from "./resume.ts";
import texts from "./texts.json" with { type: "json" };
import { list, paragraphs } from "./wording.ts";
import { written } from "./written.ts";

/** Everything that the assistant can do without a model. */
export const ABILITIES: Readonly<Record<AbilityName, Ability>> = {
  "best-jobs": bestJobs,
  "remote-jobs": remoteJobs,
  internships,
  "find-jobs": findJobs,
  "closing-soon": closingSoon,
  "company-sizes": companySizes,
  "follow-up": followUp,
  "own-applications": ownApplications,
  state: applicationState,
  rejected: rejection,
  changes,
  pay,
  fit,
  compare,
  "missing-skills": missingSkills,
  learn,
  "change-field": changeField,
  resume,
  interviews,
  hidden,
  applicants: async () => texts.applicants,
  "questions-to-ask": questionsToAsk,
  strengths,
  responsibilities,
  ...written,
  help: async () => paragraphs(texts.help, list(texts.can)),
};

/** Says what the assistant can do, where no ability was recognized. */
export const unknown: Ability = async () => paragraphs(texts.unknown, list(texts.can));
