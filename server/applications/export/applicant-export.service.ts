import { MAX_SELECTED_APPLICATIONS } from "../../../shared/applications.ts";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import type { ProfileAccessService } from "../../audit/profile-access.service.ts";
import type { PostedJobService } from "../../jobs/posted/posted-jobs.service.ts";
import type { Actor, MaybeActor } from "../../platform/actor.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import { invalid } from "../../platform/errors.ts";
import { openFiles } from "../../platform/files/file-access.ts";
import { keyOfUrl } from "../../platform/files/file-url.ts";
import type { ArchivedFile } from "../../platform/files/zip.ts";
import type { Platform } from "../../platform/platform.ts";
import { endCursor, MAX_PAGE } from "../../platform/search/page.ts";
import { isId } from "../../platform/validation.ts";
import { readAnsweredQuestions } from "../answers/answers.store.ts";
import type { ApplicantService, ApplicantView } from "../applicants.service.ts";
import { APPLICANT_EXPORTS } from "../applications.rate-limits.ts";
import { applicantColumns } from "./applicant-columns.ts";
import { csvHead, csvOf } from "./csv.ts";

/** An export of a job's applicants; `name`: the job's title as part of a file name. */
interface Exported<Part> {
  readonly name: string;
  readonly parts: AsyncIterable<Part>;
}

/** The applications to export; null: all of the job. */
type Selected = readonly string[] | null;

const MAX_ROWS = 10_000;
const MAX_FILES = 500;
const MAX_BYTES = 500 * 1024 * 1024;

/** Exports the applicants to a job: as a table, and their resumes as an archive. */
export class ApplicantExportService {
  constructor(
    private readonly platform: Platform,
    private readonly postedJobs: PostedJobService,
    private readonly applicants: ApplicantService,
    private readonly records: { readonly auditLog: AuditLog; readonly profileAccess: ProfileAccessService },
  ) {}

  /**
   * Exports the applicants that the acting member may see as CSV for spreadsheets, read page by page; at most 10,000.
   * `ids`: only those applications, at most 500. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT,
   * RATE_LIMITED
   */
  async table(actor: MaybeActor, jobId: string, ids: Selected = null): Promise<Exported<string>> {
    const { name } = await this.#begin(actor, jobId, ids);
    return { name, parts: this.#rows(actor, jobId, ids) };
  }

  /**
   * Exports their resumes and the files that answer questions, at most 500 files of at most 500 MB: access to each is checked as for its link, so that
   * nobody gets another's. Those left out are listed. @throws as `table`
   */
  async resumes(actor: MaybeActor, jobId: string, ids: Selected = null): Promise<Exported<ArchivedFile>> {
    const { name, member } = await this.#begin(actor, jobId, ids);
    return { name, parts: this.#files(member, jobId, ids) };
  }

  async #begin(actor: MaybeActor, jobId: string, ids: Selected) {
    const member = requireMember(actor, "SEE_JOBS");
    const { title } = await this.postedJobs.own(actor, jobId);
    if (ids?.length === 0) throw invalid({ ids: "Select at least one applicant." });
    if (ids && ids.length > MAX_SELECTED_APPLICATIONS) {
      throw invalid({ ids: `Select at most ${MAX_SELECTED_APPLICATIONS} applicants.` });
    }
    await this.platform.limits.take(APPLICANT_EXPORTS, member.accountId);
    this.records.auditLog.note(actBy(member, "APPLICANTS_DOWNLOADED"));
    return { name: title.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60), member };
  }

  async *#all(actor: MaybeActor, jobId: string, selected: Selected): AsyncGenerator<readonly ApplicantView[]> {
    const search = selected ? { ids: selected.filter(isId) } : {};
    let after: string | null = null;
    for (let read = 0; read < MAX_ROWS; read += MAX_PAGE) {
      const page = await this.applicants.list(actor, jobId, search, { first: MAX_PAGE, after });
      yield page.nodes;
      after = endCursor(page);
      if (!page.hasNextPage) return;
    }
  }

  async *#rows(actor: MaybeActor, jobId: string, selected: Selected): AsyncGenerator<string> {
    const columns = applicantColumns(await readAnsweredQuestions(this.platform.db, jobId));
    yield csvHead(columns.map(([title]) => title));
    for await (const applicants of this.#all(actor, jobId, selected))
      yield csvOf(
        await Promise.all(applicants.map((applicant) => Promise.all(columns.map(([, cell]) => cell(applicant))))),
      );
  }

  async *#files(member: Actor, jobId: string, selected: Selected): AsyncGenerator<ArchivedFile> {
    const { files } = this.platform;
    const leftOut: string[] = [];
    const hidden: string[] = [];
    let count = 0;
    let bytes = 0;
    for await (const applicants of this.#all(member, jobId, selected)) {
      const sent = await Promise.all(
        applicants.map(async (applicant) => ({ ...applicant, urls: await urlsOf(applicant) })),
      );
      const keys = sent.flatMap(({ urls }) => urls.flatMap((url) => keyOfUrl(url) ?? []));
      const opened = await openFiles(this.platform, member, keys);
      for (const { id, seeker, isHidden, urls } of sent) {
        if (isHidden) hidden.push(seeker.name);
        for (const url of urls) {
          // A file deleted in the meantime, or not accessible to this member, is left out.
          const file = opened.get(keyOfUrl(url) ?? "");
          if (!file) continue;
          if (count === MAX_FILES || bytes + file.size > MAX_BYTES) {
            leftOut.push(seeker.name);
            continue;
          }
          count++;
          bytes += file.size;
          this.records.profileAccess.takeFile(member, file);
          const name = file.kind === "ANSWER" ? `answer ${inPath(file.name)}` : inPath(file.name);
          yield {
            path: `${inPath(seeker.name)} ${id.slice(-6)} ${name}`,
            packed: true,
            async *content() {
              for await (const chunk of (await files.get(file.storageKey)) ?? []) yield new Uint8Array(chunk);
            },
          };
        }
      }
    }
    const note = [
      ...listed("Left out, because the archive would be too large:", [...new Set(leftOut)]),
      ...listed("Left out, because anonymous review hides who they are:", hidden),
    ].join("\n");
    if (count === 0 || note) yield textFile("READ-ME.txt", note || "No one sent a file.\n");
  }
}

/** Returns the links to the files of an application: its resume, then its answers. */
const urlsOf = async ({ resumeUrl, loadAnswers }: ApplicantView): Promise<string[]> =>
  [resumeUrl, ...(await loadAnswers()).map(({ fileUrl }) => fileUrl)].flatMap((url) => url ?? []);

const inPath = (name: string) =>
  name
    .replace(/[\p{Cc}/\\:*?"<>|]/gu, "_")
    .replace(/^\.+/, "_")
    .slice(0, 80);

const textFile = (path: string, text: string): ArchivedFile => ({
  path,
  packed: false,
  async *content() {
    yield new TextEncoder().encode(text);
  },
});

const listed = (title: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${title}\n${names.join("\n")}\n`] : [];
