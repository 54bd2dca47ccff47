import type { Ground } from "./hiring-rules.ts";

// The patterns match discouraging terms and nothing else: a wrong hint costs more trust than a missing one. They are
// applied sentence by sentence, case-insensitively.

const { raw } = String;

/** Sentences that welcome everybody name the same grounds. */
const WELCOMES =
  /\b(?:regardless|irrespective|without regard|discriminat\w*|equal[- ](?:opportunit|employment)\w*|(?:all|any) (?:genders?|ages|backgrounds|religions|nationalities)|encourag\w+|welcomes?|inclusi\w+|divers\w+|harass\w+|reservation|reserved)\b/i;

/** The people whom the work serves. */
const OTHERS = raw`\b(?:child(?:ren)?|kids|students?|pupils?|patients?|clients?|customers?|residents?|tenants?|famil(?:y|ies)|youths?|adolescents?|beneficiar\w+|survivors?|victims?|inmates?|users?|shoppers|audiences?|participants?|populations?|wards?|toilets?|clothing|wear|shoes|brands?)\b`;
const MEANS_OTHERS = new RegExp(OTHERS, "i");
const NOT_OF_OTHERS = raw`(?!(?:,? \w+){0,2} ${OTHERS})`;

const WHO = "(?:candidates?|applicants?|persons?)";
const WOMEN = "(?:females?|women|ladies|girls)";
const MEN = "(?:males?|men|gents|gentlemen|boys)";
const FAITHFUL =
  "(?:hindus?|muslims?|christians?|sikhs?|jains?|parsis?|buddhists?|jewish|catholics?|brahmins?|dalits?)";
const LANGUAGE =
  "(?:english|hindi|german|french|spanish|italian|dutch|polish|portuguese|russian|arabic|chinese|mandarin|japanese|korean|tamil|telugu|kannada|malayalam|marathi|bengali|gujarati|punjabi|swedish|danish|czech|greek|turkish|hebrew)";
const NATION = raw`(?:u\.?s\.?|american|eu|european|german|french|british|uk|irish|dutch|polish|italian|spanish|indian)`;
/** A language level, which anybody can reach. */
const NO_LEVEL = "(?![- ](?:level|like|fluency|proficiency|or))";
/** "Religion: any" requires nothing. */
const NOT_ANY = raw`(?! ?[:–-] ?(?:any|all|no|not|open)\b) ?[:–-] ?\w+`;
const NO_PAPER = "(?! ?(?:id|identification|identity|editing|portfolio))";
/** Ages over 21: below that, labour law itself may require a minimum age. */
const AGE = raw`(?:2[2-9]|[3-5]\d)`;

interface Terms {
  readonly ground: Ground;
  readonly patterns: readonly string[];
  /** Sentences in which the terms mean something else. */
  readonly unless?: RegExp;
}

const TERMS: readonly Terms[] = [
  {
    ground: "AGE",
    patterns: [
      raw`\byoung(?:,| and| &|,? yet) (?:\w+ )?(?:energetic|dynamic|enthusiastic|ambitious|vibrant|motivated|smart)\b${NOT_OF_OTHERS}`,
      raw`\byoung ${WHO}\b`,
      raw`\byoung (?:blood|lady|man|woman|girl|boy|team)\b${NOT_OF_OTHERS}`,
      raw`\bdigital[- ]natives?\b(?! (?:compan|business|bank|product|organi[sz]ation|enterprise|platform|startup))${NOT_OF_OTHERS}`,
      raw`\brecent (?:\w+ )?graduates only\b`,
    ],
  },
  {
    ground: "AGE",
    patterns: [
      raw`\b(?:(?:upper|maximum) )?age (?:limit|bar|criteria)\b`,
      raw`\b(?:maximum|max\.?) age\b`,
      raw`\bage(?: group| range)?(?: ?[:–-] ?| (?:between|from|of) )(?:1[89]|[2-5]\d) ?(?:-|–|to|and) ?[2-6]\d\b`,
      raw`\b${WHO} aged (?:between )?\d\d\b`,
      raw`\b(?:below|under|not (?:be )?(?:older|more) than|younger than|up to) ${AGE}(?: years)? (?:of age|old)\b`,
      raw`\b(?:below|under) the age of ${AGE}\b`,
    ],
    unless: new RegExp(raw`${OTHERS}|\b(?:buildings?|bridges?|systems?|machines?|equipment|vehicles?|assets?)\b`, "i"),
  },
  {
    ground: "GENDER",
    patterns: [
      raw`\b(?:${WOMEN}|${MEN})(?: ${WHO})?(?: are)? (?:only|preferred|preferably)\b(?! (?:school|college|hostel|class|section|shelter|gym|clinic))`,
      raw`(?<!\bthe )\b(?:only|preferably) (?:${WOMEN}|${MEN})\b(?=[.!;,]|$| (?:may|can|should|need|are|apply|${WHO}))`,
      raw`\b(?:fe)?male ${WHO}\b`,
      raw`\bgender ?[:–-] ?(?:fe)?male\b`,
      raw`\blooking for an? (?:\w+ )?(?:fe)?male\b`,
      raw`\byoung (?:lady|man|woman|girl|boy)\b${NOT_OF_OTHERS}`,
    ],
    unless: new RegExp(
      raw`\b(?:${WOMEN} ?(?:and|or|/|&|,) ?${MEN}|${MEN} ?(?:and|or|/|&|,) ?${WOMEN}|both|transgender)\b|${OTHERS}`,
      "i",
    ),
  },
  {
    ground: "FAMILY",
    patterns: [
      raw`\bunmarried\b(?! (?:mothers?|fathers?|parents?|couples?|partners?))`,
      raw`\b(?:must|should) be (?:single|married)\b`,
      raw`\b(?:single|married) (?:${WOMEN}|${MEN}|candidates?|applicants?)\b`,
      raw`\bmarital status${NOT_ANY}`,
      raw`\bno (?:family|marital) (?:commitments?|obligations?|ties)\b`,
      raw`\bnot (?:be )?(?:pregnant|planning (?:a )?(?:family|pregnancy))\b`,
    ],
    unless: /\b(?:clients?|patients?|residents?|tenants?|customers?)\b/i,
  },
  {
    ground: "RELIGION_OR_CASTE",
    patterns: [
      raw`\b${FAITHFUL}(?: ${WHO}| ${WOMEN}| ${MEN}| community)? (?:only|preferred)\b`,
      raw`\b(?:only|preferably) (?:from )?(?:the )?${FAITHFUL}\b`,
      raw`\b${FAITHFUL} ${WHO}\b`,
      raw`\b(?:upper|higher|forward)[- ]caste\b`,
      raw`\b(?:caste|religion)${NOT_ANY}`,
    ],
    unless: MEANS_OTHERS,
  },
  {
    ground: "ORIGIN",
    patterns: [
      raw`\bnative(?:[- ]${LANGUAGE})?[- ]speak(?:ers?|ing)\b${NO_LEVEL}`,
      raw`\b${LANGUAGE} native speakers?\b${NO_LEVEL}`,
      raw`\b${LANGUAGE} (?:as )?(?:an? |your )?mother[- ]tongue\b${NO_LEVEL}`,
      raw`\bmother[- ]tongue ${LANGUAGE}\b${NO_LEVEL}`,
      raw`\b${NATION} (?:citizens?|nationals?|passport holders?) only\b`,
      raw`\bonly ${NATION} (?:citizens?|nationals?|passport)\b`,
      raw`\b(?:locals|nationals|citizens) only\b`,
      raw`\bno foreigners\b`,
    ],
    unless: /\bor (?:equivalent|comparable|similar|fluent|near|C[12])\b|\bclients?\b/i,
  },
  {
    ground: "DISABILITY",
    patterns: [
      raw`\bable[- ]bodied\b(?! sea)`,
      raw`(?<!\bwith (?:and|or) )\b(?:no|without(?: any)?|free (?:from|of)(?: any)?) (?:physical |mental )?(?:disabilit(?:y|ies)|handicaps?|deformit(?:y|ies))\b(?! (?:law|benefit|insurance|claim|service|right)s?)`,
      raw`\b(?:disabled|handicapped|differently abled) ${WHO} (?:need not|should not|cannot|may not)\b`,
      raw`\bnot (?:be )?(?:physically |mentally )?(?:disabled|handicapped)\b`,
      raw`\bhiv[- ]negative\b`,
    ],
    unless: MEANS_OTHERS,
  },
  {
    ground: "PHOTO",
    patterns: [
      raw`\bpassport[- ]sized? (?:photo(?:graph)?s?|pictures?)\b`,
      raw`\b(?:resume|résumé|cv|curriculum vitae|bio[- ]?data|your application)s?(?: together| along)? (?:with|and|including) (?:an? |your |one )?(?:(?:recent|latest|colou?r|full[- ]length|professional|current) ){0,2}(?:photo(?:graph)?s?|headshots?)\b${NO_PAPER}`,
      raw`\b(?:send|attach|enclose|include|submit|share) (?:us )?(?:a |your )(?:(?:recent|latest|colou?r|full[- ]length) ){0,2}(?:photo(?:graph)?|headshot)\b${NO_PAPER}`,
    ],
    unless: MEANS_OTHERS,
  },
  {
    ground: "PAY_HISTORY",
    patterns: [
      raw`\b(?:current|present|last|previous)(?:ly)?(?:[- ]drawn)? (?:ctc|salary|pay ?slips?)\b(?! (?:structure|scale|band|data|survey|range|plan|grade))`,
      raw`\bsalary history\b`,
    ],
    unless:
      /\b(?:not|never|don.t|doesn.t|without) (?:be )?(?:ask|require|request|need|inquir|rely|consider)|\bemployees?\b|\bretain|\bwe (?:pay|offer)/i,
  },
  {
    ground: "CRIMINAL_RECORD",
    patterns: [
      raw`\b(?:no|without(?: an?y?)?) (?:prior )?(?:criminal (?:records?|history|convictions?|background)|felon(?:y|ies)|convictions)\b`,
      raw`\bclean (?:criminal |police )?(?:records?|background)\b`,
      raw`\bbackground checks? (?:is |are )?(?:required|mandatory)\b`,
      raw`\b(?:must|should|able to) (?:pass|clear|undergo) (?:an? )?(?:criminal )?background (?:check|screening|investigation)\b`,
      raw`\bfelons need not\b`,
    ],
    // For drivers, a clean record means their driving record.
    unless: new RegExp(raw`${OTHERS}|\b(?:driv|licen)`, "i"),
  },
  {
    ground: "UNEMPLOYMENT",
    patterns: [
      raw`\bmust be (?:currently|presently) employed\b(?! (?:by|in|with|at|as|under|within))`,
      raw`\bonly (?:currently|presently) employed ${WHO}\b`,
      raw`\b(?:currently|presently) employed ${WHO} only\b`,
      raw`\bunemployed (?:${WHO} )?(?:need not|will not)\b`,
    ],
  },
];

const COMPILED = TERMS.map(({ patterns, ...terms }) => ({ ...terms, pattern: new RegExp(patterns.join("|"), "gi") }));

/** The end of a sentence or list item. */
const SENTENCE_END = /(?<=[.!?;])\s+|[\n•]+/;
/** Length of the shortest term ("age bar"). */
const SHORTEST = 7;

/** Returns the sentences of a text in which terms may discourage people, without duplicates. */
export const sentencesOf = (text: string): string[] =>
  [...new Set(text.split(SENTENCE_END))].filter((sentence) => sentence.length >= SHORTEST && !WELCOMES.test(sentence));

/** Returns the words of these sentences that discourage people on this ground, without duplicates, as written. */
export function discouragedTerms(sentences: readonly string[], ground: Ground): string[] {
  const found = COMPILED.filter((terms) => terms.ground === ground).flatMap(({ pattern, unless }) =>
    sentences.flatMap((sentence) => {
      const terms = sentence.match(pattern);
      return terms && !unless?.test(sentence) ? terms : [];
    }),
  );
  const known = new Set<string>();
  return found.filter((words) => {
    const lower = words.toLowerCase();
    return !known.has(lower) && known.add(lower);
  });
}

/** Job names for one gender only. */
const GENDERED =
  /\b(?:sales|chair|fore|handy|repair|trades|business|camera|delivery|door|crafts|drafts|watch|lines|crew)(?:man|men|woman|women|girl|boy)\b|\b(?:waitress|stewardess|hostess|barmaid|seamstress|office (?:boy|girl)|cleaning lady)\b/gi;
/** Signs that all genders are meant: "(m/f/d)", "salesman/saleswoman". */
const NEUTRAL_MARK = /\b[mfwdx]\s?[/|*]\s?[mfwdx]\b|\bm[ae]n\s?\/|m[ae]n\s?\/\s?\w*wom[ae]n|waiter\s?\/|\/\s?waiter/i;

/** Returns the job names in a title that stand for one gender only. */
export const genderedTitles = (title: string): string[] =>
  NEUTRAL_MARK.test(title) ? [] : (title.match(GENDERED) ?? []);
