import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AnswerText } from "./answer-text.tsx";

const html = (text: string, ...links: string[]) => renderToStaticMarkup(<AnswerText text={text} links={links} />);

describe("an answer", () => {
  it("renders paragraphs, bold and lists", () => {
    const shown = html("Try **this**:\n\n- one\n- two\n\nThen rest.");
    expect(shown).toContain("<strong>this</strong>");
    expect(shown).toContain("<li>one</li>");
    expect(shown.match(/<p>/g)).toHaveLength(2);
  });

  it.each(["http://a.example/", "https://a.example/x", "mailto:a@b.example", "irc://a", "ircs://a", "xmpp:a@b"])(
    "links to %s, when it was given",
    (address) => {
      expect(html(`[go](${address})`, address)).toContain(`href="${address}"`);
      expect(html(`[go](${address})`)).not.toContain("href");
    },
  );

  it.each([
    "[go](//evil.example/?d=1)",
    "[go](</main/logout>)",
    "[go](https&colon;//evil.example/?d=1)",
    "[go][1]\n\n[1]: //evil.example",
    "<https://evil.example/?d=1>",
    "[go](https://a.example/x?d=1)",
    "[go](mailto:x@evil.example)",
  ])("does not link to an address that was not given: %s", (text) => {
    expect(html(text, "https://a.example/x")).not.toContain("href");
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java&#115;cript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "ftp://a.example",
  ])("does not link to %s, even when it was given", (address) => {
    expect(html(`[go](${address})`, address)).not.toContain("href");
    expect(html(`[go](${address})`, address)).toContain("go");
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "![x](https://evil.example/p.png)",
    "<a href='//x'>y</a>",
  ])("renders nothing active for %s", (text) => {
    expect(html(text)).not.toMatch(/<(script|img|iframe)|onerror=|href=/);
  });
});
