import { ACCESSIBILITY_PATH, HELP_PATH } from "../../../shared/public-paths.ts";
import { plainLine } from "../../../shared/text/plain-line.ts";
import { escapeMarkup } from "../text/escape-markup.ts";
import { unlinked } from "../text/web-addresses.ts";

interface Link {
  readonly label: string;
  readonly url: string;
}

/** The content of a mail, as plain text; the renderer escapes it. */
export interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The main action. */
  readonly action?: Link;
  /** Lists of links, each under a heading. */
  readonly sections?: readonly { readonly title: string; readonly links: readonly Link[] }[];
  /** Why the person gets this mail, or what to do if it was not them. */
  readonly footer?: string;
  readonly footerLinks?: readonly Link[];
}

const PAPER = "#FBFAF7";
const SURFACE = "#FFFFFF";
const BORDER = "#E3E0D8";
const INK = "#17211C";
const QUIET_INK = "#55635B";
const LANE = "#0B6E4F";
const SANS = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

/**
 * Renders both parts of a mail in Worklane's style (mail programs support inline styles only). Names and titles written
 * by people occur in its sentences: whatever they contain, each stays on one line, and the only links are the action,
 * the lists and those in the footer.
 */
export function renderMail({ title, paragraphs, sections = [], ...content }: MailContent): {
  text: string;
  html: string;
} {
  const safeSections = sections.map((section) => ({
    title: sentence(section.title),
    links: section.links.map(({ label, url }) => ({ label: sentence(label), url })),
  }));
  const safe = { ...content, sections: safeSections, title: sentence(title), paragraphs: paragraphs.map(sentence) };
  return { text: renderText(safe), html: renderHtml(safe) };
}

/** The end of every mail. */
const SIGNATURE = { text: "Worklane\n", html: `<p style="margin:0">Worklane, the open job portal</p>` };

/** Appends the help links, at the same place in every mail. `publicUrl`: their base. */
export function withHelp<Mail extends { readonly text: string; readonly html: string }>(
  mail: Mail,
  publicUrl: string,
): Mail {
  const links = [
    { label: "Help", url: publicUrl + HELP_PATH },
    { label: "Accessibility", url: publicUrl + ACCESSIBILITY_PATH },
  ];
  const lines = links.map(({ label, url }) => `${label}: ${webUrl(url)}\n`).join("");
  const anchors = `<p style="margin:0 0 8px">${links.map(footLink).join(" &middot; ")}</p>`;
  return {
    ...mail,
    text: beforeLast(mail.text, SIGNATURE.text, lines),
    html: beforeLast(mail.html, SIGNATURE.html, anchors),
  };
}

function beforeLast(text: string, mark: string, added: string): string {
  const place = text.lastIndexOf(mark);
  return place < 0 ? text : text.slice(0, place) + added + text.slice(place);
}

const footLink = ({ label, url }: Link): string =>
  `<a href="${escapeMarkup(webUrl(url))}" style="color:${QUIET_INK};text-decoration:underline">${escapeMarkup(label)}</a>`;

const sentence = (text: string): string => unlinked(plainLine(text));

function renderText({ title, paragraphs, action, sections = [], footer, footerLinks = [] }: MailContent): string {
  const listed = sections.map(({ title, links }) =>
    [title, ...links.map(({ label, url }) => `- ${label}: ${webUrl(url)}`)].join("\n"),
  );
  const parts = [title, ...paragraphs, ...listed];
  if (action) parts.push(`${action.label}:\n${webUrl(action.url)}`);
  const foot = [...(footer ? [footer] : []), ...footerLinks.map(({ label, url }) => `${label}: ${webUrl(url)}`)];
  parts.push(["-- ", ...foot, SIGNATURE.text].join("\n"));
  return parts.join("\n\n");
}

function renderHtml({ title, paragraphs, action, sections = [], footer, footerLinks = [] }: MailContent): string {
  const url = action && escapeMarkup(webUrl(action.url));
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`);
  const lists = sections.map(
    ({ title, links }) =>
      `<h2 style="margin:24px 0 8px;font-size:16px;line-height:1.4;font-weight:600">${escapeMarkup(title)}</h2>
<ul style="margin:0 0 16px;padding:0 0 0 20px">${links.map(({ label, url }) => `<li style="margin:0 0 6px"><a href="${escapeMarkup(webUrl(url))}" style="color:${LANE}">${escapeMarkup(label)}</a></li>`).join("")}</ul>`,
  );
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;background:${LANE};color:#FFFFFF;text-decoration:none;font-weight:600;padding:13px 22px;border-radius:10px">${escapeMarkup(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${QUIET_INK}">If the button does not open, copy this address into your browser:<br><a href="${url}" style="color:${LANE};word-break:break-all">${url}</a></p>`;
  const links = footerLinks.map(footLink);
  const foot = [footer && escapeMarkup(footer), links.join("<br>")].filter(Boolean);

  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title></head>
<body style="margin:0;background:${PAPER};color:${INK};font:16px/1.55 ${SANS}">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 20px;font-weight:600;font-size:18px;color:${LANE}">Worklane</p>
<div style="background:${SURFACE};border:1px solid ${BORDER};border-radius:12px;padding:28px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:600">${escapeMarkup(title)}</h1>
${[...body, ...lists, button].filter(Boolean).join("\n")}
</div>
<div style="padding:20px 4px;font-size:13px;color:${QUIET_INK}">${foot.map((part) => `<p style="margin:0 0 8px">${part}</p>`).join("")}${SIGNATURE.html}</div>
</div></body></html>
`;
}

/** @throws TypeError for URLs other than http(s): a mail never contains `javascript:`. */
function webUrl(url: string): string {
  const parsed = new URL(url);
  if (parsed.protocol !== "https:" && parsed.protocol !== "http:") throw new TypeError("A mail links to the web only.");
  return parsed.href;
}
