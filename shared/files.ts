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

/** A resume, for the profile or the assistant (DESIGN.md section 7). */
export const RESUME_UPLOAD: UploadLimit = {
  label: "Resume",
  maxBytes: 5 * MEGABYTE,
  accept: ".pdf,.doc,.docx",
  tooLarge: "Resume must be at most 5 MB.",
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
  // As SPEC.md section 5 gives it; section 9 says that 2 MB itself is allowed.
  tooLarge: "Company logo must be less than 2MB.",
};
