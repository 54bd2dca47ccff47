/** A Vitest reporter that lists the tests that passed only on a retry, so that they are not overlooked. */
export default class RepeatedReporter {
  #repeated = [];

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [first] = test.result().errors ?? [];
    this.#repeated.push(
      `${test.module.relativeModuleId} > ${test.fullName}`,
      `  ${first?.message ?? "no reason given"}`,
      ...(first?.diff ? [first.diff] : []),
    );
  }

  onTestRunEnd() {
    if (this.#repeated.length > 0) console.log(["Passed only when repeated:", ...this.#repeated].join("\n  "));
  }
}
