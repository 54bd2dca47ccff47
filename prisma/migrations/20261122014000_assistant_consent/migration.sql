-- AlterTable
ALTER TABLE "seekers" ADD COLUMN     "assistant_consent_at" TIMESTAMPTZ(3),
ADD COLUMN     "assistant_consent_withdrawn_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "assistant_messages" ADD COLUMN     "links" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "assistant_answers" ADD COLUMN     "stop_requested_at" TIMESTAMPTZ(3);
