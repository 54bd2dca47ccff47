import type { JobView } from "../../jobs/job.store.ts";
import { plainText } from "../plain-text.ts";

/** The part of a job that an answer needs to mention it. */
export type NamedJob = Pick<JobView, "id" | "title" | "company">;

/** Returns a job's real title and company, with Markdown escaped. */
export const nameOf = ({ title, company }: NamedJob): string => `**${plainText(title)}** at ${plainText(company.name)}`;

/**
 * The jobs known in a conversation, each with a short reference (`j1`) that the model writes instead of an id or a
 * title: so an answer can mention only jobs that a tool really found, and always by their real title.
 */
export class JobReferences {
  readonly #jobs: NamedJob[] = [];
  readonly #references = new Map<string, string>();

  /** Returns the reference of the job, always the same for one job. */
  add(job: NamedJob): string {
    const known = this.#references.get(job.id);
    if (known) return known;
    this.#jobs.push({ id: job.id, title: job.title, company: job.company });
    const reference = `j${this.#jobs.length}`;
    this.#references.set(job.id, reference);
    return reference;
  }

  /** Returns the job of a reference; undefined for an unknown one. */
  find(reference: string): NamedJob | undefined {
    const number = /^j(\d{1,4})$/.exec(reference.trim())?.[1];
    return number ? this.#jobs[Number(number) - 1] : undefined;
  }

  /** Whether a tool found the job with this id. */
  has(id: string): boolean {
    return this.#references.has(id);
  }

  /** Returns every job with its reference. */
  list(): { reference: string; job: NamedJob }[] {
    return this.#jobs.map((job, index) => ({ reference: `j${index + 1}`, job }));
  }
}
