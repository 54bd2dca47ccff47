import { Accent, Drawing } from "./drawing.tsx";

/** Two lanes that run past a magnifying glass: nothing was found. */
export function SearchDrawing() {
  return (
    <Drawing>
      <path d="M8 104h184" />
      <rect x="24" y="30" width="44" height="56" rx="6" />
      <path d="M34 46h24M34 57h24M34 68h14" />
      <path d="M164 104V74m0 0c-9 0-15-6-15-14s6-20 15-20 15 12 15 20-6 14-15 14Z" />
      <circle cx="104" cy="52" r="25" />
      <path d="m122 71 16 18" strokeWidth="5" />
      <Accent>
        <path d="M87 58h6c7 0 8-3 11-7s6-8 15-8" />
        <path d="M90 66h7c7 0 9-2 12-5s6-6 13-6" />
      </Accent>
    </Drawing>
  );
}
