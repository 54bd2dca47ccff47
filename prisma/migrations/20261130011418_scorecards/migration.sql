-- Questions for interviewers, and their answers about an applicant.
ALTER TABLE "jobs" ADD COLUMN "scorecard_questions" TEXT[] NOT NULL DEFAULT '{}';

CREATE TABLE "scorecards" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "interview_id" UUID NOT NULL,
    "account_id" UUID,
    "answers" JSONB NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "scorecards_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "scorecards_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "scorecards_interview_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "interviews"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "scorecards_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "scorecards_interview_id_account_id_key" ON "scorecards"("interview_id", "account_id");

CREATE INDEX "scorecards_application_id_idx" ON "scorecards"("application_id");

CREATE INDEX "scorecards_account_id_idx" ON "scorecards"("account_id");
