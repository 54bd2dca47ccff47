import { SETTLING } from "../../platform/known-applications.sql.ts";

/**
 * SQL: whether the decision `e` was neither undone nor changed in time, and no longer can be at `now`: `shownEvents` for
 * statements over all applications of a company.
 */
export const hasSettled = (e: string, now: string): string => `(${e}.created_at <= ${now} - ${SETTLING} and not exists (
  select from application_events undone
  where undone.application_id = ${e}.application_id and undone.id > ${e}.id
    and undone.kind in ('ACCEPTED', 'REJECTED', 'REMOVED') and undone.created_at < ${e}.created_at + ${SETTLING}))`;
