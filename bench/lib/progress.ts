/** Shows the current step and its duration in seconds on one line; on separate lines without a terminal. */
export function progress(title: string) {
  const start = Date.now();
  let last = 0;
  const line = (what: string) => `${title}: ${what} (${((Date.now() - start) / 1000).toFixed(0)} s)`;
  return {
    tell(what: string) {
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line(what)}`);
      else if (Date.now() - last > 5000) {
        last = Date.now();
        console.log(line(what));
      }
    },
    done() {
      if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
      console.log(line("done"));
    },
  };
}
