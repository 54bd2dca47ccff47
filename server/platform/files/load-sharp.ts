/** Loads the image library on first use: it takes some 20 MB, which most processes never need. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  return sharp;
}
