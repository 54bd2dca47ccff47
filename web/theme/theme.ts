import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";
import { componentDefaults } from "./components.ts";

/** Our tokens switch between light and dark themselves, so one tuple serves both: a tint, then the colour. */
const tone = (name: string): MantineColorsTuple => {
  const tint = `var(--wl-${name}-tint)`;
  const full = `var(--wl-${name})`;
  return [tint, tint, tint, full, full, full, full, full, full, full];
};

const ramp = (...names: string[]) => names.map((name) => `var(--wl-${name})`) as unknown as MantineColorsTuple;

/** Our names of the colours that Mantine knows. */
const TONES = new Map([
  ["accent", "accent"],
  ["red", "no"],
]);

const variantColorResolver: VariantColorsResolver = (input) => {
  const requested = input.color ?? input.theme.primaryColor;
  if (requested === "gray" && input.variant === "subtle") {
    return {
      background: "transparent",
      hover: "var(--wl-hover)",
      color: "var(--wl-ink)",
      border: "1px solid transparent",
    };
  }
  const name = TONES.get(requested);
  if (!name) return defaultVariantColorsResolver(input);
  const full = `var(--wl-${name})`;
  const tint = `var(--wl-${name}-tint)`;
  if (input.variant === "filled") {
    const hover = `var(--wl-${name}-strong)`;
    return { background: full, hover, color: `var(--wl-on-${name})`, border: "1px solid transparent" };
  }
  if (input.variant === "light") return { background: tint, hover: tint, color: full, border: "1px solid transparent" };
  if (input.variant === "outline")
    return { background: "transparent", hover: tint, color: full, border: `1px solid ${full}` };
  if (input.variant === "subtle" || input.variant === "transparent") {
    return { background: "transparent", hover: tint, color: full, border: "1px solid transparent" };
  }
  return defaultVariantColorsResolver(input);
};

/** Maps Mantine's variables to our tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const scheme = {
    "--mantine-color-text": "var(--wl-ink)",
    "--mantine-color-bright": "var(--wl-ink)",
    "--mantine-color-body": "var(--wl-paper)",
    "--mantine-color-error": "var(--wl-no)",
    "--mantine-color-success": "var(--wl-accent)",
    "--mantine-color-placeholder": "var(--wl-quiet)",
    "--mantine-color-anchor": "var(--wl-accent)",
    "--mantine-color-default": "var(--wl-surface)",
    "--mantine-color-default-hover": "var(--wl-hover)",
    "--mantine-color-default-color": "var(--wl-ink)",
    "--mantine-color-default-border": "var(--wl-border)",
    "--mantine-color-dimmed": "var(--wl-quiet)",
    "--mantine-color-disabled": "var(--wl-hover)",
    "--mantine-color-disabled-color": "var(--wl-quiet)",
    "--mantine-color-disabled-border": "var(--wl-border)",
    "--mantine-primary-color-contrast": "var(--wl-on-accent)",
    "--mantine-color-accent-filled": "var(--wl-accent)",
    "--mantine-color-accent-filled-hover": "var(--wl-accent-strong)",
    "--mantine-color-accent-light": "var(--wl-accent-tint)",
    "--mantine-color-accent-light-hover": "var(--wl-accent-tint)",
    "--mantine-color-accent-light-color": "var(--wl-accent)",
    "--mantine-color-accent-outline": "var(--wl-accent)",
  };
  return { variables: {}, light: scheme, dark: scheme };
};

const heading = (size: string, lineHeight: string) => ({ fontSize: size, lineHeight, fontWeight: "600" });

export const theme = createTheme({
  white: "var(--wl-surface)",
  black: "var(--wl-ink)",
  primaryColor: "accent",
  primaryShade: 6,
  colors: {
    accent: tone("accent"),
    red: tone("no"),
    gray: ramp("hover", "hover", "border", "border", "edge", "quiet", "quiet", "ink", "ink", "ink"),
    dark: ramp("ink", "ink", "quiet", "quiet", "border", "hover", "surface", "paper", "paper", "paper"),
  },
  variantColorResolver,
  fontFamily: "var(--wl-font-text)",
  headings: {
    fontFamily: "var(--wl-font-heading)",
    fontWeight: "600",
    sizes: {
      h1: heading("var(--wl-size-36)", "1.12"),
      h2: heading("var(--wl-size-26)", "1.2"),
      h3: heading("var(--wl-size-20)", "1.3"),
      h4: heading("var(--wl-size-17)", "1.35"),
      h5: heading("var(--wl-size-15)", "1.4"),
      h6: heading("var(--wl-size-13)", "1.4"),
    },
  },
  fontSizes: {
    xs: "var(--wl-size-13)",
    sm: "var(--wl-size-15)",
    md: "var(--wl-size-15)",
    lg: "var(--wl-size-17)",
    xl: "var(--wl-size-20)",
  },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "20px", xl: "32px" },
  radius: {
    xs: "var(--wl-radius-small)",
    sm: "var(--wl-radius-small)",
    md: "var(--wl-radius-control)",
    lg: "var(--wl-radius-card)",
    xl: "var(--wl-radius-sheet)",
  },
  defaultRadius: "md",
  shadows: { xs: "none", sm: "var(--wl-lift)", md: "var(--wl-lift)", lg: "var(--wl-float)", xl: "var(--wl-float)" },
  cursorType: "pointer",
  respectReducedMotion: true,
  focusRing: "auto",
  activeClassName: "",
  components: componentDefaults,
});
