import { type DocumentNode, getOperationAST, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { publishedSchema } from "../../testing/published-schema.ts";
import { answerWriter } from "./response-writer.ts";

const schema = publishedSchema();

function writer(document: DocumentNode) {
  const operation = getOperationAST(document);
  if (!operation) throw new Error("The document has one operation.");
  return answerWriter(schema, document, operation);
}

/** Expects the same text as from JSON.stringify. */
const expectSame = (document: string, data: object) => expect(writer(parse(document))(data)).toBe(JSON.stringify(data));

const JOBS = `{ jobs { nodes { id title jobType experienceLevel salaryMin createdAt applicationDeadline viewerHasSaved
  company { name size } } totalCount pageInfo { hasNextPage endCursor } } }`;

const job = (title: string) => ({
  id: "1",
  title,
  jobType: "FULL_TIME",
  experienceLevel: null,
  salaryMin: 3.5,
  createdAt: new Date("2026-11-21T05:40:29.123Z"),
  applicationDeadline: "2026-12-01",
  viewerHasSaved: false,
  company: { name: "Tidewater", size: "FROM_1_TO_10" },
});
const page = (titles: readonly string[]) => ({
  jobs: { nodes: titles.map(job), totalCount: 7, pageInfo: { hasNextPage: true, endCursor: null } },
});

describe("the response writer produces the same JSON as JSON.stringify", () => {
  test("leaves of all kinds", () => expectSame(JOBS, page(["Engineer"])));

  test("no items", () => expectSame(JOBS, page([])));

  test.each([
    ["quotes and backslashes", 'a "quoted" C:\\path'],
    ["line ends and tabs", "a\nb\r\n\tc"],
    ["control characters", "\u0000\u001f\u007f"],
    ["other scripts", "Ingénieur · 엔지니어 · مهندس"],
    ["beyond the basic plane", "👩‍💻 engineer"],
    ["half a character", "\ud800 broken \udc00"],
    ["separators of lines that JavaScript knows", "a\u2028b\u2029c"],
    ["markup", "</script><b>&amp;"],
    ["long texts", `${"text and ".repeat(40)}"end"`],
    ["very long texts", `${"text and ".repeat(2000)}"end"`],
    ["nothing", ""],
  ])("%s", (_, title) => expectSame(JOBS, page([title, `${title}${"x".repeat(60)}`])));

  test("aliases, and fields selected in several places", () => {
    const document = `query Q { first: jobs { ...P nodes { title } nodes { ... on Job { id } company { id } } } }
      fragment P on JobConnection { pageInfo { hasNextPage } nodes { company { named: name } } }`;
    expectSame(document, {
      first: {
        pageInfo: { hasNextPage: false },
        nodes: [{ company: { named: "Tidewater", id: "2" }, title: "Engineer", id: "1" }],
      },
    });
  });

  test("names of Object.prototype's properties", () => {
    expectSame("{ jobs { constructor: totalCount toString: totalCount toJSON: totalCount } }", {
      jobs: { constructor: 1, toString: 2, toJSON: 3 },
    });
  });

  test("fields of a union", () => {
    expectSame("subscription { chatEvents { __typename ... on MessageAdded { message { id body } } } }", {
      chatEvents: { __typename: "MessageAdded", message: { id: "1", body: "Hello" } },
    });
  });
});
