-- DropIndex
DROP INDEX "reports_reporter_id_kind_target_id_key";

-- CreateIndex
CREATE INDEX "reports_reporter_id_idx" ON "reports"("reporter_id");

-- What Prisma's schema cannot say. A thing is reported once by a person while that waits, and anew after the review.
create unique index reports_waiting on reports (reporter_id, kind, target_id) where reviewed_at is null;
