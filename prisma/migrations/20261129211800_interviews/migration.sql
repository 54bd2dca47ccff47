-- Interviews that companies offer to applicants.
create extension if not exists btree_gist;
CREATE TYPE "InterviewStatus" AS ENUM ('OFFERED', 'SCHEDULED', 'DECLINED', 'CANCELLED', 'TOOK_PLACE', 'MISSED');

ALTER TYPE "ApplicationEventKind" ADD VALUE 'INTERVIEW_OFFERED';
ALTER TYPE "ApplicationEventKind" ADD VALUE 'INTERVIEW_SCHEDULED';
ALTER TYPE "ApplicationEventKind" ADD VALUE 'INTERVIEW_MOVED';
ALTER TYPE "ApplicationEventKind" ADD VALUE 'INTERVIEW_DECLINED';
ALTER TYPE "ApplicationEventKind" ADD VALUE 'INTERVIEW_CANCELLED';

ALTER TYPE "CompanyEventKind" ADD VALUE 'INTERVIEW_OFFERED';
ALTER TYPE "CompanyEventKind" ADD VALUE 'INTERVIEW_CANCELLED';

CREATE TABLE "interviews" (
    "id" UUID NOT NULL,
    "application_id" UUID,
    "status" "InterviewStatus" NOT NULL DEFAULT 'OFFERED',
    "title" TEXT NOT NULL,
    "minutes" INTEGER NOT NULL,
    "break_minutes" INTEGER NOT NULL,
    "place" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "time_zone" TEXT NOT NULL,
    "ranges" JSONB NOT NULL,
    "answer_by" TIMESTAMPTZ(3) NOT NULL,
    "starts_at" TIMESTAMPTZ(3),
    "moves" INTEGER NOT NULL DEFAULT 0,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "reply" TEXT NOT NULL DEFAULT '',
    "offered_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interviews_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "interview_members" (
    "interview_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "busy_from" TIMESTAMPTZ(3),
    "busy_until" TIMESTAMPTZ(3),

    CONSTRAINT "interview_members_pkey" PRIMARY KEY ("interview_id","account_id")
);

CREATE INDEX "interviews_application_id_created_at_idx" ON "interviews"("application_id", "created_at");

CREATE INDEX "interviews_offered_by_id_idx" ON "interviews"("offered_by_id");

CREATE INDEX "interview_members_account_id_company_id_idx" ON "interview_members"("account_id", "company_id");

CREATE INDEX "interview_members_company_id_busy_from_idx" ON "interview_members"("company_id", "busy_from");

ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "interviews" ADD CONSTRAINT "interviews_offered_by_id_fkey" FOREIGN KEY ("offered_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "interview_members" ADD CONSTRAINT "interview_members_interview_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "interviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "interview_members" ADD CONSTRAINT "interview_members_account_id_company_id_fkey" FOREIGN KEY ("account_id", "company_id") REFERENCES "company_members"("account_id", "company_id") ON DELETE CASCADE ON UPDATE CASCADE;

alter table interviews
  add constraint interviews_length check (minutes > 0 and break_minutes >= 0),
  add constraint interviews_scheduled check (starts_at is not null or status not in ('SCHEDULED', 'TOOK_PLACE', 'MISSED'));
-- An application has one open interview.
create unique index interviews_open on interviews (application_id) where status in ('OFFERED', 'SCHEDULED');

-- No one takes part in two interviews at a time; so no two applicants get one time either.
alter table interview_members
  add constraint interview_members_busy check ((busy_from is null) = (busy_until is null)),
  add constraint interview_members_one_at_a_time
    exclude using gist (account_id with =, tstzrange(busy_from, busy_until) with &&) where (busy_from is not null);

-- Automatic cancellations have no actor either. New enum values cannot be named yet in this transaction.
alter table application_events drop constraint application_events_actor;
alter table application_events add constraint application_events_actor
  check (actor_id is not null or kind::text in ('UNANSWERED', 'INTERVIEW_CANCELLED'));
