import { styleText } from 'node:util';
import type { OperationResult, OperationState } from '../operation-results.ts';
import type { Verdict } from '../verdict.ts';
import { groupFindings, type FindingGroup } from './groups.ts';
import { messagesOf, plain, plainLine } from './message-text.ts';

type Style = Parameters<typeof styleText>[0];

const marks: Readonly<Record<OperationState, [mark: string, style: Style]>> = {
  passed: ['✓', 'green'],
  deviates: ['✗', 'red'],
  waived: ['~', 'yellow'],
  absent: ['∅', 'yellow'],
  untried: ['–', 'gray'],
};

/** The whole verdict for a terminal: a line for each operation, then each deviation, then what was not tried. */
export function terminalReport(verdict: Verdict): string {
  const { operations, findings, remaining, skipped, problems, notes, mask } = verdict;
  const absent = operations.filter(({ state }) => state === 'absent');
  const lines = [
    ...operations.map(operationLine),
    ...section(
      'Deviations',
      groupFindings(findings).map((group) => deviation(group, mask)),
    ),
    ...section(
      'Not implemented: these operations are not there yet',
      absent.map(({ operation }) => operation),
    ),
    ...section('Skipped', skipped),
    ...section('Status codes that were not seen', missingStatuses(verdict)),
    ...section('Waivers', notes),
    ...section('Left on the server', remaining.map(plainLine)),
    ...section('What the kit could not do', problems.map(plain)),
    '',
    summary(verdict),
  ];
  return mask(lines.join('\n'));
}

function operationLine({ operation, state, calls, findings, reason }: OperationResult): string {
  const [mark, style] = marks[state];
  const details: Readonly<Record<OperationState, string>> = {
    passed: `${calls} calls`,
    deviates: `${calls} calls, ${groupFindings(findings).length} deviations`,
    waived: `${calls} calls, deviations waived`,
    absent: 'not implemented',
    untried: `not tried: ${reason}`,
  };
  return `${styleText(style, mark)} ${operation.padEnd(30)} ${styleText('gray', details[state])}`;
}

function deviation({ first, otherSteps }: FindingGroup, mask: Verdict['mask']): string {
  const { operation, step, pointer, expected, actual, exchange } = first;
  const rows = [
    ['step', step],
    ...(pointer === '' ? [] : [['pointer', pointer]]),
    ['expected', expected],
    ['got', actual],
    ...(otherSteps.length === 0 ? [] : [['also in', shortList(otherSteps)]]),
  ];
  const messages = exchange && messagesOf(exchange, mask);
  return [
    styleText(['bold', 'red'], plainLine(operation)),
    ...rows.map(([name = '', value = '']) => `  ${name.padEnd(9)} ${plainLine(value)}`),
    ...(messages ? [indent(messages.request, '  > '), indent(messages.response, '  < ')] : []),
    '',
  ].join('\n');
}

function shortList(steps: readonly string[]): string {
  const shown = steps.slice(0, 3).join('; ');
  return steps.length > 3 ? `${shown} and ${steps.length - 3} more steps` : shown;
}

/** As many lines of a message as fit beside others; the HTML report has all of them. */
const mostLines = 25;

function indent(text: string, prefix: string): string {
  const lines = text.trimEnd().split('\n');
  const shown = lines.slice(0, mostLines).map((line) => prefix + line);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`${prefix}… ${rest} more lines`] : [])].join('\n');
}

/** A line for each reason. */
function missingStatuses({ coverage }: Verdict): string[] {
  const byReason = Map.groupBy(coverage.statuses.missing, ({ reason }) => reason);
  return [...byReason].map(
    ([reason, missing]) =>
      `${missing.length}, ${reason}: ${missing.map(({ operation, status }) => `${operation} ${status}`).join(', ')}`,
  );
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', styleText('bold', title), ...lines];

/** The figures of a run in one line. */
export function summary({ exchanges, findings, waived, operations, coverage }: Verdict): string {
  const count = (state: OperationState) => operations.filter((one) => one.state === state).length;
  const percent = Math.floor((coverage.statuses.covered / coverage.statuses.total) * 100);
  return [
    `${count('passed')} of ${operations.length} operations passed`,
    `${count('absent')} not implemented`,
    `${count('untried')} not tried`,
    `${groupFindings(findings).length} deviations`,
    `${waived.length} waived`,
    `${coverage.statuses.covered} of ${coverage.statuses.total} documented status codes seen (${percent} %)`,
    `${exchanges.length} calls`,
  ].join(', ');
}
