/** Scrolls a bar sideways to show whole what gets the focus in it: browsers leave where it is what shows in part. */
export const showWhole = ({ target }: { readonly target: EventTarget | null }): void => {
  if (target instanceof Element) target.scrollIntoView({ block: "nearest", inline: "nearest" });
};
