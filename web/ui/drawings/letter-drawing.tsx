import { Accent, Drawing } from "./drawing.tsx";

/** A letter on its way: check your mail. */
export function LetterDrawing() {
  return (
    <Drawing>
      <path d="M8 104h184" />
      <rect x="76" y="28" width="96" height="62" rx="8" />
      <path d="m78 34 38 30c5 4 11 4 16 0l38-30" />
      <Accent>
        <path d="M10 74h16c14 0 16-7 21-14s9-11 21-11" />
        <path d="M24 84h12c12 0 15-5 20-10s8-8 14-8" />
      </Accent>
    </Drawing>
  );
}
