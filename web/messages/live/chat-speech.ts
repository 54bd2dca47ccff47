import { browserChoice } from "../../ui/browser-choice.ts";

/** How much of the chats screen readers say by themselves: each message, only that one came, or nothing. */
export const chatSpeech = browserChoice("worklane-chat-speech", ["all", "arrivals", "nothing"]);
