import { describe, expect, it } from "vitest";
import { cpuMilliseconds } from "../../testing/process-use.ts";
import { markdownAsLine, renderMarkdown } from "./markdown.ts";

const html = (text: string) => renderMarkdown(text, { heading: 3 });

/** Everything that the output may contain. */
const SAFE =
  /^(?:[^<>]|<(?:br|hr)>|<\/?(?:p|h3|ul|ol|li|strong|em|code|pre|blockquote|a|table|thead|tbody|tr|th|td)>|<ol start="\d+">|<code class="language-[^"<>]*">|<a href="(?:https?:|mailto:)[^"<>\s]*"(?: title="[^"<>]*")? target="_blank" rel="nofollow ugc noopener noreferrer">)*$/;

describe("Markdown", () => {
  it("has headings of one level, lists, emphasis and links", () => {
    expect(
      html("# What you do\n\n- weld **well**\n- *rest*\n\n### Where\n\n1. [here](https://a.example/?b=1&c=2)"),
    ).toBe(
      `<h3>What you do</h3>
<ul>
<li>weld <strong>well</strong></li>
<li><em>rest</em></li>
</ul>
<h3>Where</h3>
<ol>
<li><a href="https://a.example/?b=1&amp;c=2" target="_blank" rel="nofollow ugc noopener noreferrer">here</a></li>
</ol>
`,
    );
  });

  it("has tables, aligned as the page's other text", () => {
    expect(html("| Year | Pay |\n|:-----|----:|\n| 1st | **5** |").replaceAll("\n", "")).toBe(
      "<table><thead><tr><th>Year</th><th>Pay</th></tr></thead><tbody><tr><td>1st</td><td><strong>5</strong></td></tr></tbody></table>",
    );
    expect(html(`|${"a|".repeat(200)}\n|${"-|".repeat(200)}\n${"|x\n".repeat(1000)}`)).toMatch(/^<p>\|a/);
  });

  it("leaves plain text as it was typed", () => {
    const lines = [
      "We weld:  ships & bridges.",
      "• five days a week",
      "    not code, only set off",
      "pay: 5 * 8 * 20, snake_case, C#, #1 in Pune, AT&amp;T, <b>bold</b>, a < b > c",
    ];
    const shown = (line: string) =>
      line.trim().replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    expect(html(`${lines.join("\n")}\n\nOver`)).toBe(`<p>${lines.map(shown).join("<br>")}</p>\n<p>Over</p>\n`);
    expect(html("Duties\n------\nto weld")).toBe("<p>Duties</p>\n<hr>\n<p>to weld</p>\n");
    expect(html("[1]: https://a.example")).toContain("[1]: https://a.example");
  });

  it.each([
    ...["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<div\nonclick='alert(1)'>x</div>"],
    ...["<a href='javascript:alert(1)'>x</a>", "<!-- --><svg onload=alert(1)>", "[x](javascript:alert(1))"],
    ...["[x](JaVaScRiPt:alert(1))", "[x](java&#115;cript:alert(1))", "[x](\u0001javascript:alert(1))"],
    ...["[x](<java\tscript:alert(1)>)", "<javascript:alert(1)>", "[x](data:text/html;base64,PHNjcmlwdD4=)"],
    ...["[x](vbscript:x) [y](file:///etc/passwd) [z](blob:https://a/b)"],
    ...["[x](//evil.example) [y](/main/logout) [z](?a=1) [w](#x)", "[x](https://ada:secret@evil.example/)"],
    ...["[x][1]\n\n[1]: javascript:alert(1)", '[x](https://a.example/"onmouseover="alert(1))'],
    ...['[x](https://a.example "t\\" onmouseover=\\"alert(1)")', '```"><script>alert(1)</script>\nx\n```'],
    ...['```x" onmouseover="alert(1)\nx\n```', "[a](https://a.example/[b](https://b.example))"],
    ...["`</code><script>alert(1)</script>`", "\u2028<script>\u0000</script>"],
  ])("makes nothing of %j active", (text) => {
    expect(html(text)).toMatch(SAFE);
    expect(html(text)).not.toMatch(/<script|<img|href="(?!https?:|mailto:)/);
  });

  it("has no pictures", () => {
    expect(html("![x](https://evil.example/p.png)")).not.toContain("<img");
  });

  it.each([
    ["brackets", "["],
    ["stars", "*a "],
    ["strong stars", "*a_ **b "],
    ["links", "[a](https://a.example) "],
    ["links to nowhere", "[a](bbbbbbbbbbbbbbb) "],
    ["addresses", "<https://a.b>"],
    ["backticks", "a`` "],
    ["quotes", "> "],
    ["lists", "- "],
    ["items", "* a\n"],
    ["lists in lists", "* * * * * * * * * a\n"],
    ["numbers", "1. 1. 1. 1. a\n"],
    ["lines", "a\n"],
    ["headings", "# a\n"],
    ["underscores", "_a__"],
    ["backslashes", "\\*"],
    ["less-than signs", "<"],
  ])("renders a dozen texts of maximum length of %s in time, and again in no time", async (_, unit) => {
    const texts = Array.from({ length: 12 }, (_, index) => `${index}\n\n${unit.repeat(29_990 / unit.length)}`);
    const render = () => {
      for (const text of texts) html(text);
    };
    expect(await cpuMilliseconds(render)).toBeLessThan(400);
    expect(await cpuMilliseconds(render)).toBeLessThan(40);
    expect(await cpuMilliseconds(() => texts.map(markdownAsLine))).toBeLessThan(400);
  });

  it("shows a text of marks alone as it was typed, in paragraphs and lines", () => {
    expect(html("* a\n*b*\n\n\n<c>\n".repeat(1500)).slice(0, 48)).toBe(
      "<p>* a<br>*b*</p>\n<p>&lt;c&gt;<br>* a<br>*b*</p>",
    );
    expect(markdownAsLine("*a* [\n".repeat(3000))).toMatch(/^\*a\* \[ \*a\*/);
  });

  it("renders a long posting with a list, emphasis and a link in every section", () => {
    const section = `## Duties\n\nWe look for a **welder**. ${"More about the work and the people. ".repeat(10)}\n\n- one\n- [two](https://a.example)\n\n`;
    const rendered = html(section.repeat(30_000 / section.length));
    expect(rendered).toContain("<li>one</li>");
    expect(rendered).not.toContain("**");
  });

  it("is reduced to one plain line where there is no room for more", () => {
    expect(markdownAsLine("# Weld\nfor **us**, and\n\n- *well*\n- [soon](https://a.example)\n\n```\nx = 1\n```")).toBe(
      "Weld for us, and well soon x = 1",
    );
  });
});
