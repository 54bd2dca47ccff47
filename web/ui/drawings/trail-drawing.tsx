import { Accent, Drawing } from "./drawing.tsx";

/** A road that rises between hills towards a flag: no applications yet. */
export function TrailDrawing() {
  return (
    <Drawing>
      <path d="M8 104h184" />
      <path d="M14 104c18-34 36-46 54-46 10 0 17 4 24 11" />
      <path d="M86 104c16-40 36-64 58-64 24 0 38 26 46 64" />
      <path d="M144 40V16l22 7-22 8" />
      <circle cx="40" cy="28" r="9" />
      <Accent>
        <path d="M28 97h44c22 0 30-11 40-25s17-23 31-23" />
        <path d="M58 104h30c18 0 26-8 35-19s14-17 23-17" />
      </Accent>
    </Drawing>
  );
}
