/** Whether blind mode hides who sent the application `a` to the job `j`, in SQL. */
export const isHidden = (a: string, j: string): string => `(${j}.blind and ${a}.revealed_at is null)`;
