import { it } from "vitest";
import { testDatabase } from "../../server/testing/test-database.ts";
import { signUpWithoutMail } from "./mail-away.ts";

const db = testDatabase();

// Six attempts take more than four minutes; 25 take about four days.
it("the mail server is down for minutes: 40 mails are queued, and each arrives once", () =>
  signUpWithoutMail(db, { people: 40, tries: 6 }));
