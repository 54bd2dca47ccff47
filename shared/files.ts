const MEGABYTE = 1024 * 1024;

/** What an upload may be; shared with the forms. */
export interface UploadLimit {
  /** What the person calls it, at the beginning of a sentence. */
  readonly label: string;
  readonly maxBytes: number;
  /** For a file control's `accept`. */
  readonly accept: string;
  /** What to say about one that is larger. */
  readonly tooLarge: string;
}

/** A resume, for the profile or the assistant. */
export const RESUME_UPLOAD: UploadLimit = {
  label: "Resume",
  maxBytes: 5 * MEGABYTE,
  accept: ".pdf,.doc,.docx",
  tooLarge: "Resume must be at most 5 MB.",
};
/** What answers a question of a job. */
export const ANSWER_UPLOAD: UploadLimit = {
  label: "The file",
  maxBytes: 5 * MEGABYTE,
  accept: ".pdf,.doc,.docx",
  tooLarge: "The file must be at most 5 MB.",
};
export const PHOTO_UPLOAD: UploadLimit = {
  label: "Profile photo",
  maxBytes: 2 * MEGABYTE,
  accept: ".jpg,.jpeg,.png",
  tooLarge: "Profile photo must be at most 2 MB.",
};
export const LOGO_UPLOAD: UploadLimit = {
  label: "Company logo",
  maxBytes: 2 * MEGABYTE,
  accept: ".png,.jpg,.jpeg",
  // "less than" although 2 MB itself is allowed (docs/specification.md 5.3).
  tooLarge: "Company logo must be less than 2MB.",
};
