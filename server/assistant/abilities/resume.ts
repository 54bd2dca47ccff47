import { AppError } from "../../platform/errors.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import { jobMeant, noJobNamed } from "./asked-jobs.ts";
import { from, missing, paragraphs, quote } from "./wording.ts";

const SHOWN = 6;

/** Returns the resume of the conversation, or the profile's; null without one. */
async function resumeOf({ actor, data, resume }: AbilityContext) {
  if (resume) return { ...resume, source: "the resume in this conversation" };
  try {
    return { ...(await data.readResume(actor)), source: "the resume in your profile" };
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/** Checks the resume by rules; for a job, if the question names one. */
export const resume: Ability = async (context) => {
  const { actor, data, about } = context;
  const found = await resumeOf(context);
  if (!found) return missing(context, "resume", "or choose a file next to the field, so that it can be checked");
  const job = about === "" ? undefined : await jobMeant(context, "any");
  if (job === null) return noJobNamed(context);
  const findings = await data.checkResume(actor, found.parts.join("\n\n"), job ?? null);
  if (findings.length === 0)
    return `**From ${found.source}**: these checks found nothing to improve. They cannot judge its style.`;
  const lines = findings.slice(0, SHOWN).map(({ sentence, text }) => (text ? `${sentence} ${quote(text)}` : sentence));
  return paragraphs(
    from(`${found.source}, first things first`, lines),
    "These checks follow fixed rules. Only a reader can say whether the text convinces.",
  );
};
