import { zonedTime } from "../../shared/interviews/interviews.ts";
import { zoneName } from "../../shared/text/day-end.ts";
import { useHydrated } from "../ui/media.ts";

/** The reader's time zone, as an IANA name. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The name of the reader's time zone: "India Standard Time". */
export const ownTimeZoneName = (): string => zoneName(ownTimeZone());

/** Whether an interview has a time that has come. */
export const hasStarted = ({ startsAt }: { readonly startsAt: string | null }): boolean =>
  startsAt !== null && new Date(startsAt) <= new Date();

/** An instant in the reader's time zone, which it names. Only the browser knows it. */
export function InterviewTime({ at }: { at: string }) {
  const hydrated = useHydrated();
  return <time dateTime={at}>{hydrated ? zonedTime(new Date(at), ownTimeZone()) : null}</time>;
}
