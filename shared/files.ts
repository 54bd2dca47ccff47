const MEGABYTE = 1024 * 1024;

/** Constraints on an upload; shared with the forms. */
export interface UploadLimit {
  /** Name of the file in messages, as it begins a sentence. */
  readonly label: string;
  readonly maxBytes: number;
  /** Value of a file input's `accept` attribute. */
  readonly accept: string;
  /** Error for a file that is too large. */
  readonly tooLarge: string;
}

/** A resume, for the profile or the assistant. */
export const RESUME_UPLOAD: UploadLimit = {
  label: "Resume",
  maxBytes: 5 * MEGABYTE,
  accept: ".pdf,.doc,.docx",
  tooLarge: "Resume must be at most 5 MB.",
};
/** A file from which a profile is filled in. */
export const PROFILE_FILE_UPLOAD: UploadLimit = {
  label: "The file",
  maxBytes: 5 * MEGABYTE,
  accept: ".pdf,.doc,.docx,.json,.zip",
  tooLarge: "The file must be at most 5 MB.",
};
/** A file that answers a job's question. */
export const ANSWER_UPLOAD: UploadLimit = {
  label: "The file",
  maxBytes: 5 * MEGABYTE,
  accept: ".pdf,.doc,.docx",
  tooLarge: "The file must be at most 5 MB.",
};
/** The document of an offer. */
export const OFFER_UPLOAD: UploadLimit = {
  label: "The document",
  maxBytes: 5 * MEGABYTE,
  accept: ".pdf",
  tooLarge: "The document must be at most 5 MB.",
};
/** A file sent with a message about an application. */
export const MESSAGE_UPLOAD: UploadLimit = {
  label: "The attachment",
  maxBytes: 5 * MEGABYTE,
  accept: ".pdf",
  tooLarge: "The attachment must be at most 5 MB.",
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
