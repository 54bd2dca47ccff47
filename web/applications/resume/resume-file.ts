/** A resume as it came: a PDF to show, or something that only can be downloaded. */
export type ResumeFile = { readonly kind: "pdf"; readonly bytes: ArrayBuffer } | { readonly kind: "other" };

/** What is read ahead is not told to its applicant as looked at. */
type Purpose = "show" | "prefetch";

/** Why a resume is not shown. */
export class ResumeProblem extends Error {}

const MISSING = "This resume is not there any more.";
const FAILED = "The resume could not be loaded.";

/** Those read last: the one that is shown and its neighbours. The browser is told to keep none. */
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

/** Reads a resume, or gives it again. @throws ResumeProblem */
export function readResume(url: string, purpose: Purpose = "show"): Promise<ResumeFile> {
  const file = read.get(url) ?? fetchResume(url, purpose);
  read.delete(url);
  read.set(url, file);
  file.catch(() => read.delete(url));
  for (const old of [...read.keys()].slice(0, -KEPT)) read.delete(old);
  return file;
}
