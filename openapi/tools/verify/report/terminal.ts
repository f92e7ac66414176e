import { styleText } from 'node:util';
import { withoutIndexes } from '../judge/judge.ts';
import { notImplemented } from '../verdict/coverage.ts';
import type { OperationResult, OperationState } from '../verdict/operation-results.ts';
import type { Verdict } from '../verdict/verdict.ts';
import {
  anchorsOf,
  difference,
  findCauses,
  headlineOf,
  maxNames,
  namesOf,
  shortList,
  type Cause,
} from './causes.ts';
import { messagesOf, withoutControlCharacters, toSingleLine } from './message-text.ts';
import { formatCount } from './text.ts';

type Style = Parameters<typeof styleText>[0];

const marks: Readonly<Record<OperationState, [mark: string, style: Style]>> = {
  passed: ['✓', 'green'],
  deviates: ['✗', 'red'],
  waived: ['~', 'yellow'],
  absent: ['∅', 'yellow'],
  untried: ['–', 'gray'],
};

/** Formats the verdict for a terminal: what works, what is missing, what deviates, what to fix first; then the rest. */
export function terminalReport(verdict: Verdict): string {
  const { operations, findings, waived, coverage, mask } = verdict;
  const { remaining, skipped, blocked, problems, notes } = verdict;
  const causes = findCauses(findings);
  const [first] = causes;
  const lines = [
    ...[...Map.groupBy(operations, ({ tag }) => tag)].flatMap(([tag, ofTag]) => tagLines(tag, ofTag)),
    ...section(
      'Deviations, by cause',
      causes.map((cause, index) => causeText(cause, index + 1, mask)),
    ),
    ...section(
      'Known from the baseline',
      findCauses(verdict.known).map((cause) => `${namesOf(cause, maxNames)}: ${difference(cause.first)}`),
    ),
    ...section('Waived', waivedLines(waived)),
    ...section(cannotRun, blocked.map(toSingleLine)),
    ...section('Skipped', skipped),
    ...section('Status codes that were not received', missingStatuses(verdict)),
    ...section(unseenProperties, coverage.properties.missing),
    ...section('Waivers', notes),
    ...section('Left on the server', remaining.map(toSingleLine)),
    ...section('What the kit could not do', problems.map(withoutControlCharacters)),
    '',
    ...(first ? [`Fix first: ${toSingleLine(headlineOf(first))}`] : []),
    summary(verdict),
  ];
  return mask(lines.join('\n'));
}

/** A line for a tag, and one for each of its operations that did not pass. */
function tagLines(tag: string, operations: readonly OperationResult[]): string[] {
  const states = operations.map(({ state }) => state);
  const worst =
    (['deviates', 'untried', 'waived', 'absent', 'passed'] as const).find((state) =>
      states.includes(state),
    ) ?? 'untried';
  const [mark, style] = marks[worst];
  const passed = states.filter((state) => state === 'passed').length;
  const others = operations.filter(({ state }) => state !== 'passed');
  const isUnimplemented = states.every((state) => state === 'absent');
  return [
    `${styleText(style, mark)} ${tag.padEnd(20)} ${isUnimplemented ? notImplemented : `${passed} of ${formatCount(operations.length, 'operation')} passed`}`,
    ...(isUnimplemented ? [] : others.map((one) => `    ${operationLine(one)}`)),
  ];
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
    deviates: `${made}, ${formatCount(findings.length, 'deviation')}`,
    waived: `${made}, only waived or known deviations`,
    absent: 'not implemented',
    untried: `not tried: ${reason}`,
  };
  return `${styleText(style, mark)} ${operation.padEnd(30)} ${styleText('gray', details[state])}`;
}

function causeText(cause: Cause, number: number, mask: Verdict['mask']): string {
  const { first, operations, steps, ended } = cause;
  const { pointer, expected, actual, exchange } = first;
  const [anchor] = anchorsOf(cause);
  const rows = [
    ...(pointer === '' ? [] : [['pointer', pointer]]),
    ['expected', expected],
    ['got', actual],
    ['step', shortList(steps, maxSteps, 'step')],
    ...(ended.length > 0 ? [['ends', shortList(ended, maxSteps, 'scenario')]] : []),
    ...(anchor === undefined ? [] : [['see', `contract.html#${anchor}`]]),
  ];
  const messages = exchange && messagesOf(exchange, mask);
  return [
    styleText(['bold', 'red'], toSingleLine(`${number}  ${shortList(operations, maxNames, 'operation')}`)),
    ...rows.map(([name = '', value = '']) => `   ${name.padEnd(9)} ${toSingleLine(value)}`),
    ...(messages ? [indent(messages.request, '   $ ', '   > '), indent(messages.response, '   < ')] : []),
    '',
  ].join('\n');
}

const maxSteps = 3;

/** Lines of a message in the terminal; the HTML report has all of them. */
const maxLines = 25;

function indent(text: string, firstPrefix: string, prefix = firstPrefix): string {
  const lines = text.trimEnd().split('\n');
  const shown = lines.slice(0, maxLines).map((line, index) => (index === 0 ? firstPrefix : prefix) + line);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`${prefix}… ${formatCount(rest, 'more line')}`] : [])].join('\n');
}

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

export function summary({
  exchanges,
  findings,
  known,
  waived,
  blocked,
  operations,
  coverage,
}: Verdict): string {
  const count = (state: OperationState) => operations.filter((one) => one.state === state).length;
  return [
    `${count('passed')} of ${operations.length} operations passed`,
    `${count('absent')} not implemented`,
    `${count('untried')} not tried`,
    `${formatCount(findings.length, 'deviation')} of ${formatCount(findCauses(findings).length, 'cause')}`,
    ...(known.length > 0 ? [`${known.length} known from the baseline`] : []),
    `${waived.length} waived`,
    ...(blocked.length > 0 ? [`${formatCount(blocked.length, 'scenario')} not finished`] : []),
    `${shareOf(coverage.statuses)} documented status codes seen`,
    `${shareOf(coverage.properties)} properties seen`,
    formatCount(exchanges.length, 'call'),
  ].join(', ');
}
