import type { UploadLimit } from "../../../shared/files.ts";

export interface FileRules {
  /** Accepted file extensions in lower case: [".pdf", ".doc", ".docx"]. */
  endings: readonly string[];
  /** Maximum size in bytes. */
  maxBytes: number;
  /** Error for a file that is too large; by default a generated sentence. */
  tooLarge?: string;
}

/** The rules of an upload's limit. */
export const rulesOf = ({ accept, maxBytes, tooLarge }: UploadLimit): FileRules => ({
  endings: accept.split(","),
  maxBytes,
  tooLarge,
});

const OR = new Intl.ListFormat("en-GB", { type: "disjunction" });

const megabytes = (bytes: number): string => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;

/** "184 kB", "1.2 MB". */
export const fileSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : megabytes(bytes);

/** Returns what is wrong with a chosen file, or null. The server also checks the content. */
export function fileProblem(file: Pick<File, "name" | "size">, rules: FileRules): string | null {
  const name = file.name.toLowerCase();
  if (!rules.endings.some((ending) => name.endsWith(ending))) {
    return `Choose a ${OR.format(rules.endings)} file.`;
  }
  if (file.size === 0) return "This file is empty.";
  if (file.size > rules.maxBytes) return rules.tooLarge ?? `Choose a file under ${megabytes(rules.maxBytes)}.`;
  return null;
}
