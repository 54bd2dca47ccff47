-- The reports of a case: those about one thing that are pending, or that one decision closed, oldest first.
DROP INDEX "reports_kind_target_id_idx";
CREATE INDEX "reports_kind_target_id_reviewed_at_created_at_id_idx" ON "reports"("kind", "target_id", "reviewed_at", "created_at", "id");
