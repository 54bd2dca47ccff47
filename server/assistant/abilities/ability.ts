import type { ToolContext } from "../tools/tool.ts";

/** The context of an ability while it answers one question, with the seeker as the acting account. */
export interface AbilityContext extends Omit<ToolContext, "prepare" | "prepareResume"> {
  /** The question without the words by which the ability was recognized: a title, a place, a company; often empty. */
  readonly about: string;
}

/**
 * Something that the assistant can do without a model. Both engines use it: the built-in one shows its text, and for
 * the model it is a tool.
 */
export interface Ability {
  /** Its name in `questions.json`. */
  readonly name: string;
  /** The activity that the person sees while it runs. */
  readonly activity: string;
  /** What it returns, for the model; absent for texts that a model writes better from its other tools. */
  readonly tool?: string;
  /** Returns the answer in Markdown, with the source of each statement; texts of people are escaped. Changes nothing. */
  answer(context: AbilityContext): Promise<string>;
}
