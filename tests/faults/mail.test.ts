// @module-tag thorough

import { it } from "vitest";
import { testDatabase } from "../../server/testing/test-database.ts";
import { signUpWithoutMail } from "./mail-away.ts";

const db = testDatabase();

// The short form; in `npm run test:long` the mail server is down for minutes.
it("people sign up while the mail server is down: each mail is queued, and arrives once when it is back", () =>
  signUpWithoutMail(db, { people: 6, tries: 1 }));
