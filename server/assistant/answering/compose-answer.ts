import type { JobService } from "../../jobs/jobs.service.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Logger } from "../../platform/logging/log.ts";
import type { AssistantConfig } from "../assistant.config.ts";
import type { StoredMessage } from "../assistant-conversation.store.ts";
import { conversationParams } from "../history.ts";
import { type KnownContacts, maskContacts, maskKnown } from "../masking/masking.ts";
import { canaryOf } from "../prompt.ts";
import type { AssistantProvider } from "../provider.ts";
import type { AssistantResumes, GivenResume } from "../resumes.ts";
import { JobReferences } from "../tools/job-references.ts";
import type { LiveData } from "../tools/tool.ts";
import { asData } from "../untrusted-text/untrusted-text.ts";
import type { LiveAnswer } from "./live-answer.ts";
import { type Written, writeAnswer } from "./write-answer.ts";

/** An accepted question. */
export interface Task {
  readonly actor: Actor;
  readonly answer: LiveAnswer;
  readonly question: { readonly text: string; readonly resume: GivenResume | null };
  readonly history: readonly StoredMessage[];
  /** Whether it starts its conversation. */
  readonly isFirst: boolean;
  /** The person's own phone number and email address, to be masked. */
  readonly contacts: Promise<KnownContacts>;
}

/** The dependencies of composing an answer. */
export interface ComposeParts {
  readonly config: AssistantConfig;
  readonly jobs: Pick<JobService, "views">;
  readonly data: LiveData;
  readonly resumes: AssistantResumes;
}

/**
 * Gathers the model's input for a question, with contacts masked, and writes the answer. `written` as in `writeAnswer`.
 * @throws as `writeAnswer`
 */
export async function composeAnswer(
  { actor, answer, question, history, contacts }: Task,
  { config, jobs, data, resumes, provider, log }: ComposeParts & { provider: AssistantProvider; log: Logger },
  written: Written,
): Promise<void> {
  const { given } = written;
  const earlier = question.resume ? null : history.findLast(({ file }) => file !== null);
  const namedIds = [...new Set(history.flatMap(({ jobIds }) => jobIds))];
  const [known, named, earlierText] = await Promise.all([
    contacts,
    namedIds.length > 0 ? jobs.views(actor, namedIds) : [],
    earlier?.file ? resumes.textOf(earlier.file).catch(() => null) : null,
  ]);
  const mask = (text: string) => maskContacts(text, known);
  const prepare = (text: string) => {
    given.addFrom(text);
    return mask(asData(text));
  };
  const prepareResume = (text: string) => {
    given.addFrom(text);
    return maskKnown(text, known);
  };
  given.addFrom(question.text);
  for (const { author, text, links } of history) given.addFrom(author === "SEEKER" ? text : links.join(" "));
  const references = new JobReferences();
  const byId = new Map(named.map((job) => [job.id, job]));
  for (const id of namedIds) {
    const job = byId.get(id);
    if (job) references.add(job);
  }
  const resume = question.resume
    ? { text: question.resume.text, messageId: null }
    : earlier && earlierText
      ? { text: earlierText, messageId: earlier.id }
      : null;
  const preparation = { references, prepare, prepareResume, mask };
  const messages = conversationParams(history, { text: question.text, resume }, preparation);
  const context = { actor, data, references, prepare, prepareResume };
  await writeAnswer(
    { provider, model: config.model, canary: canaryOf(config), messages, context, answer, log },
    written,
  );
}
