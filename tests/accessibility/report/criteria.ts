/**
 * How a criterion is judged: `checks`: by the named checks, as far as it concerns this product; `people`: by looking or
 * listening (the named checks find what can be automated); `nothing`: the product has nothing that it applies to, which
 * a check verifies.
 */
export type JudgedBy = "checks" | "people" | "nothing";

/** A success criterion of WCAG 2.2, level A or AA. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: "A" | "AA";
  readonly by: JudgedBy;
  /** Ids of checks that run on every page, and test files. */
  readonly evidence: readonly string[];
  /** What the evidence does not cover, or why there is nothing to judge. */
  readonly remark?: string;
}

const spoken = "tests/accessibility/spoken.long.test.ts";
const source = "tests/accessibility/source.test.ts";
const forms = "tests/accessibility/forms.test.ts";
const acts = "tests/accessibility/acts.test.ts";
const focus = "tests/web/focus.test.ts";

const criterion =
  (level: "A" | "AA") =>
  (id: string, name: string, by: JudgedBy, evidence: readonly string[], remark?: string): Criterion => ({
    ...{ id, name, level, by, evidence },
    ...(remark && { remark }),
  });
const a = criterion("A");
const aa = criterion("AA");

const NO_MEDIA = "There is neither sound nor film in the product, and nobody can upload any that it plays.";

/** All 55 criteria; 4.1.1 was removed from WCAG 2.2. */
export const CRITERIA: readonly Criterion[] = [
  a(
    "1.1.1",
    "Non-text Content",
    "people",
    ["axe", "drawings", spoken],
    "Whether each name says what the picture says.",
  ),
  a("1.2.1", "Audio-only and Video-only (Prerecorded)", "nothing", ["media", source], NO_MEDIA),
  a("1.2.2", "Captions (Prerecorded)", "nothing", ["media", source], NO_MEDIA),
  a("1.2.3", "Audio Description or Media Alternative (Prerecorded)", "nothing", ["media", source], NO_MEDIA),
  aa("1.2.4", "Captions (Live)", "nothing", ["media", source], NO_MEDIA),
  aa("1.2.5", "Audio Description (Prerecorded)", "nothing", ["media", source], NO_MEDIA),
  a(
    "1.3.1",
    "Info and Relationships",
    "people",
    ["axe", "document", spoken],
    "Whether all that layout says is said in words.",
  ),
  a(
    "1.3.2",
    "Meaningful Sequence",
    "people",
    ["tab", spoken],
    "Whether each page makes sense read from its beginning.",
  ),
  a(
    "1.3.3",
    "Sensory Characteristics",
    "people",
    [source],
    "Whether any text needs its place, shape or colour to be understood.",
  ),
  aa("1.3.4", "Orientation", "checks", ["orientation", "axe", source]),
  aa("1.3.5", "Identify Input Purpose", "checks", [forms]),
  a("1.4.1", "Use of Color", "people", ["contrast", "forced-colours"], "Whether colour alone says anything."),
  a("1.4.2", "Audio Control", "nothing", ["media", source], NO_MEDIA),
  aa("1.4.3", "Contrast (Minimum)", "checks", ["contrast"]),
  aa("1.4.4", "Resize text", "checks", ["large-text", "reflow"]),
  aa(
    "1.4.5",
    "Images of Text",
    "people",
    ["drawings"],
    "Whether a picture of the product shows words; logos of companies may.",
  ),
  aa("1.4.10", "Reflow", "checks", ["reflow", "fits"]),
  aa("1.4.11", "Non-text Contrast", "people", ["edges", "tab"], "Icons, charts and states that have no text."),
  aa("1.4.12", "Text Spacing", "checks", ["spacing"]),
  aa("1.4.13", "Content on Hover or Focus", "checks", [source, "tab"]),
  a("2.1.1", "Keyboard", "checks", ["reachable", "tab", acts]),
  a("2.1.2", "No Keyboard Trap", "checks", ["tab", acts]),
  a("2.1.4", "Character Key Shortcuts", "checks", [source, acts]),
  a("2.2.1", "Timing Adjustable", "people", [source], "Whether whoever needs longer is told before a session ends."),
  a("2.2.2", "Pause, Stop, Hide", "checks", ["motion", "media"]),
  a("2.3.1", "Three Flashes or Below Threshold", "checks", ["motion", "media"]),
  a("2.4.1", "Bypass Blocks", "checks", ["skip", "document"]),
  a("2.4.2", "Page Titled", "people", ["document", "titles"], "Whether each title says what the page is about."),
  a("2.4.3", "Focus Order", "people", ["tab", acts, focus], "Whether the order makes sense to whoever follows it."),
  a("2.4.4", "Link Purpose (In Context)", "people", ["axe", "names", spoken], "Whether each link says where it leads."),
  aa("2.4.5", "Multiple Ways", "checks", ["navigation", acts]),
  aa("2.4.6", "Headings and Labels", "people", ["axe", spoken], "Whether they say what they stand above."),
  aa("2.4.7", "Focus Visible", "checks", ["tab"]),
  aa("2.4.11", "Focus Not Obscured (Minimum)", "checks", ["tab"]),
  a("2.5.1", "Pointer Gestures", "nothing", [source], "Nothing is done with several fingers or along a path."),
  a("2.5.2", "Pointer Cancellation", "checks", [source]),
  a("2.5.3", "Label in Name", "checks", ["axe"]),
  a("2.5.4", "Motion Actuation", "nothing", [source], "Nothing is done by moving the device."),
  aa("2.5.7", "Dragging Movements", "checks", [source, acts]),
  aa("2.5.8", "Target Size (Minimum)", "checks", ["axe", "thumb"]),
  a("3.1.1", "Language of Page", "checks", ["document"]),
  aa(
    "3.1.2",
    "Language of Parts",
    "people",
    [],
    "People write in whatever language they like, and the product does not know which.",
  ),
  a("3.2.1", "On Focus", "checks", ["tab"]),
  a("3.2.2", "On Input", "people", [acts], "Forms that the checks do not fill."),
  aa("3.2.3", "Consistent Navigation", "checks", ["navigation"]),
  aa("3.2.4", "Consistent Identification", "people", [spoken], "Whether what does the same is called the same."),
  a("3.2.6", "Consistent Help", "people", ["navigation"], "Whether what helps is found in the same place everywhere."),
  a("3.3.1", "Error Identification", "people", [forms, spoken], "Forms that the checks do not fill."),
  a("3.3.2", "Labels or Instructions", "people", ["names", forms], "Whether they are enough to fill each field."),
  aa("3.3.3", "Error Suggestion", "people", [forms], "Whether each sentence says what to mend."),
  aa("3.3.4", "Error Prevention (Legal, Financial, Data)", "people", [acts], "Acts that the checks do not try."),
  a(
    "3.3.7",
    "Redundant Entry",
    "people",
    ["tests/seeker/questions.test.ts"],
    "Whether anything has to be typed twice.",
  ),
  aa("3.3.8", "Accessible Authentication (Minimum)", "checks", [forms]),
  a(
    "4.1.2",
    "Name, Role, Value",
    "people",
    ["axe", "names", spoken],
    "Whether states are said as they change everywhere.",
  ),
  aa(
    "4.1.3",
    "Status Messages",
    "people",
    [spoken, focus],
    "Whether everything that matters is said, and nothing else.",
  ),
];

/** The test files that serve as evidence. */
export const evidenceFiles = (): string[] => [
  ...new Set(CRITERIA.flatMap(({ evidence }) => evidence.filter((one) => one.endsWith(".ts")))),
];
