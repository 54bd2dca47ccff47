/** Characters that nobody sees: zero-width, direction marks, tags, soft hyphens. They hide orders and split words. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

const OTHERS = "(?:all|any|every|the|your|these|those|my|previous|prior|above|earlier|preceding|system|former|and|of)";
/** Sentences in data that speak to a model. What a resume or a job post has to say needs none of them. */
const ORDERS = [
  new RegExp(
    `\\b(?:ignore|disregard|forget|override|bypass)\\s+(?:${OTHERS}\\s+)*(?:instructions?|prompts?|rules?|guidelines?|directions?|messages?)\\b[^.\\n]*`,
    "gi",
  ),
  /\b(?:system|developer)\s*(?:prompt|message|instruction|override)s?\b[^.\n]*/gi,
  /\byou are (?:now|no longer)\b[^.\n]*/gi,
  /\b(?:act|behave|respond|answer|reply|pretend) (?:as|like) (?:if )?(?:an?|the|you)\b[^.\n]{0,40}\b(?:ai|assistant|model|dan|unrestricted|jailbroken)\b[^.\n]*/gi,
  /\b(?:(?:note|instructions?|message|attention|notice)\s+(?:to|for)|dear)\s+(?:the\s+|any\s+|all\s+)?(?:ai|llm|language model|assistant|chatbot|gpt|claude)\b[^\n]*/gi,
  /\b(?:ai|llm|language model|assistant|chatbot)s?\s*(?:must|should|shall|has to|have to|is to|,\s*please)\b[^.\n]*/gi,
  /<\/?\s*(?:system|assistant|user|human|instructions?|document|tool_result|function_calls?)\b[^>]*>/gi,
  /^\s*(?:system|assistant|human)\s*:/gim,
  /\[\/?(?:INST|SYSTEM)\]|<\|[^|>]{1,40}\|>/gi,
];

/** What stands where data spoke to the assistant. */
export const REMOVED = "[removed]";

/**
 * A text from a resume, a job post or a profile, made fit to be shown to a model as data: unseen characters and sentences
 * that give orders to an assistant are taken out, and so is our own notation.
 */
export function asData(text: string): string {
  const seen = text.normalize("NFC").replace(UNSEEN, "");
  return ORDERS.reduce((rest, order) => rest.replace(order, REMOVED), seen).replace(/\[\[|\]\]|[‹›]/g, " ");
}
