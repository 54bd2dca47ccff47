import { expect, test } from "vitest";
import { renderMail, withHelp } from "./render-mail.ts";

const content = {
  title: "Confirm your email",
  paragraphs: ["Hello <Ada> & welcome.", "The link works for 24 hours."],
  action: { label: "Confirm", url: "https://jobs.example.com/email-verify?token=a&x=1" },
  footer: "You did not sign up? Then ignore this mail.",
};

test("both parts have the same content and contain the link", () => {
  const { text, html } = renderMail(content);
  for (const part of [text, html]) {
    expect(part).toContain("Confirm your email");
    expect(part).toContain("The link works for 24 hours.");
    expect(part).toContain(content.footer);
  }
  expect(text).toContain("\nhttps://jobs.example.com/email-verify?token=a&x=1\n");
  expect(html).toContain('href="https://jobs.example.com/email-verify?token=a&amp;x=1"');
});

test("people's text in it is text, never markup", () => {
  const { html } = renderMail({ ...content, title: `<img src=x onerror="alert('1')">`, footer: "</div><script>" });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain("Hello &lt;Ada&gt; &amp; welcome.");
});

test("names stored before they were validated add no paragraph, link or hidden text", () => {
  const name = "Acme\n\nYou won. Claim at https://evil.example/x or evil.com\u202e\u200b";
  const { text, html } = renderMail({ ...content, title: `Hello ${name}`, paragraphs: [`${name} accepted you.`] });
  for (const part of [text, html.replace(/<style[\s\S]*|<\/?[a-z][^>]*>/g, "\n")]) {
    expect(part).toMatch(/^.*Acme You won\..* accepted you\.$/m);
    expect(part.replace(content.action.url, "").replace(content.action.url.replace("&", "&amp;"), "")).not.toMatch(
      /https?:\/\/evil|evil\.(com|example)|\u202e/,
    );
  }
});

test("a link with another scheme than http(s) is rejected", () => {
  expect(() => renderMail({ ...content, action: { label: "x", url: "javascript:alert(1)" } })).toThrow(TypeError);
});

test("the help links are last in both parts, whatever the mail says", () => {
  const mail = renderMail({ ...content, paragraphs: ["Worklane", "Worklane, the open job portal"] });
  const { text, html } = withHelp(mail, "https://jobs.example.com");
  expect(text).toMatch(
    /\nHelp: https:\/\/jobs\.example\.com\/help\nAccessibility: https:\/\/jobs\.example\.com\/accessibility\nWorklane\n$/,
  );
  const foot = html.slice(html.indexOf(content.footer));
  expect(foot).toMatch(/href="https:\/\/jobs\.example\.com\/help"[^>]*>Help<.*Accessibility<.*the open job portal/s);
  expect(html.match(/\/help"/g)).toHaveLength(1);
});
