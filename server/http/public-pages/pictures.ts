import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { companyPath } from "../../../shared/public-addresses.ts";
import { AppError } from "../../platform/errors.ts";
import { holds } from "../etag.ts";
import type { PublicPageContext } from "./context.ts";
import { xmlText } from "./xml.ts";

/** The words of a picture. */
interface Words {
  readonly title: string;
  readonly by: string;
  readonly facts: string;
}

/** What those who share pages show beside the link: its address changes with its words. */
export const pictureUrl = (page: string, words: Words): string => `${page}/picture.png?v=${versionOf(words)}`;

const versionOf = (words: Words): string =>
  createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 11);

export const jobWords = (job: {
  title: string;
  location: string;
  salaryLabel: string;
  company: { name: string };
}): Words => ({
  title: job.title,
  by: job.company.name,
  facts: [job.location, job.salaryLabel].filter(Boolean).join(" · "),
});

export const companyPictureText = ({
  name,
  industry,
  location,
}: {
  name: string;
  industry: string;
  location: string;
}): Words => ({
  title: `Jobs at ${name}`,
  by: industry,
  facts: location,
});

const DAY_SECONDS = 86_400;
/** Pictures are small: some thousands. */
const REMEMBERED_BYTES = 64 * 1024 * 1024;

/** Pictures of jobs and companies, 1200 by 630 pixels: `/jobs/{id}/picture.png`, `/companies/{slug}/picture.png`. */
export function pictureRoutes(app: FastifyInstance, { services }: PublicPageContext) {
  const drawn = new LRUCache<string, Buffer>({ maxSize: REMEMBERED_BYTES, sizeCalculation: ({ length }) => length });

  async function send(reply: FastifyReply, words: Words): Promise<FastifyReply> {
    const version = versionOf(words);
    const etag = `"${version}"`;
    reply.headers({
      etag,
      // The address changes with the words: nobody waits for the same picture to be asked for again.
      "cache-control": `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${DAY_SECONDS}`,
      "cross-origin-resource-policy": "cross-origin",
    });
    if (holds(reply, etag)) return reply.code(304).send();
    const picture = drawn.get(version) ?? (await draw(words));
    drawn.set(version, picture);
    return reply.type("image/png").send(picture);
  }

  app.get<{ Params: { job: string } }>("/jobs/:job/picture.png", async (request, reply) => {
    const found = await services.publicJobs.find(request.params.job);
    if (!found?.isOpen) throw new AppError("NOT_FOUND", "There is no picture of this job.");
    return send(reply, jobWords(found.job));
  });

  app.get<{ Params: { slug: string } }>(`${companyPath(":slug")}/picture.png`, async (request, reply) =>
    send(reply, companyPictureText(await services.companies.get(request.params.slug))),
  );
}

/** As in web/theme/tokens.css, which a picture cannot read. */
const PAPER = "#fbfaf7";
const INK = "#17211c";
const QUIET = "#55635b";
const LANE = "#0b6e4f";

/** Letters of a line, and lines, of a title. */
const LINE = 30;
const LINES = 3;

/** The title's words in lines; what does not fit is cut. */
function linesOf(text: string): string[] {
  const lines: string[] = [""];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? "";
    if (line && line.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  const shown = lines.slice(0, LINES).map((line) => [...line].slice(0, LINE).join(""));
  return lines.length > LINES ? [...shown.slice(0, -1), `${shown.at(-1)} …`] : shown;
}

const cut = (text: string): string => (text.length > 60 ? `${[...text].slice(0, 58).join("")} …` : text);

function draw({ title, by, facts }: Words): Promise<Buffer> {
  const lines = linesOf(title);
  const top = 330 - lines.length * 38;
  const text = (y: number, size: number, colour: string, weight: number, words: string) =>
    `<text x="80" y="${y}" font-size="${size}" fill="${colour}" font-weight="${weight}">${xmlText(words)}</text>`;
  const foot = top + lines.length * 76;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Figtree, Liberation Sans, DejaVu Sans, sans-serif">
    <rect width="1200" height="630" fill="${PAPER}"/>
    <g fill="none" stroke="${LANE}" stroke-width="10" opacity="0.16">
      <path d="M-20 560H420C640 560 690 452 800 330S1010 110 1260 110"/>
      <path d="M-20 590H450C690 590 750 500 860 404S1080 250 1260 250"/>
    </g>
    <g transform="translate(80 64) scale(1.75)"><rect width="32" height="32" rx="8" fill="${LANE}"/>
      <g fill="none" stroke="${PAPER}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
        <path d="M5.5 18.5H10c4 0 5.2-1.6 7-5C18.7 10.3 20.4 8 26.5 8"/>
        <path d="M5.5 24.5H13c4 0 5.2-1.3 7-3.8C21.5 18.6 22.7 17.5 26.5 17.5"/></g></g>
    <text x="156" y="105" font-size="36" font-weight="600" fill="${INK}">Worklane</text>
    ${lines.map((line, index) => text(top + index * 76, 64, INK, 700, line)).join("")}
    ${text(foot, 36, INK, 600, cut(by))}
    ${text(foot + 54, 32, QUIET, 400, cut(facts))}
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
