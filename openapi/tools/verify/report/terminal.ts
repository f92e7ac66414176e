import { styleText } from 'node:util';
import { withoutIndexes, type Finding } from '../judge/judge.ts';
import { notImplemented } from '../verdict/coverage.ts';
import type { OperationResult, OperationState } from '../verdict/operation-results.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { formatCount, groupFindings, type FindingGroup } from './groups.ts';
import { messagesOf, withoutControlCharacters, toSingleLine } from './message-text.ts';

type Style = Parameters<typeof styleText>[0];

const marks: Readonly<Record<OperationState, [mark: string, style: Style]>> = {
  passed: ['✓', 'green'],
  deviates: ['✗', 'red'],
  waived: ['~', 'yellow'],
  absent: ['∅', 'yellow'],
  untried: ['–', 'gray'],
};

/** Formats the verdict for a terminal: a line per operation, the deviations, then what was not tried. */
export function terminalReport(verdict: Verdict): string {
  const { operations, findings, waived, coverage, remaining, skipped, blocked, problems, notes, mask } =
    verdict;
  const groups = groupFindings(findings);
  const lines = [
    ...operations.map(operationLine),
    ...section(
      'Deviations',
      groups.map((group, index) => deviation(group, groups[index + 1]?.first, mask)),
    ),
    ...section('Waived', waivedLines(waived)),
    ...section(cannotRun, blocked),
    ...section('Skipped', skipped),
    ...section('Status codes that were not received', missingStatuses(verdict)),
    ...section(unseenProperties, coverage.properties.missing),
    ...section('Waivers', notes),
    ...section('Left on the server', remaining.map(toSingleLine)),
    ...section('What the kit could not do', problems.map(withoutControlCharacters)),
    '',
    summary(verdict),
  ];
  return mask(lines.join('\n'));
}

/** Lists the waived findings with reason and expiry; one line for all items of a list. */
export function waivedLines(waived: Verdict['waived']): string[] {
  const byPlace = Map.groupBy(waived, ({ finding: { operation, pointer }, waiver }) =>
    JSON.stringify([operation, withoutIndexes(pointer), waiver.reason]),
  );
  return [...byPlace.values()].flatMap(([first]) => {
    if (!first) return [];
    const { operation, pointer } = first.finding;
    const { expires, reason } = first.waiver;
    return [[operation, pointer, `(until ${expires}):`, reason].filter(Boolean).join(' ')];
  });
}

function operationLine({ operation, state, calls, findings, reason }: OperationResult): string {
  const [mark, style] = marks[state];
  const made = formatCount(calls, 'call');
  const details: Readonly<Record<OperationState, string>> = {
    passed: made,
    deviates: `${made}, ${formatCount(groupFindings(findings).length, 'deviation')}`,
    waived: `${made}, deviations waived`,
    absent: 'not implemented',
    untried: `not tried: ${reason}`,
  };
  return `${styleText(style, mark)} ${operation.padEnd(30)} ${styleText('gray', details[state])}`;
}

/** Shows the messages of a response with several deviations once, after the last one. */
function deviation({ first, otherSteps }: FindingGroup, next: Finding | undefined, mask: Verdict['mask']) {
  const { operation, step, pointer, expected, actual, exchange } = first;
  const rows = [
    ['step', step],
    ...(pointer === '' ? [] : [['pointer', pointer]]),
    ['expected', expected],
    ['got', actual],
    ...(otherSteps.length === 0 ? [] : [['also in', shortList(otherSteps)]]),
  ];
  const isLast = next?.exchange !== exchange || next?.operation !== operation;
  const messages = exchange && isLast ? messagesOf(exchange, mask) : undefined;
  return [
    styleText(['bold', 'red'], toSingleLine(operation)),
    ...rows.map(([name = '', value = '']) => `  ${name.padEnd(9)} ${toSingleLine(value)}`),
    ...(messages ? [indent(messages.request, '  > '), indent(messages.response, '  < ')] : []),
    '',
  ].join('\n');
}

function shortList(steps: readonly string[]): string {
  const shown = steps.slice(0, 3).join('; ');
  return steps.length > 3 ? `${shown} and ${formatCount(steps.length - 3, 'more step')}` : shown;
}

/** Lines of a message in the terminal; the HTML report has all of them. */
const maxLines = 25;

function indent(text: string, prefix: string): string {
  const lines = text.trimEnd().split('\n');
  const shown = lines.slice(0, maxLines).map((line) => prefix + line);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`${prefix}… ${formatCount(rest, 'more line')}`] : [])].join('\n');
}

const maxNames = 6;

function missingStatuses({ coverage }: Verdict): string[] {
  const missing = coverage.statuses.missing.filter(({ reason }) => reason !== notImplemented);
  return [...Map.groupBy(missing, ({ reason }) => reason)].map(([reason, ofReason]) => {
    const byStatus = [...Map.groupBy(ofReason, ({ status }) => status)].toSorted(([a], [b]) => a - b);
    const parts = byStatus.map(([status, ofStatus]) => {
      const names = ofStatus.map(({ operation }) => operation);
      return `${status} of ${names.length > maxNames ? `${names.length} operations` : names.join(', ')}`;
    });
    return `${reason}: ${parts.join('; ')}`;
  });
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', styleText('bold', title), ...lines];

export const cannotRun = 'Scenarios that cannot run to their end';

export const unseenProperties = 'Properties that no response contained, or only as null';

const shareOf = ({ covered, total }: { covered: number; total: number }) =>
  `${covered} of ${total} (${total === 0 ? 0 : Math.floor((covered / total) * 100)} %)`;

export function summary({ exchanges, findings, waived, operations, coverage }: Verdict): string {
  const count = (state: OperationState) => operations.filter((one) => one.state === state).length;
  return [
    `${count('passed')} of ${operations.length} operations passed`,
    `${count('absent')} not implemented`,
    `${count('untried')} not tried`,
    formatCount(groupFindings(findings).length, 'deviation'),
    `${groupFindings(waived.map(({ finding }) => finding)).length} waived`,
    `${shareOf(coverage.statuses)} documented status codes seen`,
    `${shareOf(coverage.properties)} properties seen`,
    formatCount(exchanges.length, 'call'),
  ].join(', ');
}
