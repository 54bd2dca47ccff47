import { readOnce } from "./reading-process.ts";
import { resumeText } from "./resume-text.ts";

readOnce(({ bytes, mediaType }) => resumeText(bytes, mediaType));
