// What listens more and more often leaks; Node warns of it once, which nobody would read.
process.on("warning", (warning) => {
  if (warning.name === "MaxListenersExceededWarning") throw warning;
});
