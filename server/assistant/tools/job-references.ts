import type { JobView } from "../../jobs/job.store.ts";

/** What an answer needs of a job that it names. */
export type NamedJob = Pick<JobView, "id" | "title" | "company">;

/** How an answer names a job: its true title and company, as text in which nothing is Markdown. */
export const nameOf = ({ title, company }: NamedJob): string => `**${plain(title)}** at ${plain(company.name)}`;

const plain = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>()#!|~‹›]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 120);

/**
 * The jobs that a conversation knows, each with a short name (`j1`) that the model writes instead of an id or a title: so
 * an answer can name only jobs that a tool really found, and always by their true title.
 */
export class JobReferences {
  readonly #jobs: NamedJob[] = [];
  readonly #references = new Map<string, string>();

  /** The short name of the job, the same whenever it is found. */
  add(job: NamedJob): string {
    const known = this.#references.get(job.id);
    if (known) return known;
    this.#jobs.push({ id: job.id, title: job.title, company: job.company });
    const reference = `j${this.#jobs.length}`;
    this.#references.set(job.id, reference);
    return reference;
  }

  /** The job of a short name; undefined for a name that was never given. */
  find(reference: string): NamedJob | undefined {
    const number = /^j(\d{1,4})$/.exec(reference.trim())?.[1];
    return number ? this.#jobs[Number(number) - 1] : undefined;
  }

  /** Whether a tool found the job with this id. */
  has(id: string): boolean {
    return this.#references.has(id);
  }

  /** Every job with its short name. */
  list(): { reference: string; job: NamedJob }[] {
    return this.#jobs.map((job, index) => ({ reference: `j${index + 1}`, job }));
  }
}
