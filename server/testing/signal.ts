/** Something that one part of a test waits for, until another gives it. */
export function signal<Item = void>() {
  let give = (_item: Item) => {};
  const given = new Promise<Item>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
