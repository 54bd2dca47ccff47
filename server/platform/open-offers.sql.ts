import { hasEnded } from "./known-applications.sql.ts";

/** SQL: whether the application `a` to the job `j` has ended since the offer `o`. */
export const OFFER_HAS_ENDED = hasEnded("a", "j", "o.created_at");

/** SQL: the status of the offer `o`, which is shown as ended before the task has recorded it. */
export const OFFER_STATUS = `case when o.status <> 'OFFERED' then o.status::text when ${OFFER_HAS_ENDED} then 'WITHDRAWN'
  when o.expires_at <= now() then 'LAPSED' else 'OFFERED' end`;

/** SQL: the last day of the open offer for the application `a` to the job `j`; null if there is none. */
export const OPEN_OFFER_DAY = `(select o.expires_on::timestamp at time zone 'utc' from offers o
  where o.application_id = a.id and ${OFFER_STATUS} = 'OFFERED')`;
