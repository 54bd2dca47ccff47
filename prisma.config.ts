import { defineConfig } from "prisma/config";

/** Prisma's command line: `prisma generate`, and `prisma migrate deploy` where its engine can be had. */
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://localhost/worklane" },
});
