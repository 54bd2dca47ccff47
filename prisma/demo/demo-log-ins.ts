/** The password of every demo account. */
export const DEMO_PASSWORD = "worklane-demo";

/** The accounts named by the start-up message, the playground and the README. */
export const DEMO_LOG_INS = {
  seeker: "asha.menon@worklane.example",
  recruiter: "hiring@tidewater.example",
  operator: "operator@worklane.example",
} as const;

/** The key of the demo operator's authenticator app, in base 32: no secret, like the password. */
export const DEMO_AUTHENTICATOR_KEY = "WORKLANEDEMOWORKLANEDEMOWORKLANE";

/** The app of the demo company that the playground adds a webhook to. */
export const DEMO_APP_ID = "0b7c9f0e-3c7a-4d5e-9f59-6f1f6f1b2a10";
