import type { Actor } from "../platform/actor.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import type { SeekerRow } from "./seekers.store.ts";
import type { Seeker, ViewerConnection } from "./seekers.types.ts";

/** Returns the whole years from `dob` to `now`, by the calendar in UTC. */
export function ageAt(now: Date, dob: Date): number {
  const years = now.getUTCFullYear() - dob.getUTCFullYear();
  const monthAndDay = (date: Date) => date.getUTCMonth() * 100 + date.getUTCDate();
  return monthAndDay(now) < monthAndDay(dob) ? years - 1 : years;
}

function connectionOf({ id, connection }: SeekerRow, viewerId: string | undefined): ViewerConnection {
  if (id === viewerId) return "SELF";
  if (!connection) return "NONE";
  if (connection.connected) return "CONNECTED";
  return connection.incoming ? "INCOMING" : "REQUESTED";
}

/**
 * Turns a row into what the viewer may see. The owner and recruiters see the resume and contact details, recruiters unless
 * the contact details are withheld until the person applies; other seekers see phone and email as the person has chosen,
 * and never the resume; anonymous viewers see neither. What concerns the next job is for the owner and recruiters, and the
 * expected pay for the owner and companies that the person applied to or whose invitation they accepted.
 */
export function toSeekerView(row: SeekerRow, viewer: Actor | null, now: Date): Seeker {
  const { photo, resume, applied, connection: _, ...shown } = row;
  const { phoneVisibility, emailVisibility, browsable, showsOpenToWork, hidesContacts, updatedAt, ...plain } = shown;
  const openToWork = browsable ? (showsOpenToWork ? "YES" : "QUIETLY") : "NO";
  const viewerConnection = connectionOf(row, viewer?.accountId);
  const own = viewerConnection === "SELF";
  const trusted = own || viewer?.role === "RECRUITER";
  const sees = (visibility: typeof phoneVisibility) =>
    (trusted && (own || applied || hidesContacts !== true)) ||
    (viewer !== null &&
      (visibility === "SEEKERS" || (visibility === "CONNECTIONS" && viewerConnection === "CONNECTED")));
  return {
    ...plain,
    photoUrl: photo ? fileUrl(photo.key, photo.name) : "",
    age: row.dob && ageAt(now, row.dob),
    phone: sees(phoneVisibility) ? row.phone : null,
    email: sees(emailVisibility) ? row.email : null,
    hasResume: resume !== null,
    resumeUrl: trusted && resume ? fileUrl(resume.key, resume.name) : null,
    resumeName: trusted && resume ? resume.name : null,
    experiences: row.experiences.map((entry) => ({
      ...entry,
      from: new Date(entry.from),
      to: entry.to === null ? null : new Date(entry.to),
    })),
    noticeDays: trusted ? row.noticeDays : null,
    placesWanted: trusted ? row.placesWanted : [],
    workPermits: trusted ? row.workPermits : [],
    expectedPay: own || applied ? row.expectedPay : null,
    viewerConnection,
    isOpenToWork: viewer?.role === "RECRUITER" && openToWork === "YES",
    settings: own ? { phoneVisibility, emailVisibility, browsable, openToWork, hidesContacts, updatedAt } : null,
  };
}

/** Leaves the contact details out, for readers who did not ask for them. */
export const withoutContacts = (seeker: Seeker): Seeker => ({ ...seeker, email: null, phone: null });

/** Leaves the expected pay out, for lists of people who did not apply. */
export const withoutPay = (seeker: Seeker): Seeker => ({ ...seeker, expectedPay: null });

/** Reduces a person with whom there is a block to their name, shown beside old messages. All else is empty. */
export function nameAlone(row: SeekerRow, now: Date): Seeker {
  const {
    id,
    name,
    createdAt,
    hasResume: _,
    isOpenToWork,
    viewerConnection: __,
    ...rest
  } = toSeekerView(row, null, now);
  const emptied = Object.entries(rest).map(([field, value]) => [
    field,
    typeof value === "string" ? "" : Array.isArray(value) ? [] : null,
  ]);
  const nothing: typeof rest = Object.fromEntries(emptied);
  return { ...nothing, id, name, createdAt, hasResume: false, isOpenToWork, viewerConnection: "NONE" };
}
