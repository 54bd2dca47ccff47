import type { Ability } from "./ability.ts";
import { changes, followUp } from "./applications.ts";
import { aboutText, coverNote, declineOffer, linkedin, responsibilities, summary } from "./drafts.ts";
import { changeField, fit, learn, missingSkills } from "./fit.ts";
import { aboutYourself, interview, questionsToAsk } from "./interview.ts";
import { bestJobs, closingSoon, companySizes, findJobs, internships, remoteJobs } from "./jobs.ts";
import { pay, payTalk } from "./pay.ts";
import { gap, strengths } from "./profile.ts";
import { resume } from "./resume.ts";
import { list, paragraphs } from "./wording.ts";

const CAN = [
  "find open jobs in your words: “remote nurse in Pune”",
  "compare a job with your profile, and check your resume",
  "say what has changed since yesterday, and which responses are overdue",
  "look up what open jobs pay, from five jobs up",
  "give you interview questions, and draft texts from your own words",
];

const help: Ability = {
  name: "help",
  activity: "Thinking",
  answer: async () =>
    paragraphs(
      "I am the built-in assistant: rules on this server, no language model. I read your own data and the open jobs here, say where each statement comes from, and send nothing anywhere. I can:",
      list(CAN),
    ),
};

const unknown: Ability = {
  name: "unknown",
  activity: "Thinking",
  answer: async () =>
    paragraphs("I cannot answer that: I work by rules and know only some kinds of questions. I can:", list(CAN)),
};

/** Everything that the assistant can do without a model. */
export const ABILITIES: readonly Ability[] = [
  ...[bestJobs, remoteJobs, internships, findJobs, closingSoon, companySizes],
  ...[followUp, changes, pay, payTalk],
  ...[fit, missingSkills, learn, changeField, resume],
  ...[interview, questionsToAsk, aboutYourself],
  ...[summary, aboutText, coverNote, responsibilities, declineOffer, linkedin],
  ...[strengths, gap, help],
];

const BY_NAME = new Map(ABILITIES.map((ability) => [ability.name, ability]));

/** Returns the ability with a name of `questions.json`; for others, the one that says what the assistant can do. */
export const abilityNamed = (name: string): Ability => BY_NAME.get(name) ?? unknown;
