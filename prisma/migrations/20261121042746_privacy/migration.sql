-- CreateEnum
CREATE TYPE "ReportKind" AS ENUM ('PERSON', 'MESSAGE', 'JOB');

-- CreateEnum
CREATE TYPE "ReportReason" AS ENUM ('SPAM', 'FRAUD', 'ABUSE', 'FAKE', 'OTHER');

-- CreateEnum
CREATE TYPE "ReportOutcome" AS ENUM ('DISMISSED', 'REMOVED');

-- CreateTable
CREATE TABLE "blocks" (
    "blocker_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "reporter_id" UUID NOT NULL,
    "kind" "ReportKind" NOT NULL,
    "target_id" UUID NOT NULL,
    "reason" "ReportReason" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reviewed_at" TIMESTAMPTZ(3),
    "outcome" "ReportOutcome",

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "blocks_blocked_id_idx" ON "blocks"("blocked_id");

-- CreateIndex
CREATE INDEX "reports_reviewed_at_created_at_idx" ON "reports"("reviewed_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "reports_reporter_id_kind_target_id_key" ON "reports"("reporter_id", "kind", "target_id");

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "seekers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "seekers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
alter table blocks add constraint blocks_two_people check (blocker_id <> blocked_id);
alter table reports
  add constraint reports_note check (length(note) <= 4000),
  add constraint reports_reviewed check ((reviewed_at is null) = (outcome is null));
