/**
 * The attributes of a scrollable region. It can be focused by keyboard, as WCAG 2.1.1 requires, and handles the arrow
 * keys while it has the focus. `role`: "document" for content that is read rather than operated; a `section` is a
 * region already.
 */
export const scrollRegion = (label: string, role?: "document") => ({
  role,
  "aria-label": label,
  tabIndex: 0,
  "data-arrows": true,
});
