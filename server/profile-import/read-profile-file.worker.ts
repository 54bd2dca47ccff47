import { isHeading } from "../fit/headings.ts";
import { readOnce } from "../platform/files/reading-process.ts";
import { resumeText } from "../platform/files/resume-text.ts";
import { readJsonResume } from "./json-resume.ts";
import { readLinkedIn } from "./linkedin.ts";
import { JSON_RESUME, LINKEDIN_EXPORT } from "./profile-file.ts";
import { ProposalDraft } from "./proposal.ts";
import { readResume } from "./resume.ts";

readOnce(async ({ bytes, mediaType }) => {
  const draft = new ProposalDraft(new Date());
  const file = Buffer.from(bytes);
  if (mediaType === JSON_RESUME) readJsonResume(file.toString("utf8"), draft);
  else if (mediaType === LINKEDIN_EXPORT) await readLinkedIn(file, draft);
  else {
    const { parts, isCut } = await resumeText(file, mediaType, "REFUSE", isHeading);
    if (isCut) draft.truncate();
    readResume(parts.join("\n").split("\n"), draft);
  }
  return draft.finished();
});
