import { defineConfig } from "prisma/config";

/** Configuration of the Prisma CLI: `prisma generate`, and `prisma migrate deploy` where its engine is available. */
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://localhost/worklane" },
});
