/** Has the browser save what is made of these applications of a job; by a form, for they may be many. */
export function downloadSelected(
  jobId: string,
  file: "applicants.csv" | "resumes.zip",
  applicationIds: Iterable<string>,
): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = `/exports/jobs/${jobId}/${file}`;
  for (const id of applicationIds) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "id", value: id });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
