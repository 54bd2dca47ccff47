import { browserChoice } from "../../ui/browser-choice.ts";

/** What screen readers announce in chats: the text of each message, only that one arrived, or nothing. */
export const chatSpeech = browserChoice("worklane-chat-speech", ["all", "arrivals", "nothing"]);
