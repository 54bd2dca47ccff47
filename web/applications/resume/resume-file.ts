/** A downloaded resume: a PDF to display, or another type that can only be downloaded. */
export type ResumeFile = { readonly kind: "pdf"; readonly bytes: ArrayBuffer } | { readonly kind: "other" };

/** The reason why a resume cannot be shown. */
export class ResumeProblem extends Error {}

const MISSING = "This resume no longer exists.";
const FAILED = "The resume could not be loaded.";

/** The resumes shown last. The browser is told not to cache them. */
const read = new Map<string, Promise<ResumeFile>>();
const KEPT = 4;

/** Skipping past an applicant does not count as viewing them: the page reports the view itself, a moment later. */
const UNREPORTED: HeadersInit = { purpose: "prefetch" };

async function fetchResume(url: string): Promise<ResumeFile> {
  const response = await fetch(url, { headers: UNREPORTED }).catch(() => null);
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
export function readResume(url: string): Promise<ResumeFile> {
  const file = read.get(url) ?? fetchResume(url);
  read.delete(url);
  read.set(url, file);
  file.catch(() => read.delete(url));
  for (const old of [...read.keys()].slice(0, -KEPT)) read.delete(old);
  return file;
}
