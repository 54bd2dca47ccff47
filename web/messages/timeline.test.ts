import fc from "fast-check";
import { expect, it } from "vitest";
import { emptyTimeline, hasGap, lastSeqOf, startWith, type Timeline, take } from "./timeline.ts";

const numbered = (...seqs: number[]) => seqs.map((seq) => ({ seq }));
const seqs = ({ messages }: Timeline<{ seq: number }>) => messages.map(({ seq }) => seq);
const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, index) => index + from);

it("shows every message once and in order, however they arrive", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }).chain((count) =>
        fc.record({
          count: fc.constant(count),
          order: fc.shuffledSubarray([...upTo(count), ...upTo(count)], { minLength: 2 * count }),
          cuts: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 80 }),
        }),
      ),
      ({ count, order, cuts }) => {
        let timeline: Timeline<{ seq: number }> = emptyTimeline;
        const rest = [...order];
        for (const size of [...cuts, rest.length]) {
          timeline = take(timeline, numbered(...rest.splice(0, size)));
          const shown = seqs(timeline);
          expect(shown).toEqual(upTo(shown.length));
        }
        expect(seqs(timeline)).toEqual(upTo(count));
        expect(hasGap(timeline)).toBe(false);
      },
    ),
  );
});

it("holds back early messages, and reports that some are missing", () => {
  const timeline = take(startWith(numbered(8, 9)), numbered(12, 11));
  expect(seqs(timeline)).toEqual([8, 9]);
  expect(hasGap(timeline)).toBe(true);
  expect(lastSeqOf(timeline)).toBe(9);
  expect(seqs(take(timeline, numbered(10)))).toEqual([8, 9, 10, 11, 12]);
});

it("prepends older pages", () => {
  expect(seqs(take(startWith(numbered(8, 9)), numbered(5, 6, 7)))).toEqual([5, 6, 7, 8, 9]);
});
