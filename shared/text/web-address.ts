/** Where the handle of a person or a company leads, in fields for their profile on another site. */
export const PROFILES = {
  linkedin: "https://www.linkedin.com/in/",
  linkedinCompany: "https://www.linkedin.com/company/",
  github: "https://github.com/",
} as const;

/** Whether a text begins with a scheme. `example.com:8080` does not. */
const hasScheme = (text: string) => /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+\.[a-z]{2,}:\d/i.test(text);

/**
 * Returns what a person typed as a web address (http or https); null when it is none. A bare host gets a scheme, and
 * where `profiles` is given, a handle, with or without `@`, becomes the address of the profile.
 */
export function readWebAddress(typed: string, profiles?: string): string | null {
  const text = typed.trim().replace(/^\/\//, "https://");
  const [, handle] = /^@?([\p{L}\p{N}][\p{L}\p{N}_-]*)$/u.exec(text) ?? [];
  const address = handle && profiles ? profiles + handle : hasScheme(text) ? text : `https://${text}`;
  // A parser would drop the @, and encode a space.
  if (/\s|^https:\/\/@/.test(address)) return null;
  const parsed = URL.canParse(address) ? new URL(address) : null;
  const isWeb = parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.hostname.includes(".");
  return isWeb && parsed.username === "" ? address : null;
}
