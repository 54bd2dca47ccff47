-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "told_status" "ApplicationStatus";

-- Outcomes used to be mailed with the decision itself.
UPDATE "applications" SET "told_status" = "status" WHERE "status" IN ('ACCEPTED', 'REJECTED');
