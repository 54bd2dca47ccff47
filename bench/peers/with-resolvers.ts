// PostGraphile 5 asks for Node 22; on Node 20 this is all that it lacks.
Promise.withResolvers ??= function withResolvers() {
  let resolve: any;
  let reject: any;
  const promise = new this((keep, refuse) => {
    resolve = keep;
    reject = refuse;
  });
  return { promise, resolve, reject } as any;
};
