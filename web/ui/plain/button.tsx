import type { ComponentProps, CSSProperties, ReactNode } from "react";
import buttons from "../../theme/buttons.module.css";

/** How a button looks; its colours are the theme's (`web/theme/theme.ts`). */
type Variant = "filled" | "default" | "light" | "subtle";

/** What it stands for: the one thing to do, or one of the quiet ones. */
type Tone = "lane" | "gray";

const NO_EDGE = "1px solid transparent";

type Colors = readonly [bg: string, hover: string, color: string, edge: string];

/** The colours of each kind, besides the filled one, whose colours are what Mantine's sheet has for what says nothing. */
const COLORS: Record<Exclude<Variant, "filled">, Readonly<Record<Tone, Colors>>> = {
  default: both(
    "var(--mantine-color-default)",
    "var(--mantine-color-default-hover)",
    "var(--mantine-color-default-color)",
    "calc(0.0625rem * var(--mantine-scale)) solid var(--mantine-color-default-border)",
  ),
  light: both("var(--wl-lane-tint)", "var(--wl-lane-tint)", "var(--wl-lane)", NO_EDGE),
  subtle: {
    lane: ["transparent", "var(--wl-lane-tint)", "var(--wl-lane)", NO_EDGE],
    gray: ["transparent", "var(--wl-hover)", "var(--wl-ink)", NO_EDGE],
  },
};

function both(...colors: Colors) {
  return { lane: colors, gray: colors };
}

/** They are variables of Mantine's sheets: `--button-…` and, for icons, `--ai-…`. */
function colorsOf(prefix: "button" | "ai", variant: Variant, tone: Tone): Style {
  if (variant === "filled") return { [`--${prefix}-color`]: "var(--wl-on-lane)" };
  const [bg, hover, color, edge] = COLORS[variant][tone];
  return {
    [`--${prefix}-bg`]: bg,
    [`--${prefix}-hover`]: hover,
    [`--${prefix}-color`]: color,
    [`--${prefix}-bd`]: edge,
  };
}

const lengthOf = (value: string | number) => {
  if (value === "sm" || value === "md") return `var(--mantine-spacing-${value})`;
  return typeof value === "number" ? `calc(${value / 16}rem * var(--mantine-scale))` : value;
};

/** Styles with variables of our own among them. */
type Style = CSSProperties & Record<`--${string}`, string>;

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");

/** What every button of ours says of its look. */
export interface ButtonLook {
  variant?: Variant | undefined;
  color?: Tone | undefined;
  /** Of phones' thumbs without it. */
  mih?: string | number | undefined;
  /** Room at its sides. */
  px?: string | number | undefined;
  fz?: string | undefined;
  size?: "lg" | undefined;
  fullWidth?: boolean | undefined;
  leftSection?: ReactNode;
  className?: string | undefined;
}

/** The attributes of an element that looks like a button. Its content goes into `ButtonContent`. */
export function buttonLook({ variant = "filled", color = "lane", mih = 44, px, fz, size, ...look }: ButtonLook) {
  const style: Style = {
    ...(size && {
      "--button-height": `var(--button-height-${size})`,
      "--button-padding-x": `var(--button-padding-x-${size})`,
      "--button-fz": `var(--mantine-font-size-${size})`,
    }),
    ...colorsOf("button", variant, color),
    ...(px !== undefined && { paddingInline: lengthOf(px) }),
    fontSize: fz ?? "var(--wl-size-15)",
    fontWeight: 600,
    minHeight: lengthOf(mih),
  };
  return {
    style,
    className: joined("mantine-focus-auto", buttons.root, look.className, "m_77c9d27d m_87cf2631"),
    "data-variant": variant === "filled" ? undefined : variant,
    "data-size": size,
    "data-block": look.fullWidth || undefined,
    "data-with-left-section": look.leftSection ? true : undefined,
  };
}

/** What stands in an element that looks like a button. */
export const ButtonContent = ({ leftSection, children }: Pick<ButtonLook, "leftSection"> & { children: ReactNode }) => (
  <span className="m_80f1301b">
    {leftSection ? (
      <span className="m_a74036a" data-position="left">
        {leftSection}
      </span>
    ) : null}
    <span className={joined("m_811560b9", buttons.label)}>{children}</span>
  </span>
);

type ButtonProps = ButtonLook & Omit<ComponentProps<"button">, "color" | "style">;

/**
 * Mantine's Button as plain markup, for what stands in a page's first view: without Mantine's code, which comes with the first
 * part that needs more of it. `plain.test.tsx` holds the two to the same markup.
 */
export function Button({
  variant,
  color,
  mih,
  px,
  fz,
  size,
  fullWidth,
  leftSection,
  className,
  children,
  ...attributes
}: ButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      {...buttonLook({ variant, color, mih, px, fz, size, fullWidth, leftSection, className })}
    >
      <ButtonContent leftSection={leftSection}>{children}</ButtonContent>
    </button>
  );
}

type ActionIconProps = Pick<ButtonLook, "color" | "className"> & {
  variant?: Exclude<Variant, "filled"> | undefined;
  size?: string | undefined;
} & Omit<ComponentProps<"button">, "color" | "style">;

/** Mantine's ActionIcon, the same way: a button that is an icon. */
export const ActionIcon = ({
  variant = "subtle",
  color = "lane",
  size = lengthOf(44),
  className,
  children,
  ...attributes
}: ActionIconProps) => (
  <button
    type="button"
    {...attributes}
    style={{ ...colorsOf("ai", variant, color), "--ai-size": size } as Style}
    className={joined("mantine-focus-auto", className, "m_8d3f4000 m_87cf2631")}
    data-variant={variant}
  >
    <span className="m_8d3afb97">{children}</span>
  </button>
);

/** Mantine's UnstyledButton, the same way: a button whose look is all of its class. */
export const UnstyledButton = ({ className, ...attributes }: Omit<ComponentProps<"button">, "style">) => (
  <button type="button" {...attributes} className={joined("mantine-focus-auto", className, "m_87cf2631")} />
);
