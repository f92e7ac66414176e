import type { OperationResult } from '../verdict/operation-results.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { difference, findCauses, type Cause } from './causes.ts';
import { escapeMarkup } from './markup.ts';
import { messagesOf, withoutControlCharacters } from './message-text.ts';

/**
 * Formats the verdict as JUnit XML: a test suite per tag, a test case per operation. An untried operation is
 * skipped, never passed.
 */
export function junitReport({ operations, mask, problems }: Verdict): string {
  const suites = [...Map.groupBy(operations, ({ tag }) => tag)].map(([tag, ofTag]) =>
    suite(tag, ofTag, mask),
  );
  const errors = problems.map(
    (problem) =>
      `<testsuite name="Kit" tests="1" errors="1"><testcase classname="Kit" name="run"><error message="${xml(mask(problem))}"/></testcase></testsuite>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract:verify">\n${[...suites, ...errors].join('\n')}\n</testsuites>\n`;
}

function suite(tag: string, operations: readonly OperationResult[], mask: Verdict['mask']): string {
  const failures = operations.filter(({ state }) => state === 'deviates').length;
  const skipped = operations.filter(({ state }) => state === 'absent' || state === 'untried').length;
  const cases = operations.map((one) => testCase(one, mask)).join('\n');
  return `<testsuite name="${xml(tag)}" tests="${operations.length}" failures="${failures}" skipped="${skipped}">\n${cases}\n</testsuite>`;
}

function testCase(
  { operation, tag, state, reason, findings }: OperationResult,
  mask: Verdict['mask'],
): string {
  const skipped = state === 'absent' ? 'not implemented' : `not tried: ${reason}`;
  const isSkipped = state === 'absent' || state === 'untried';
  const content = isSkipped
    ? `<skipped message="${xml(mask(skipped))}"/>`
    : findCauses(findings)
        .map((cause) => failure(cause, mask))
        .join('');
  return `<testcase classname="${xml(tag)}" name="${xml(operation)}">${content}</testcase>`;
}

function failure({ first, steps }: Cause, mask: Verdict['mask']): string {
  const messages = first.exchange && messagesOf(first.exchange, mask);
  const text = [`step: ${steps.join('; ')}`, ...(messages ? [messages.request, messages.response] : [])].join(
    '\n\n',
  );
  return `<failure message="${xml(mask(difference(first)))}">${xml(mask(text))}</failure>`;
}

const xml = (text: string) => escapeMarkup(withoutControlCharacters(text));
