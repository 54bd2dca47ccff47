// @module-tag thorough

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "../../server/platform/package-root.ts";

// Features that the product does not have, because nothing in its sources implements them.

interface Source {
  readonly file: string;
  readonly text: string;
}

const sources: readonly Source[] = execFileSync("git", ["ls-files", "web"], { cwd: packageRoot, encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => /\.(tsx?|css|html|js)$/.test(file) && !file.includes("/generated/") && !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(join(packageRoot, file), "utf8") }));

/** Returns each matching line as `file: line`. */
const linesWith = (pattern: RegExp, endings = /./) =>
  sources
    .filter(({ file }) => endings.test(file))
    .flatMap(({ file, text }) =>
      text.split("\n").flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );

it.each([
  ["plays no audio or video (1.2, 1.4.2)", /<(?:audio|video|track)\b|new Audio\(|AudioContext|speechSynthesis/],
  ["uses no device motion (2.5.4)", /devicemotion|deviceorientation|Accelerometer|Gyroscope/],
  [
    "uses no path gestures or multi-touch (2.5.1)",
    /touchmove|touchstart|onTouch(?:Start|Move)|gesturestart|\.touches\b/,
  ],
  ["does not lock the orientation (1.3.4)", /orientation\s*:|screen\.orientation/],
  ["allows zooming (1.4.4)", /user-scalable|maximum-scale/],
  ["does not reload or navigate by a timer (2.2.1)", /http-equiv=["']refresh/i],
])("%s", (_what, pattern) => {
  expect(linesWith(pattern)).toEqual([]);
});

it("acts when a press ends, not when it starts (2.5.2)", () => {
  const beginnings = linesWith(/onPointerDown|onMouseDown|["']pointerdown["']|["']mousedown["']/, /\.(tsx?|js)$/);
  // They keep the focus, record the pointer's position, close what is open beside it, leave the scrolling to a person,
  // preload code, finish what an earlier press began, end a text, or replay a whole click.
  const known = [
    "web/ui/lists/filter-menu.tsx",
    "web/jobs/search/job-suggestions.tsx",
    "web/layout/steady-scroll.ts",
    "web/public-pages/search.ts",
    "web/rendering/event-replay.ts",
    "web/ui/after-paint.ts",
    "web/ui/focus/focus-trail.ts",
    "web/ui/focus/keep-focus.ts",
    "web/ui/overlays/on-first-touch.ts",
    "web/ui/focus/steady-presses.ts",
    "web/ui/keys/typed-text.ts",
  ];
  expect(beginnings.filter((line) => !known.includes(line.split(":")[0] ?? ""))).toEqual([]);
});

it("allows dragging only where a menu does the same (2.5.7)", () => {
  const dragged = linesWith(/draggable=|onDragStart/, /\.tsx$/).map((line) => line.split(":")[0]);
  expect([...new Set(dragged)]).toEqual(["web/applications/board/board.tsx"]);
});

it("shows nothing on hover only (1.4.13)", () => {
  const rules = sources.flatMap(({ file, text }) =>
    file.endsWith(".css")
      ? [...text.matchAll(/([^{};]*:hover[^{]*)\{([^}]*)\}/g)].map(([rule]) => ({ file, rule }))
      : [],
  );
  const revealing = rules.filter(({ rule }) => /\b(?:display|visibility|opacity|content-visibility)\s*:/.test(rule));
  // Content that appears on hover also appears on focus, and does not move other content.
  expect(
    revealing
      .filter(({ rule }) => !/:focus|:hover\)?\s*\{?\s*&/.test(rule))
      .map(({ file, rule }) => `${file}: ${rule.trim()}`),
  ).toEqual([]);
  expect(linesWith(/<(?:Tooltip|HoverCard)\b/)).toEqual([]);
});

it("handles single letters in one place only, where they can be disabled (2.1.4)", () => {
  const listens = linesWith(/addEventListener\("key(?:down|press|up)"/, /\.tsx?$/).map((line) => line.split(":")[0]);
  // The others handle Escape, arrow keys, Enter, Tab, or a letter with Control.
  const known = [
    "web/applications/review/undo-bar.tsx",
    "web/applications/review/use-move-menu.ts",
    "web/jobs/search/job-suggestions.tsx",
    "web/public-pages/job-keys.ts",
    "web/public-pages/search.ts",
    "web/rendering/event-replay.ts",
    "web/ui/after-paint.ts",
    "web/ui/overlays/escape.ts",
    "web/ui/keys/shortcuts.ts",
    "web/ui/notices/undo-notice.tsx",
  ];
  expect(listens.filter((file) => !known.includes(file ?? ""))).toEqual([]);
  expect(linesWith(/accessKey=|accesskey=/)).toEqual([]);
});

it("refers to nothing by position, shape or colour in its texts (1.3.3)", () => {
  const words =
    /\b(?:(?:the|in) (?:green|red|grey|gray|blue|yellow) |(?:on|to|at) the (?:left|right)\b|(?:round|square) button|(?:button|link|list|panel) (?:above|below))/i;
  const isComment = (line: string) => /: (?:\/\*|\*|\/\/)/.test(line);
  expect(linesWith(words, /\.tsx$/).filter((line) => !isComment(line))).toEqual([]);
});
