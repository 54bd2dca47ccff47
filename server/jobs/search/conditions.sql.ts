/**
 * SQL: the conditions of a search on a job, over unqualified columns of `jobs` and an operand. Job lists pass
 * placeholders; alerts, which match one job against many searches, pass their columns.
 */
export const jobIs = {
  matching: (query: string) => `search_words @@ ${query}`,
  oneOf: (column: string, values: string) => `${column} = any(${values})`,
  paidFrom: (least: string) => `salary_min >= ${least}`,
  paidUpTo: (most: string) => `salary_max <= ${most}`,
  /** Jobs without stated pay always match. */
  paidWithin: (bounds: readonly string[]) => `(salary_min is null or (${bounds.join(" and ")}))`,
  /** The maximum pay is at least this, or open-ended. */
  payingAtLeast: (least: string) => `salary_min is not null and (salary_max is null or salary_max >= ${least})`,
  postedWithin: (days: string) => `created_at > now() - ${days} * interval '1 day'`,
  noneOf: (column: string, values: string) => `${column} <> all(${values})`,
  postedTimes: (count: string) => `times_posted = ${count}`,
  ofCompany: (id: string) => `company_id = ${id}`,
  postedAfter: (moment: string) => `created_at > ${moment}`,
  postedBefore: (moment: string) => `created_at < ${moment}`,
  /**
   * A change has the time at which its transaction began, and is seen once it ends: one that a reader has missed is at
   * most this old.
   */
  updatedAfter: (moment: string) => `updated_at > ${moment} - interval '1 minute'`,
} as const;
