import { Accent, Drawing } from "./drawing.tsx";

/** Lanes that stop at a gap: an error, or nothing found here. */
export function BrokenDrawing() {
  return (
    <Drawing>
      <path d="M8 104h64M128 104h64" />
      <path d="M86 104c2-6 6-6 8 0s6 6 8 0 6-6 8 0" />
      <path d="M152 104V62h28v-18h-56v18h28" />
      <path d="M132 53h40" strokeDasharray="7 6" />
      <Accent>
        <path d="M12 80h22c14 0 18-9 24-19" />
        <path d="M12 92h28c14 0 20-7 26-16" />
        <path d="m74 44 5-8M84 56l8-4M70 30l-1-9" strokeWidth="2.25" />
      </Accent>
    </Drawing>
  );
}
