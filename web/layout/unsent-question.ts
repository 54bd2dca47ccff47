/** The question before leaving while messages have not been sent; null for none. */
export const unsentQuestion = (count: number) =>
  count === 0
    ? null
    : {
        title: count === 1 ? "1 message has not been sent" : `${count} messages have not been sent`,
        body: "If you leave now, unsent messages will be lost.",
      };
