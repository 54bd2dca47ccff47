import graphqlPlugin from "@graphql-eslint/eslint-plugin";

/** Accepted violations: the rule, the place, and the reason. All concern names and types that clients use. */
const EXCEPTIONS = [
  ["no-typename-prefix", /^Job\.jobType$/, "the common term; `type` alone says nothing in a list of fields"],
  ["no-typename-prefix", /^Node\.nodeId$/, "`id` is unique within its type only"],
  ["relay-connection-types", /^ViewerConnection$/, "an enum: the relation between two people"],
  ["relay-arguments", /^Seeker\.viewerConnection$/, "returns that enum"],
  ["relay-arguments", /^Query\.messages$/, "uses message numbers as cursors, which clients track anyway"],
];

const NAMED = /^(?:type|enum|interface|input) (\w+)/;
const FIELD = /^ {2}(\w+)/;

/** The type and field at a line of the schema, such as `Job.jobType`. */
function placeOf(lines, line) {
  const before = lines.slice(0, line).reverse();
  const type = before.find((text) => NAMED.test(text))?.match(NAMED)[1];
  const field = before[0]?.match(FIELD)?.[1];
  return field ? `${type}.${field}` : type;
}

let lines = [];
const withoutExceptions = {
  meta: { name: "schema-exceptions" },
  preprocess(text) {
    lines = text.split("\n");
    return [text];
  },
  postprocess: ([messages]) =>
    messages.filter(({ ruleId, line }) => {
      const place = placeOf(lines, line);
      return !EXCEPTIONS.some(([rule, where]) => ruleId === `@graphql-eslint/${rule}` && where.test(place));
    }),
};

/** Lints only the schema; Biome lints everything else. */
export default [
  {
    files: ["schema.graphql"],
    languageOptions: { parser: graphqlPlugin.parser, parserOptions: { graphQLConfig: { schema: "schema.graphql" } } },
    plugins: { "@graphql-eslint": graphqlPlugin },
    processor: withoutExceptions,
    rules: {
      ...graphqlPlugin.configs["flat/schema-recommended"].rules,
      ...graphqlPlugin.configs["flat/schema-relay"].rules,
      "@graphql-eslint/strict-id-in-types": [
        "error",
        {
          exceptions: {
            // Results of mutations, pages and streams, counts, and embedded values are not objects with an identity.
            suffixes: [
              ...["Payload", "Connection", "Edge", "Info", "RateLimit"],
              ...["Change", "Changed", "Chunk", "Added", "Seen", "CatchUp"],
              ...[
                "Count",
                "InterviewMember",
                "InterviewRange",
                "CalendarFeed",
                "ApplicationScorecards",
                "Counts",
                "Counters",
                "Dashboard",
                "WeekOfApplications",
                "TimeInStage",
                "Facet",
                "FacetsAnswer",
              ],
              ...[
                "Selection",
                "Decision",
                "Standing",
                "State",
                "ViewerKey",
                "Tags",
                "Update",
                "Error",
                "Answer",
                "Status",
                "Settings",
                "Health",
              ],
              ...["Preferences", "Channels", "Factors", "MissingFactor", "FactorRequirement", "Challenge"],
              ...[
                "Preview",
                "Link",
                "Verification",
                "Claim",
                "Alternative",
                "Match",
                "Fit",
                "FitItem",
                "Hint",
                "Chip",
                "Suggestion",
                "ParsedJobFilter",
                "ParsedJobSearch",
              ],
              ...["RelatedJobs", "ResponseRecord", "ProfileProposal", "ProposedField", "ProposedExperience"],
              ...["ProfileEntry", "ProposedEntry", "SpokenLanguage", "ExpectedPay"],
              // The outcome for a submitted item, identified by the client's id.
              "UpsertedJob",
              // Identified by its job: `jobId`.
              "JobNotClosed",
            ],
            // Identified by their account: `accountId`.
            types: ["CompanyMember", "JoinRequest", "Operator"],
          },
        },
      ],
      // Connections use edges; bounded lists, and the nodes of a page, need none.
      "@graphql-eslint/relay-edge-types": ["error", { shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false }],
      // Lists page forward with `first` and `after`, and backward where that costs nothing.
      "@graphql-eslint/relay-arguments": ["error", { includeBoth: false }],
    },
  },
];
