-- AlterTable
ALTER TABLE "application_events" ADD COLUMN     "about_id" UUID;
