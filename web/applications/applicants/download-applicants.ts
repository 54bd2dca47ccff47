import { download } from "../../ui/download.ts";

/** Downloads an export of a job's applications; `applicationIds`: only of these. */
export function downloadApplicants(
  jobId: string,
  file: "applicants.csv" | "resumes.zip",
  applicationIds?: Iterable<string>,
): Promise<void> {
  const ids = applicationIds && Array.from(applicationIds, (id) => ["id", id]);
  const selected = ids ? { method: "POST", body: new URLSearchParams(ids) } : {};
  return download(`/exports/jobs/${jobId}/${file}`, selected);
}
