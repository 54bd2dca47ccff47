import { type MaybeActor, requireSeeker } from "../../platform/actor.ts";
import type { Platform } from "../../platform/platform.ts";
import { PROFILE_EXPORTS_BY_SEEKER } from "../seekers.rate-limits.ts";
import { readOwnProfile } from "../seekers.store.ts";
import { jsonResume } from "./json-resume.ts";

/** A file made from a profile. */
export interface ProfileFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Exports a seeker's own profile. */
export class ProfileExportService {
  constructor(private readonly platform: Pick<Platform, "db" | "limits">) {}

  /** Returns the acting seeker's profile as JSON Resume. @throws UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED */
  async json(actor: MaybeActor): Promise<ProfileFile> {
    const profile = await this.#profile(actor);
    const bytes = Buffer.from(JSON.stringify(jsonResume(profile), null, 2));
    return { name: `Resume of ${profile.name}.json`, mediaType: "application/json", bytes };
  }

  /**
   * Returns the acting seeker's profile as a plain PDF. @throws as `json`, and BAD_USER_INPUT if it has characters that
   * the PDF cannot show
   */
  async pdf(actor: MaybeActor): Promise<ProfileFile> {
    const profile = await this.#profile(actor);
    // Imported on first use: it loads fonts.
    const { profilePdf } = await import("./profile-pdf.ts");
    return { name: `Resume of ${profile.name}.pdf`, mediaType: "application/pdf", bytes: await profilePdf(profile) };
  }

  async #profile(actor: MaybeActor) {
    const { accountId } = requireSeeker(actor);
    await this.platform.limits.take(PROFILE_EXPORTS_BY_SEEKER, accountId);
    return readOwnProfile(this.platform.db, accountId);
  }
}
