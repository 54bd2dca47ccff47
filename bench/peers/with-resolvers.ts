// PostGraphile 5 requires Node 22; on Node 20 this is all it lacks.
Promise.withResolvers ??= <T>(): PromiseWithResolvers<T> => {
  let resolve: PromiseWithResolvers<T>["resolve"] = () => {};
  let reject: PromiseWithResolvers<T>["reject"] = () => {};
  const promise = new Promise<T>((keep, refuse) => {
    resolve = keep;
    reject = refuse;
  });
  return { promise, resolve, reject };
};
