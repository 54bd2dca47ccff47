import type { JobView } from "../../jobs/job.store.ts";
import type { ToolContext } from "../tools/tool.ts";

/** The context of an ability while it answers one question, with the seeker as the acting account. */
export interface AbilityContext extends Omit<ToolContext, "prepare" | "prepareResume"> {
  /** The question without the words by which the ability was recognized: a title, a place, a company; often empty. */
  readonly about: string;
  /** The jobs that the question means: own ones by name, or those of the answer before; often none. */
  readonly meant: readonly JobView[];
}

/**
 * Something that the assistant can do without a model. Both engines use it: the built-in one shows its text, and for
 * the model it is a tool. Returns Markdown with the source of each statement, and texts of people escaped; changes
 * nothing.
 */
export type Ability = (context: AbilityContext) => Promise<string>;
