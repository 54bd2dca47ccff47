-- Files that are sent with messages about applications.
ALTER TYPE "FileKind" ADD VALUE 'MESSAGE';
ALTER TABLE "messages" ADD COLUMN "file_id" UUID REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE UNIQUE INDEX "messages_file_id_key" ON "messages"("file_id") WHERE "file_id" IS NOT NULL;
