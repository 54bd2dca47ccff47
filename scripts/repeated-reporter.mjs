/** A Vitest reporter that names the tests that passed only when they were run once more, so that nobody overlooks them. */
export default class RepeatedReporter {
  #repeated = [];

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [first] = test.result().errors ?? [];
    this.#repeated.push(
      `${test.module.relativeModuleId} > ${test.fullName}`,
      `  ${first?.message ?? "no reason given"}`,
    );
  }

  onTestRunEnd() {
    if (this.#repeated.length > 0) console.log(["Passed only when repeated:", ...this.#repeated].join("\n  "));
  }
}
