/** Limits and texts of the assistant, shared with the web. */

/** Maximum length of a question, in characters. */
export const MAX_QUESTION = 4000;
/** Maximum length of a conversation's title, in characters. */
export const MAX_TITLE = 100;
/** Maximum number of messages in a conversation, so that it fits a model's context window. */
export const MAX_CONVERSATION = 200;
export const MAX_RESUME_PAGES = 20;
/** Number of characters of a resume that the assistant reads; the rest is left out. */
export const MAX_RESUME_TEXT = 50_000;

export const ASSISTANT_TEXTS = {
  greeting: "Hi there! I am here to help you with anything career-related. Upload your resume or just type a question!",
  /** The message shown for a question that consists only of a file. */
  uploaded: "Uploaded resume",
  /** Which engine answers without a provider. */
  builtIn: "The built-in assistant follows fixed rules and runs on this server. Nothing you write leaves this server.",
  /** Before questions, of which one may be meant. */
  options: "Do you mean one of these?",
  blank: "Type a question or choose a resume.",
  tooLong: `Your question is too long. Ask in at most ${MAX_QUESTION.toLocaleString("en")} characters.`,
  oneAtATime: "Your last question is still being answered. Wait for it, or stop it.",
  full: "This conversation is full. Start a new one.",
  noConversation: "This conversation no longer exists.",
  noAnswer: "This answer no longer exists.",
  noProfileResume: "Your profile has no resume yet. Choose a file instead.",
  refused: "The assistant cannot reach its provider: this server's access is refused. Its operator has been notified.",
  busy: "The assistant is busy right now. Try again in a minute.",
  away: "The assistant cannot be reached right now. Try again in a moment.",
  slow: "The assistant took too long to answer. Try again.",
  brokeOff: "The answer was cut off.",
  unreadable: "The assistant could not read this question. Rephrase it, or ask without the file.",
  stopped: "You stopped the answer before it began.",
  ownTokens: "You have reached your daily limit for the assistant. Try again tomorrow.",
  consentNeeded: "Before you ask, agree on the assistant's page that your questions are sent to its provider.",
  withdrawn: "You withdrew your consent. Agree again on the assistant's page to ask questions.",
  /** The question sent by "Continue". */
  resume: "Continue where your last answer was cut off.",
  dailyTokens: "The assistant has reached its limit for today. Try again tomorrow.",
  offTopic:
    "I can only help with careers: your resume, your profile, and the jobs open here. What would you like to know about those?",
  cut: "(The answer ends here because it reached its maximum length.)",
} as const;

/** Returns the questions of which an answer asks whether one is meant; none for other answers. */
export const optionsIn = (answer: string): string[] =>
  answer.startsWith(ASSISTANT_TEXTS.options)
    ? [...answer.matchAll(/^- (.+)$/gm)].flatMap(([, option = ""]) => (option === "" ? [] : [option]))
    : [];
