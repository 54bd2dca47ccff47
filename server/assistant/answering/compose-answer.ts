import type { JobService } from "../../jobs/jobs.service.ts";
import type { AssistantResumes } from "../resumes.ts";
import { JobReferences } from "../tools/job-references.ts";
import type { Engine, Task } from "./engine.ts";
import type { Written } from "./write-answer.ts";

/** The dependencies of composing an answer. */
export interface ComposeParts {
  readonly jobs: Pick<JobService, "views">;
  readonly resumes: AssistantResumes;
}

/** Gathers what the conversation gives for a question, and lets the engine write the answer. @throws as the engine */
export async function composeAnswer(
  task: Task,
  { jobs, resumes, engine }: ComposeParts & { readonly engine: Engine },
  written: Written,
): Promise<void> {
  const { question, history, contacts } = task;
  const { given } = written;
  const earlier = question.resume ? null : history.findLast(({ file }) => file !== null);
  const namedIds = [...new Set(history.flatMap(({ jobIds }) => jobIds))];
  const [known, named, earlierText] = await Promise.all([
    contacts,
    namedIds.length > 0 ? jobs.views(task.actor, namedIds) : [],
    earlier?.file ? resumes.textOf(task.actor.accountId, earlier.file).catch(() => null) : null,
  ]);
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
  await engine.write({ ...task, contacts: known, references, resume }, written);
}
