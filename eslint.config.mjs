import graphqlPlugin from "@graphql-eslint/eslint-plugin";

/** What the rules refuse and stays: the rule, where, and why. All are of names and types that clients have. */
const EXCEPTIONS = [
  ["no-typename-prefix", /^Job\.jobType$/, "what the trade calls it; `type` says nothing in a list of fields"],
  ["no-typename-prefix", /^Node\.nodeId$/, "`id` is the one within a type"],
  ["relay-connection-types", /^ViewerConnection$/, "an enum: how two people stand to each other"],
  ["relay-arguments", /^Seeker\.viewerConnection$/, "answers that enum"],
  ["relay-arguments", /^Query\.messages$/, "goes by the numbers of messages, which clients count anyway"],
];

const NAMED = /^(?:type|enum|interface|input) (\w+)/;
const FIELD = /^ {2}(\w+)/;

/** Where a line of the schema stands, such as `Job.jobType`. */
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

/** The schema alone; everything else is Biome's. */
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
            // What mutations, pages and streams answer, counts, and values within a thing are no things of their own.
            suffixes: [
              ...["Payload", "Connection", "Edge", "Info", "RateLimit"],
              ...["Change", "Changed", "Chunk", "Added", "Seen", "CatchUp"],
              ...[
                "Count",
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
                "Tags",
                "Update",
                "Error",
                "Answer",
                "Status",
                "Settings",
                "Health",
              ],
              ...["Preferences", "Channels", "Factors", "AskedFactor", "FactorDemand", "Challenge"],
              ...[
                "Preview",
                "Link",
                "Verification",
                "Claim",
                "Alternative",
                "Match",
                "Hint",
                "Chip",
                "Suggestion",
                "ParsedJobFilter",
                "ParsedJobSearch",
              ],
              ...["RelatedJobs", "ResponseRecord"],
              // What became of something that was sent, by the id that its sender gave.
              "UpsertedJob",
              // Named by its job: `jobId`.
              "JobNotClosed",
            ],
            // Named by their account: `accountId`.
            types: ["CompanyMember", "JoinRequest", "Operator"],
          },
        },
      ],
      // Pages go by edges; lists that are bounded, and the nodes of a page, need none.
      "@graphql-eslint/relay-edge-types": ["error", { shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false }],
      // Lists go forward, from `first` and `after`; the other way where that costs nothing.
      "@graphql-eslint/relay-arguments": ["error", { includeBoth: false }],
    },
  },
];
