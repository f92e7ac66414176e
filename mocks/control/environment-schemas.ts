import * as v from 'valibot';
import { isStorable, unstorableTextMessage } from '#openapi/tools/validator/json.ts';
import { scenarioNames } from '../data/scenario-names.ts';
import { isSupportedTime, supportedYears, timeOf } from '../environment/clock.ts';
import { faultStatuses, targets, type FaultTarget } from '../environment/faults.ts';
import { nearestNames } from './nearest-names.ts';

export const scenarioSchema = v.picklist(scenarioNames, `Choose a scenario: ${scenarioNames.join(', ')}.`);

const isTarget = (value: unknown): value is FaultTarget => targets.includes(value as string);

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const messageText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(1000),
  v.check(isStorable, unstorableTextMessage),
);

const target = v.custom<FaultTarget>(isTarget, ({ input }) => {
  const suggestions = nearestNames(typeof input === 'string' ? input : '', targets);
  return `A fault names an operation, a tag or *. Did you mean ${suggestions.join(', ')}?`;
});

const faultProperties = v.strictObject({
  operation: target,
  status: v.exactOptional(v.union([wholeNumber(400, 599), v.picklist(faultStatuses)])),
  message: v.exactOptional(messageText),
  code: v.exactOptional(messageText),
  errors: v.exactOptional(v.record(v.string(), v.pipe(v.array(messageText), v.minLength(1)))),
  learnerId: v.exactOptional(messageText),
  delay: v.exactOptional(v.union([wholeNumber(0, 600_000), v.literal('never')])),
  times: v.exactOptional(wholeNumber(1, 1_000_000)),
  chance: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

export const faultSchema = v.pipe(
  faultProperties,
  v.check(
    ({ status, delay }) => status !== undefined || delay !== undefined,
    'A fault without a status or a delay has no effect.',
  ),
);

export const injectedFaultSchema = v.strictObject({
  ...faultProperties.entries,
  id: v.string(),
  hits: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isOn: v.boolean(),
});

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));

export const connectionSchema = v.strictObject({
  latency: milliseconds,
  jitter: milliseconds,
  isOffline: v.boolean(),
});

export const connectionChangeSchema = v.strictObject({
  latency: v.exactOptional(milliseconds),
  jitter: v.exactOptional(milliseconds),
  isOffline: v.exactOptional(v.boolean()),
});

/** A date-time that the clock can show. */
export const dateTimeSchema = (example: string) => {
  const message = `Give a date-time, such as ${example}.`;
  return v.pipe(
    v.string(),
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
