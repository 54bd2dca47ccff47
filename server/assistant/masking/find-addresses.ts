import type { Found } from "./found-contact.ts";

/** A line, or a sentence of a question, that is labelled as an address. Its words are masked, the label stays. */
const LABELLED = [
  /(^[ \t•*>|▪-]{0,6}(?:(?:permanent|present|current|residential|residence|postal|home|mailing|street|correspondence|communication|local|contact|my|full|office)[ \t]{1,3})?add?ress(?:[ \t]{1,3}(?:line[ \t])?\d)?[ \t]{0,3}[:–—-][ \t]{0,3}\n?)[^\n|]{3,200}/gimu,
  /(\bmy (?:(?:home|postal|current|permanent|mailing|present) )?address(?: is|:) {0,2})[^\n?!]{3,120}?(?=[.?!](?:\s|$)|\n|$)/gimu,
  /(\b(?:permanent|residential|postal|home|mailing|correspondence) address[ \t]{0,2}[:–—-][ \t]{0,2})[^\n|]{3,200}/gimu,
  /(\b(?:pin|pin ?code|postal code|zip(?: code)?)[ \t]{0,2}[:.-]?[ \t]{0,2})(?:\d{5}(?:-\d{4})?|[1-8]\d{2} ?\d{3})(?!\d)/giu,
];

const PIN = "[1-8]\\d{2} ?\\d{3}(?!\\d)";
/** Places in front of a PIN code; after any other word six digits may be an amount. */
const PLACES =
  "Mumbai|Bombay|Navi Mumbai|Thane|Pune|Nagpur|Nashik|Delhi|New Delhi|Noida|Greater Noida|Gurgaon|Gurugram|Ghaziabad|Faridabad|Bengaluru|Bangalore|Mysuru|Mysore|Mangalore|Hubli|Chennai|Madras|Coimbatore|Madurai|Trichy|Salem|Vellore|Ooty|Hyderabad|Secunderabad|Warangal|Vijayawada|Visakhapatnam|Vizag|Guntur|Kochi|Cochin|Ernakulam|Trivandrum|Thiruvananthapuram|Kozhikode|Thrissur|Kolkata|Howrah|Siliguri|Durgapur|Bhubaneswar|Cuttack|Patna|Ranchi|Jamshedpur|Dhanbad|Guwahati|Shillong|Imphal|Lucknow|Kanpur|Varanasi|Agra|Prayagraj|Allahabad|Meerut|Bareilly|Dehradun|Chandigarh|Mohali|Panchkula|Ludhiana|Amritsar|Jalandhar|Jaipur|Jodhpur|Udaipur|Kota|Ajmer|Ahmedabad|Surat|Vadodara|Baroda|Rajkot|Gandhinagar|Bhopal|Indore|Gwalior|Jabalpur|Raipur|Bilaspur|Goa|Panaji|Margao|Puducherry|Pondicherry|Jammu|Srinagar|Shimla|Maharashtra|Karnataka|Kerala|Tamil Nadu|Telangana|Andhra Pradesh|Gujarat|Rajasthan|Uttar Pradesh|West Bengal|Bihar|Odisha|Punjab|Haryana|Madhya Pradesh|Assam|Jharkhand|Uttarakhand|Dist|District|Taluk|Tehsil";
const WITH_PIN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PLACES})[ \\t]{0,2}(?:[-,(:][ \\t]{0,2})?(?:(?:pin|pincode|pin code)[ \\t:.-]{0,3})?${PIN}(?: ?,? ?India\\b)?`,
  "giu",
);

const WORD = "[\\p{L}][\\p{L}\\p{M}.'’&-]{0,30}";
const CAPITAL = "(?:\\p{Lu}[\\p{L}\\p{M}.'’&-]{0,30}|\\d{1,3}(?:st|nd|rd|th))";
const ROAD =
  "(?:Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Ln\\.?|Marg|Nagar|Colony|Society|Apartments?|Boulevard|Blvd\\.?|Chowk|Layout|Enclave|Vihar|Drive|Close|Crescent|Terrace|Way)";
const NUMBER = "(?!(?:19|20)\\d\\d\\b)#?\\d{1,4}[A-Za-z]?(?:[/-]\\d{1,4}[A-Za-z]?)?";
/** Further parts after a comma that look like places, with a code at the end. */
const REST = `(?:,?[ \\t]{1,2}(?:${PIN}|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]{2} \\d{5})|,[ \\t]{0,2}(?:${CAPITAL}|\\d{1,4})(?:[ \\t]${CAPITAL}){0,3}(?:[ \\t]{0,2}-?[ \\t]{0,2}(?:${PIN}|\\d{5}))?(?![\\p{L}\\d:]))`;

/** A house and its street: "221B Baker Street, London", "12, MG Road, Pune 411001". */
const STREET = new RegExp(
  `(?<![\\p{L}\\p{N}./$₹-]|\\d[ ,])(?:No\\.? ?)?${NUMBER},?[ \\t]{1,2}(?:${CAPITAL},?[ \\t]{1,2}){1,4}?${ROAD}(?=[ \\t]{0,2}(?:[,.;)|\\n]|-|–|${PIN}|$))${REST}{0,6}`,
  "gu",
);
/** Unambiguous homes: "Flat No. 4, 12 MG Road", "H.No 12-4/A, Gandhi Nagar". */
const HOME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:flat|plot|house|door|apt\\.?|apartment|h\\.? ?no|d\\.? ?no)(?:[ \\t]{0,2}(?:no\\.?|number|#))?[ \\t:.#-]{1,3}(?:[A-Za-z]-?)?\\d{1,5}[A-Za-z]?(?:[/-][\\dA-Za-z]{1,4}){0,2}(?![\\p{L}\\p{N}])(?:(?:,[ \\t]{0,2}|[ \\t])(?:${PIN}|(?:${CAPITAL}|\\d{1,4}[A-Za-z]?)(?:[ \\t]${CAPITAL}){0,3}(?:[ \\t]{0,2}-?[ \\t]{0,2}${PIN})?)(?![\\p{L}\\d:])){1,8}`,
  "giu",
);
/** Addresses in lower case in a question: "i live at 12 mg road pune 411001". */
const LIVING = new RegExp(
  `(\\b(?:live|living|stay|staying|reside|residing|located|resident) (?:at|in|on|of) )(?:no\\.? ?|flat |house )?${NUMBER},?[ \\t](?:(?!and\\b|but\\b)${WORD},?[ \\t]){1,5}?${ROAD}(?![\\p{L}])(?:,?[ \\t](?:${PLACES})(?![\\p{L}]))?(?:[ \\t,-]{1,3}${PIN})?`,
  "giu",
);

const PATTERNS = [...LABELLED, STREET, HOME, LIVING, WITH_PIN];

/** Finds postal addresses: labelled ones, houses with their street, and places with a PIN code. Labels stay. */
export const findAddresses = (text: string): Found[] =>
  PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, 1: label = "", index }) => {
      const words = match.slice(label.length);
      const from = index + match.length - words.trimStart().length;
      return { kind: "address" as const, from, to: from + words.trim().length };
    }),
  );
