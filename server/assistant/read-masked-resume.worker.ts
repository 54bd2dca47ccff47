import { readOnce } from "../platform/files/reading-process.ts";
import { resumeText } from "../platform/files/resume-text.ts";
import { maskContacts, NOTHING_KNOWN } from "./masking/masking.ts";
import { asData } from "./untrusted-text/untrusted-text.ts";

// A hostile text would also keep the server busy while it is made safe to send.
readOnce(async ({ bytes, mediaType }) => {
  const { unit, parts } = await resumeText(bytes, mediaType, "REFUSE");
  return { unit, parts: parts.map((part) => maskContacts(asData(part), NOTHING_KNOWN)) };
});
