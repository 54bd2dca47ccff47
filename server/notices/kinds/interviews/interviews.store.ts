import type { InterviewStatus } from "../../../generated/prisma/enums.ts";
import { seesJob } from "../../../platform/company-permissions.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { hiderOf, type Identifying, identifying } from "../../../platform/hide-texts.ts";
import { isHidden } from "../../../platform/known-applications.sql.ts";
import { responsibleSql } from "../responsible.store.ts";

/** Someone to notify of an interview. */
export interface InterviewReader {
  readonly accountId: string;
  /** The IANA name of the time zone in their settings; null if they have not chosen any. */
  readonly timeZone: string | null;
}

/** An interview, for its notices. */
export interface NotifiedInterview {
  readonly id: string;
  readonly status: InterviewStatus;
  readonly sequence: number;
  readonly startsAt: Date | null;
  readonly answerBy: Date;
  readonly title: string;
  readonly minutes: number;
  readonly place: string;
  readonly note: string;
  readonly reply: string;
  /** The IANA name of the time zone in which it was offered. */
  readonly timeZone: string;
  /** The application, its job and company, and the applicant; null once the applicant's account was deleted. */
  readonly applicationId: string | null;
  readonly jobId: string | null;
  readonly jobTitle: string | null;
  readonly companyName: string | null;
  readonly applicant: InterviewReader | null;
  /** Null also while anonymous review hides the applicant. */
  readonly applicantName: string | null;
  readonly companyId: string | null;
  /** Who takes part, who offered it and those of `formerIds`, if they still see the job; else who is responsible for it. */
  readonly members: readonly InterviewReader[];
}

/** Returns an interview, locked until its notices are stored. */
export async function lockInterview(
  tx: Transaction,
  interviewId: string,
  formerIds: readonly string[],
): Promise<NotifiedInterview | undefined> {
  const [found] = await tx.$queryRawUnsafe<(NotifiedInterview & { readonly hides: Identifying | null })[]>(
    `select i.id, i.status, i.sequence, i.starts_at as "startsAt", i.answer_by as "answerBy", i.title, i.minutes,
       i.place, i.note, i.reply, i.time_zone as "timeZone", a.id as "applicationId", j.id as "jobId",
       j.title as "jobTitle", j.company_name as "companyName", c.id as "companyId",
       case when a.id is not null then json_build_object('accountId', a.seeker_id, 'timeZone',
         (select time_zone from notice_preferences where account_id = a.seeker_id)) end as applicant,
       (select s.name from seekers s where s.id = a.seeker_id and not ${isHidden("a", "j")}) as "applicantName",
       case when i.status = 'DECLINED' then ${identifying("a", "j")} end as hides,
       (with concerned as materialized (
          select account_id from company_members o where o.company_id = c.id
            and (account_id = i.offered_by_id or account_id = any($2::uuid[]) or exists (
              select from interview_members im where im.interview_id = i.id and im.account_id = o.account_id))
            and (j.id is null or ${seesJob("j", "o.account_id")}))
        select coalesce(json_agg(json_build_object('accountId', m.account_id, 'timeZone', p.time_zone)), '[]')
        from (select account_id from concerned union all
          select account_id from (${responsibleSql("a.job_id")}) r where not exists (select from concerned)) m
        left join notice_preferences p on p.account_id = m.account_id) as members
     from interviews i left join applications a on a.id = i.application_id left join jobs j on j.id = a.job_id
     left join companies c on c.id = coalesce(j.company_id,
       (select company_id from interview_members where interview_id = i.id limit 1))
     where i.id = $1::uuid for share of i`,
    interviewId,
    formerIds,
  );
  return found && { ...found, reply: hiderOf(found.hides)(found.reply) };
}
