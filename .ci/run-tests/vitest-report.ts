import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { countRounds, noCounts, sumCounts, withReason, type Counts, type Round } from './reports.mjs';

function roundsOf(test: TestCase): Round[] {
  const rounds = [...Map.groupBy(test.attempts(), ({ repeatIndex }) => repeatIndex).values()];
  return rounds.flatMap((attempts) => {
    const error = attempts[0]?.errors?.[0];
    const state = attempts.at(-1)?.state;
    if (state === undefined || state === 'skipped') return [];
    const outcome = state === 'passed' && attempts.length > 1 ? 'flaky' : state;
    return [{ outcome, error: error?.stack ?? error?.message }];
  });
}

function countModule(module: TestModule): Counts {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests()].map((test) =>
    countRounds(`${file} > ${test.fullName}`, roundsOf(test)),
  );
  // A file that fails to load has errors and no tests; hooks of suites have their own errors.
  const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  return sumCounts([
    ...tests,
    { ...noCounts, failures: errors.map(({ message }) => withReason(file, message)) },
  ]);
}

/** A vitest reporter that writes counts to `VITEST_REPORT_FILE`. vitest's JSON does not contain flaky tests. */
export default class implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message: string; stack?: string }[],
  ): void {
    const outside = unhandled.map(({ message, stack }) =>
      withReason(
        `Outside the tests, ${/^\s*(at .+)/m.exec(stack ?? '')?.[1] ?? 'at an unknown location'}`,
        message,
      ),
    );
    const counts = sumCounts([...modules.map(countModule), { ...noCounts, failures: outside }]);
    writeFileSync(process.env['VITEST_REPORT_FILE'] ?? '', JSON.stringify(counts));
  }
}
