import { it } from "vitest";
import { testDatabase } from "../../server/testing/test-database.ts";
import { signUpWithoutMail } from "./mail-away.ts";

const db = testDatabase();

// Six tries are over four minutes; 25 are some four days.
it("the mail server is away for minutes: 40 mails wait, and each arrives once", () =>
  signUpWithoutMail(db, { people: 40, tries: 6 }));
