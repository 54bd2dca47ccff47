import type { ComponentProps, CSSProperties, ReactNode } from "react";
import buttons from "../../theme/buttons.module.css";

/** A button's appearance; its colours are the theme's (`web/theme/theme.ts`). */
type Variant = "filled" | "default" | "light" | "subtle";

/** The primary action, or a secondary one. */
type Tone = "accent" | "gray";

const NO_EDGE = "1px solid transparent";

type Colors = readonly [bg: string, hover: string, color: string, edge: string];

/** The colours of each variant except filled, which uses the defaults of Mantine's stylesheet. */
const COLORS: Record<Exclude<Variant, "filled">, Readonly<Record<Tone, Colors>>> = {
  default: both(
    "var(--mantine-color-default)",
    "var(--mantine-color-default-hover)",
    "var(--mantine-color-default-color)",
    "calc(0.0625rem * var(--mantine-scale)) solid var(--mantine-color-default-border)",
  ),
  light: both("var(--wl-accent-tint)", "var(--wl-accent-tint)", "var(--wl-accent)", NO_EDGE),
  subtle: {
    accent: ["transparent", "var(--wl-accent-tint)", "var(--wl-accent)", NO_EDGE],
    gray: ["transparent", "var(--wl-hover)", "var(--wl-ink)", NO_EDGE],
  },
};

function both(...colors: Colors) {
  return { accent: colors, gray: colors };
}

/** Sets the colours as variables of Mantine's stylesheets: `--button-…` and, for icons, `--ai-…`. */
function colorsOf(prefix: "button" | "ai", variant: Variant, tone: Tone): Style {
  if (variant === "filled") return { [`--${prefix}-color`]: "var(--wl-on-accent)" };
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

/** Styles that may include custom properties. */
type Style = CSSProperties & Record<`--${string}`, string>;

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");

/** The appearance of a button. */
export interface ButtonLook {
  variant?: Variant | undefined;
  color?: Tone | undefined;
  /** Defaults to the size of a touch target. */
  mih?: string | number | undefined;
  /** Horizontal padding. */
  px?: string | number | undefined;
  fz?: string | undefined;
  size?: "lg" | undefined;
  fullWidth?: boolean | undefined;
  leftSection?: ReactNode;
  className?: string | undefined;
}

/** Returns the attributes of an element that looks like a button. Its content goes into `ButtonContent`. */
export function buttonLook({ variant = "filled", color = "accent", mih = 44, px, fz, size, ...look }: ButtonLook) {
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

/** The content of an element that looks like a button. */
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
 * Mantine's Button as plain markup, for a page's first view: without Mantine's code, which loads with the first
 * component that needs more of it. `plain.test.tsx` checks that the markup of both is identical.
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

/** Mantine's ActionIcon as plain markup: an icon button. */
export const ActionIcon = ({
  variant = "subtle",
  color = "accent",
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

/** Mantine's UnstyledButton as plain markup: a button styled only by its class. */
export const UnstyledButton = ({ className, ...attributes }: Omit<ComponentProps<"button">, "style">) => (
  <button type="button" {...attributes} className={joined("mantine-focus-auto", className, "m_87cf2631")} />
);
