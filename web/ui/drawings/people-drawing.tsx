import { Accent, Drawing } from "./drawing.tsx";

/** Two people with a lane between them: nobody here yet. */
export function PeopleDrawing() {
  return (
    <Drawing>
      <path d="M8 104h184" />
      <circle cx="46" cy="46" r="15" />
      <path d="M18 104c0-18 12-30 28-30s28 12 28 30" />
      <circle cx="154" cy="38" r="15" />
      <path d="M126 104c0-24 12-38 28-38s28 14 28 38" />
      <Accent>
        <path d="M72 62h10c12 0 14-6 18-12s8-11 20-11h8" />
        <path d="M76 71h10c13 0 16-4 21-10s8-9 18-9h3" />
      </Accent>
    </Drawing>
  );
}
