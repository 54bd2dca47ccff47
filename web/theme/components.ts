import type { MantineThemeComponents } from "@mantine/core";
import { renderButton } from "./busy-button.ts";
import buttons from "./buttons.module.css";
import inputs from "./inputs.module.css";
import segmented from "./segmented.module.css";

// Plain objects, not Component.extend(): the landing page must not load the code of components that it does not show.

const field = { size: "md", classNames: { input: inputs.input, label: inputs.label, error: inputs.error } };

/** Default props of Mantine's components. */
export const componentDefaults: MantineThemeComponents = {
  Input: { defaultProps: { size: "md" } },
  InputWrapper: { defaultProps: { size: "md" } },
  TextInput: { defaultProps: field },
  PasswordInput: {
    defaultProps: { ...field, classNames: { ...field.classNames, visibilityToggle: inputs.visibility } },
  },
  Textarea: { defaultProps: field },
  NumberInput: { defaultProps: field },
  TagsInput: { defaultProps: field },
  Select: { defaultProps: { ...field, checkIconPosition: "right" } },
  // Its arrow has no accessible name.
  NativeSelect: { defaultProps: { ...field, rightSectionProps: { "aria-hidden": true } } },
  SegmentedControl: { defaultProps: { classNames: segmented } },
  Checkbox: { defaultProps: { size: "md", classNames: { input: inputs.choice, label: inputs.choiceLabel } } },
  Radio: {
    defaultProps: {
      size: "md",
      classNames: { radio: inputs.choice, body: inputs.choiceBody, label: inputs.choiceLabel },
    },
  },
  RadioGroup: { defaultProps: { size: "md", classNames: { label: inputs.label, error: inputs.error } } },
  Button: {
    defaultProps: { mih: 44, fz: "var(--wl-size-15)", fw: 600, classNames: buttons, renderRoot: renderButton },
  },
  ActionIcon: { defaultProps: { size: 44, variant: "subtle" } },
  CloseButton: { defaultProps: { size: 44, iconSize: 20 } },
  Card: { defaultProps: { padding: "lg", radius: "lg", withBorder: true } },
  Paper: { defaultProps: { radius: "lg" } },
  Modal: {
    defaultProps: { radius: "lg", centered: true, overlayProps: { color: "var(--wl-veil)", backgroundOpacity: 1 } },
  },
  Drawer: { defaultProps: { overlayProps: { color: "var(--wl-veil)", backgroundOpacity: 1 } } },
  // Enter on its button focuses the first item at once, not the menu itself.
  Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  Tooltip: { defaultProps: { openDelay: 300, radius: "sm" } },
  Tabs: { defaultProps: { keepMounted: false, classNames: { tab: inputs.tab } } },
};
