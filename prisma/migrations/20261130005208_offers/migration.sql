-- Offers that companies send to applicants.
CREATE TYPE "OfferStatus" AS ENUM ('OFFERED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'REPLACED', 'LAPSED');

ALTER TYPE "ApplicationEventKind" ADD VALUE 'OFFER_SENT';
ALTER TYPE "ApplicationEventKind" ADD VALUE 'OFFER_CHANGED';
ALTER TYPE "ApplicationEventKind" ADD VALUE 'OFFER_ACCEPTED';
ALTER TYPE "ApplicationEventKind" ADD VALUE 'OFFER_DECLINED';
ALTER TYPE "ApplicationEventKind" ADD VALUE 'OFFER_WITHDRAWN';
ALTER TYPE "ApplicationEventKind" ADD VALUE 'OFFER_LAPSED';
ALTER TYPE "CompanyEventKind" ADD VALUE 'OFFER_SENT';
ALTER TYPE "CompanyEventKind" ADD VALUE 'OFFER_WITHDRAWN';
ALTER TYPE "FileKind" ADD VALUE 'OFFER';

CREATE TABLE "offers" (
    "id" UUID NOT NULL PRIMARY KEY,
    "application_id" UUID NOT NULL REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "version" INTEGER NOT NULL,
    "status" "OfferStatus" NOT NULL DEFAULT 'OFFERED',
    "pay_min" DECIMAL(12,2) NOT NULL,
    "pay_max" DECIMAL(12,2),
    "pay_currency" TEXT NOT NULL,
    "pay_unit" "PayUnit" NOT NULL,
    "starts_on" DATE NOT NULL,
    "place" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "file_id" UUID REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    "expires_on" DATE NOT NULL,
    "time_zone" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "reply" TEXT NOT NULL DEFAULT '',
    "sent_by_id" UUID REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    CONSTRAINT "offers_pay" CHECK ("pay_min" > 0 AND "pay_max" >= "pay_min"),
    CONSTRAINT "offers_ended" CHECK (("ended_at" IS NULL) = ("status" = 'OFFERED'))
);

CREATE UNIQUE INDEX "offers_application_id_version_key" ON "offers"("application_id", "version");
CREATE INDEX "offers_file_id_idx" ON "offers"("file_id");
CREATE INDEX "offers_sent_by_id_idx" ON "offers"("sent_by_id");
-- An application has one open offer.
CREATE UNIQUE INDEX "offers_open" ON "offers"("application_id") WHERE "status" = 'OFFERED';

-- What happens by itself has no actor. New enum values cannot be named yet in this transaction.
ALTER TABLE application_events DROP CONSTRAINT application_events_actor;
ALTER TABLE application_events ADD CONSTRAINT application_events_actor
  CHECK (actor_id IS NOT NULL OR kind::text IN ('UNANSWERED', 'INTERVIEW_CANCELLED', 'OFFER_WITHDRAWN', 'OFFER_LAPSED'));
