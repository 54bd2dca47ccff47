/**
 * What a search may ask of a job, in SQL: of columns of `jobs` without a table name, and an operand. Lists of jobs give
 * placeholders; alerts, which ask what many searches say of one job, their columns.
 */
export const jobIs = {
  matching: (query: string) => `search_words @@ ${query}`,
  oneOf: (column: string, values: string) => `${column} = any(${values})`,
  paidFrom: (least: string) => `salary_min >= ${least}`,
  paidUpTo: (most: string) => `salary_max <= ${most}`,
  /** What states no pay always is. */
  paidWithin: (bounds: readonly string[]) => `(salary_min is null or (${bounds.join(" and ")}))`,
  /** Its highest pay is as high, or open-ended. */
  payingAtLeast: (least: string) => `salary_min is not null and (salary_max is null or salary_max >= ${least})`,
  postedWithin: (days: string) => `created_at > now() - ${days} * interval '1 day'`,
  ofCompany: (id: string) => `company_id = ${id}`,
  postedAfter: (moment: string) => `created_at > ${moment}`,
  postedBefore: (moment: string) => `created_at < ${moment}`,
  updatedAfter: (moment: string) => `updated_at > ${moment}`,
} as const;
