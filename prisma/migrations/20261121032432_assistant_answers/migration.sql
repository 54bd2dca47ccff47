-- CreateEnum
CREATE TYPE "AssistantAnswerState" AS ENUM ('RUNNING', 'DONE', 'STOPPED', 'FAILED');

-- AlterTable
ALTER TABLE "assistant_usage" ADD COLUMN     "cache_read_tokens" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "cache_write_tokens" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "assistant_answers" (
    "id" UUID NOT NULL,
    "seeker_id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "file_name" TEXT NOT NULL DEFAULT '',
    "state" "AssistantAnswerState" NOT NULL DEFAULT 'RUNNING',
    "text" TEXT NOT NULL DEFAULT '',
    "error_code" TEXT NOT NULL DEFAULT '',
    "error_message" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "assistant_answers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "assistant_answers_seeker_id_idx" ON "assistant_answers"("seeker_id");

-- CreateIndex
CREATE INDEX "assistant_answers_created_at_idx" ON "assistant_answers"("created_at");

-- AddForeignKey
ALTER TABLE "assistant_answers" ADD CONSTRAINT "assistant_answers_seeker_id_fkey" FOREIGN KEY ("seeker_id") REFERENCES "seekers"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- A seeker is answered one question at a time, on whatever node.
create unique index assistant_answers_running on assistant_answers (seeker_id) where state = 'RUNNING';

alter table assistant_usage
  add constraint assistant_usage_cache_counts check (cache_read_tokens >= 0 and cache_write_tokens >= 0);
