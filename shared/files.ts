const MEGABYTE = 1024 * 1024;

/** What an upload may be; shared with the forms. */
export interface UploadLimit {
  /** What the person calls it, at the beginning of a sentence. */
  readonly label: string;
  readonly maxBytes: number;
  /** For a file control's `accept`. */
  readonly accept: string;
}

/** A resume, for the profile or the assistant (DESIGN.md section 7). */
export const RESUME_UPLOAD: UploadLimit = { label: "Resume", maxBytes: 5 * MEGABYTE, accept: ".pdf,.doc,.docx" };
export const PHOTO_UPLOAD: UploadLimit = {
  label: "Profile photo",
  maxBytes: 2 * MEGABYTE,
  accept: ".jpg,.jpeg,.png",
};
export const LOGO_UPLOAD: UploadLimit = { label: "Company logo", maxBytes: 2 * MEGABYTE, accept: ".png,.jpg,.jpeg" };

/** The sentence for a file that is too large; for a logo it is SPEC.md section 5's. */
export function tooLargeMessage({ label, maxBytes }: UploadLimit): string {
  return `${label} must be less than ${maxBytes / MEGABYTE}MB.`;
}
