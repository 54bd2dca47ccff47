-- CreateIndex
CREATE INDEX "application_events_actor_id_id_idx" ON "application_events"("actor_id", "id");

-- CreateIndex
CREATE INDEX "assistant_usage_seeker_id_idx" ON "assistant_usage"("seeker_id");
