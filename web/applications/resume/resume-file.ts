/** A downloaded resume: a PDF to display, or another type that can only be downloaded. */
export type ResumeFile = { readonly kind: "pdf"; readonly bytes: ArrayBuffer } | { readonly kind: "other" };

/** Prefetching does not count as a view that is reported to the applicant. */
type Purpose = "show" | "prefetch";

/** The reason why a resume cannot be shown. */
export class ResumeProblem extends Error {}

const MISSING = "This resume is not there any more.";
const FAILED = "The resume could not be loaded.";

/** The resumes read last: the one shown and its neighbours. The browser is told not to cache them. */
const read = new Map<string, Promise<ResumeFile>>();
const KEPT = 4;

async function fetchResume(url: string, purpose: Purpose): Promise<ResumeFile> {
  const headers: HeadersInit = purpose === "prefetch" ? { purpose } : {};
  const response = await fetch(url, { headers }).catch(() => null);
  if (!response?.ok) throw new ResumeProblem(response && response.status < 500 ? MISSING : FAILED);
  if (!response.headers.get("content-type")?.startsWith("application/pdf")) {
    void response.body?.cancel();
    return { kind: "other" };
  }
  return { kind: "pdf", bytes: await response.arrayBuffer() };
}

/**
 * Fetches a resume, or returns the cached one.
 * @throws ResumeProblem
 */
export function readResume(url: string, purpose: Purpose = "show"): Promise<ResumeFile> {
  const file = read.get(url) ?? fetchResume(url, purpose);
  read.delete(url);
  read.set(url, file);
  file.catch(() => read.delete(url));
  for (const old of [...read.keys()].slice(0, -KEPT)) read.delete(old);
  return file;
}
