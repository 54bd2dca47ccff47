import { Accent, Drawing } from "./drawing.tsx";

/** An empty desk with a briefcase: no jobs yet. */
export function DeskDrawing() {
  return (
    <Drawing>
      <path d="M12 104h176M36 104V82M164 104V82M24 82h152" />
      <rect x="66" y="44" width="68" height="38" rx="6" />
      <path d="M86 44v-7c0-4 3-7 7-7h14c4 0 7 3 7 7v7" />
      <path d="M150 82V62m0 0c-6 0-9-5-9-10m9 10c6 0 9-5 9-10m-9 4V40" />
      <Accent>
        <path d="M74 66h14c8 0 9-3 12-7s6-7 14-7h12" />
        <path d="M74 73h17c8 0 10-2 13-5s6-5 13-5h9" />
      </Accent>
    </Drawing>
  );
}
