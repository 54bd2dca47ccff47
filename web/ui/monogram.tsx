import { useState } from "react";
import classes from "./monogram.module.css";

interface MonogramProps {
  /** The person's or company's name: determines the initials and the tint. */
  name: string;
  /** Photo or logo; initials are shown when there is none, or when it fails to load. */
  url?: string | null | undefined;
  /** Edge length in pixels. */
  size?: number;
  /** People are round, companies square. */
  shape?: "person" | "company";
}

const TINTS = 6;

/** The first letters of the first and last word. */
export function initials(name: string): string {
  const label = name.trim().split(/\s+/u).filter(Boolean);
  const first = label[0] ?? "";
  const last = label.length > 1 ? (label.at(-1) ?? "") : "";
  return [first, last]
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase("en");
}

const tintOf = (name: string): number =>
  [...name].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7) % TINTS;

/** An avatar or logo, with initials on a tint when there is no picture. Decorative: the name is shown beside it. */
export function Monogram({ name, url, size = 48, shape = "company" }: MonogramProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = url && url !== broken ? url : null;
  return (
    <span
      className={classes.monogram}
      data-shape={shape}
      data-tint={picture ? undefined : tintOf(name) + 1}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
      aria-hidden="true"
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
