import * as v from 'valibot';
import { isStorable, unstorableTextMessage } from '#openapi/tools/validator/json.ts';
import { faultStatuses, targets, type FaultTarget } from '../environment/faults.ts';
import { nearestNames } from './nearest-names.ts';

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

export const faultSchema = v.strictObject({
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

export const injectedFaultSchema = v.strictObject({
  ...faultSchema.entries,
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
