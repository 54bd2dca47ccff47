import { browserChoice } from "../browser-choice.ts";

/** Whether notices close by themselves, or stay until they are closed. */
export const noticeStay = browserChoice("worklane-notices", ["timed", "stay"]);

/** Whether notices stay until they are closed. */
export const noticesStay = (): boolean => noticeStay.get() === "stay";
