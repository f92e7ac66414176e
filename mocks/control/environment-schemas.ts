import * as v from 'valibot';
import { isStorable, unstorableTextMessage } from '#openapi/tools/validator/json.ts';
import { scenarioNames } from '../data/scenario-names.ts';
import { isSupportedTime, supportedYears, timeOf } from '../environment/clock.ts';
import { faultStatuses, targets, type FaultTarget } from '../environment/faults.ts';
import { suggestNames } from './nearest-names.ts';

/**
 * An object without other properties. Its messages name the properties; a missing one is refused with the message of its
 * own schema.
 */
export const closedObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, path }) => {
    const names = Object.keys(entries).join(', ');
    if (expected === 'never') return `There is no such property. Choose from ${names}.`;
    const missing = entries[String(path?.[0].key)];
    const [issue] = (missing && v.safeParse(missing, undefined).issues) ?? [];
    return issue?.message ?? `Give an object with ${names}.`;
  });

export const boolean = v.boolean('Give true or false.');

export const scenarioSchema = v.picklist(scenarioNames, `Choose a scenario: ${scenarioNames.join(', ')}.`);

const isTarget = (value: unknown): value is FaultTarget => targets.includes(value as string);

export const wholeNumber = (min: number, max: number) => {
  const message = `Give a whole number from ${min} to ${max}.`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};

/** @param max in characters */
export const textOf = (max: number) => {
  const message = `Give a text of 1 to ${max} characters.`;
  return v.pipe(
    v.string(message),
    v.minLength(1, message),
    v.maxLength(max, message),
    v.check(isStorable, unstorableTextMessage),
  );
};

const messageText = textOf(1000);

const target = v.custom<FaultTarget>(isTarget, ({ input }) => {
  const suggestion = typeof input === 'string' ? suggestNames(input, targets) : '';
  return `A fault names an operation, a tag or *.${suggestion}`;
});

const milliseconds = wholeNumber(0, 600_000);

const listMessage = 'Give lists of messages by field, such as {"name":["Enter a name."]}.';

const shareMessage = 'Give a number from 0 to 1.';

const outcomes = new Intl.ListFormat('en', { type: 'disjunction' }).format(faultStatuses);

const faultProperties = closedObject({
  operation: target,
  status: v.exactOptional(
    v.union(
      [wholeNumber(400, 599), v.picklist(faultStatuses)],
      `Give a whole number from 400 to 599, or ${outcomes}.`,
    ),
  ),
  message: v.exactOptional(messageText),
  code: v.exactOptional(messageText),
  errors: v.exactOptional(
    v.record(v.string(), v.pipe(v.array(messageText, listMessage), v.minLength(1, listMessage)), listMessage),
  ),
  learnerId: v.exactOptional(messageText),
  delay: v.exactOptional(
    v.union([milliseconds, v.literal('never')], 'Give milliseconds from 0 to 600000, or never.'),
  ),
  times: v.exactOptional(wholeNumber(1, 1_000_000)),
  chance: v.exactOptional(
    v.pipe(v.number(shareMessage), v.minValue(0, shareMessage), v.maxValue(1, shareMessage)),
  ),
});

export const faultSchema = v.pipe(
  faultProperties,
  v.check(
    ({ status, delay = 0 }) => status !== undefined || delay !== 0,
    'A fault without a status or a delay has no effect.',
  ),
);

export const injectedFaultSchema = closedObject({
  ...faultProperties.entries,
  id: v.string(),
  hits: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  isOn: boolean,
});

export const connectionSchema = closedObject({
  latency: milliseconds,
  jitter: milliseconds,
  isOffline: boolean,
});

export const connectionChangeSchema = closedObject({
  latency: v.exactOptional(milliseconds),
  jitter: v.exactOptional(milliseconds),
  isOffline: v.exactOptional(boolean),
});

/** A date-time that the clock can show. */
export const dateTimeSchema = (example: string) => {
  const message = `Give a date-time, such as ${example}.`;
  return v.pipe(
    v.string(message),
    v.isoTimestamp(message),
    v.check(isDayOfCalendar, message),
    v.check((text) => isSupportedTime(new Date(text)), supportedYears),
  );
};

/** `Date` continues 31 February in March. */
function isDayOfCalendar(dateTime: string): boolean {
  const day = dateTime.slice(0, 10);
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

export const clockSchema = v.pipe(
  v.union([
    v.strictObject({ offset: v.pipe(v.number(), v.finite()) }),
    v.strictObject({ frozenAt: dateTimeSchema('2026-03-01T08:00:00Z') }),
  ]),
  v.check((setting) => isSupportedTime(timeOf(setting, new Date())), supportedYears),
);
