/** Something in a title that belongs in other fields or should be written differently, with the words concerned. */
export interface TitleFlaw {
  readonly code: "TITLE_SHOUTED" | "TITLE_HAS_PAY" | "TITLE_HAS_PLACE" | "TITLE_EXCLAIMS";
  readonly message: string;
  readonly words: readonly string[];
}

/** Shorter words in capitals are more often than not abbreviations. */
const LONG_WORD = /\p{L}{5,}/gu;
const PAY =
  /(?:[₹$€£]|\brs\.? ?|\b(?:inr|usd|eur) ?)\d[\d.,]*k?|\b(?!401)\d[\d.,]*(?: ?(?:-|–|to) ?\d[\d.,]*)? ?(?:k\b|lpa\b|lakhs?\b|lacs?\b|ctc\b|(?:per|an?|\/) ?(?:hour|hr|month|year|annum)\b)/gi;
const WORK_MODES = ["remote", "hybrid", "onsite", "on-site", "work from home", "wfh"];
/** Separators between the job name and a place. */
const SET_APART = /(?:[-–—,|(/@[:]\s*|\s(?:in|at)\s)$/i;

/** Returns the flaws of a title. */
export function titleFlaws(title: string, location: string): TitleFlaw[] {
  return [...shouted(title), ...exclaims(title), ...hasPay(title), ...hasPlace(title, location)];
}

/** In capitals: all of its long words, or at least two and half of them. */
function shouted(title: string): TitleFlaw[] {
  const long = title.match(LONG_WORD) ?? [];
  const loud = long.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase());
  if (loud.length === 0 || (loud.length < long.length && (loud.length < 2 || loud.length * 2 < long.length))) return [];
  const words = [...new Set(loud)];
  const calm = title.replace(LONG_WORD, (word) =>
    words.includes(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word,
  );
  return [{ code: "TITLE_SHOUTED", message: `All caps can look like shouting. “${calm}” is easier to read.`, words }];
}

function exclaims(title: string): TitleFlaw[] {
  const words = title.match(/!+|\*{2,}/g) ?? [];
  if (words.length === 0) return [];
  return [{ code: "TITLE_EXCLAIMS", message: `The title works better without “${words[0]}”.`, words }];
}

function hasPay(title: string): TitleFlaw[] {
  const words = title.match(PAY)?.map((word) => word.trim()) ?? [];
  if (words.length === 0) return [];
  return [
    {
      code: "TITLE_HAS_PAY",
      message: `“${words[0]}” is found by searches if you enter it as the salary range.`,
      words,
    },
  ];
}

/** The place as given in the form, or the work mode, separated at the title's end. */
function hasPlace(title: string, location: string): TitleFlaw[] {
  const end = title.replace(PAY, "").replace(/[\s,;|)\]–—-]+$/, "");
  const isAtTheEnd = (place: string) =>
    place.length > 2 &&
    end.toLowerCase().endsWith(place.toLowerCase()) &&
    SET_APART.test(end.slice(0, end.length - place.length));
  const place = [location.split(",")[0]?.trim() ?? "", ...WORK_MODES].find(isAtTheEnd);
  if (place === undefined) return [];
  const words = [end.slice(end.length - place.length)];
  return [
    {
      code: "TITLE_HAS_PLACE",
      message: `“${words[0]}” has a field of its own below; the title is for the work alone.`,
      words,
    },
  ];
}
