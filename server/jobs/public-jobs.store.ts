import type { Database } from "../platform/database/database.ts";

/** Whether there has been an open job of this id. */
export async function wasOpened({ pool }: Pick<Database, "pool">, id: string): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>({
    name: "job-was-opened",
    text: "select exists (select from job_changes where job_id = $1) as found",
    values: [id],
  });
  return rows[0]?.found ?? false;
}
