import { MAX_COVER_NOTE } from "../../shared/applications.ts";
import { text } from "../platform/validation.ts";

/** An applicant's note to the company. */
export const coverNote = text(MAX_COVER_NOTE, "A note");
