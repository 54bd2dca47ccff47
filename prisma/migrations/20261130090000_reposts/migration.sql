-- How often a job has been posted, and seekers who leave out jobs that were posted more than once.
ALTER TABLE "jobs" ADD COLUMN "times_posted" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN "first_posted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

ALTER TABLE "seekers" ADD COLUMN "hides_reposts" BOOLEAN NOT NULL DEFAULT false;

CREATE INDEX "jobs_postings_idx" ON "jobs"("company_id", lower("title"));

-- Neither of these is a change of the jobs.
ALTER TABLE "jobs" DISABLE TRIGGER USER;
UPDATE "jobs" j SET "times_posted" = p.earlier + 1, "first_posted_at" = coalesce(p.first_at, j."created_at")
FROM "jobs" o CROSS JOIN LATERAL (
  SELECT count(*)::int AS earlier, min(e."created_at") AS first_at FROM "jobs" e
  WHERE e."company_id" = o."company_id" AND lower(e."title") = lower(o."title") AND e."location" = o."location"
    AND NOT e."listed" AND e."status" IN ('OPEN', 'CLOSED') AND e."id" <> o."id"
    AND e."created_at" BETWEEN o."created_at" - interval '1 year' AND o."created_at" - interval '7 days'
) p
WHERE o."id" = j."id";
ALTER TABLE "jobs" ENABLE TRIGGER USER;
