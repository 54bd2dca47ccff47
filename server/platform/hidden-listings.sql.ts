/** SQL: whether the seeker `seeker` has hidden the job `job`, its company, or its being posted again; SQL expressions. */
export const isHiddenBy = (
  seeker: string,
  job: { readonly id: string; readonly companyId: string; readonly timesPosted: string },
): string => `(
  exists (select from hidden_listings h where h.seeker_id = ${seeker} and (h.job_id = ${job.id} or h.company_id = ${job.companyId}))
  or ${job.timesPosted} > 1 and exists (select from seekers s where s.id = ${seeker} and s.hides_reposts))`;
