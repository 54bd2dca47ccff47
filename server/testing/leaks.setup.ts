// What listens more and more often leaks, and so does a file that is closed only because nobody holds it any more. Node
// warns of both once, which nobody would read.
process.on("warning", (warning) => {
  if (warning.name === "MaxListenersExceededWarning" || warning.message.startsWith("Closing file descriptor"))
    throw warning;
});
