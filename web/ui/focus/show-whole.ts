/**
 * Scrolls a bar sideways until the focused element is fully visible: browsers leave partly visible elements as they
 * are.
 */
export const showWhole = ({ target }: { readonly target: EventTarget | null }): void => {
  if (target instanceof Element) target.scrollIntoView({ block: "nearest", inline: "nearest" });
};
