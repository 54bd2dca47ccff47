/** Returns the list with one item moved by an offset; unchanged when the target is out of range. */
export function moved<Item>(list: readonly Item[], index: number, by: number): Item[] {
  const next = [...list];
  const [item] = next.splice(index, 1);
  if (item === undefined || index + by < 0 || index + by > next.length) return [...list];
  next.splice(index + by, 0, item);
  return next;
}
