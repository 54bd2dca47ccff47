/**
 * The attributes of a part that scrolls by itself. It is reached by keyboard, as WCAG 2.1.1 asks, and the arrows are its own
 * while it has the focus. `role`: "document" for what is read rather than worked with; a `section` is a region by itself.
 */
export const scrollRegion = (label: string, role?: "document") => ({
  role,
  "aria-label": label,
  tabIndex: 0,
  "data-arrows": true,
});
