import * as v from 'valibot';
import { isActive } from '../environment/faults.ts';
import { paymentChoices } from '../rules/subscriptions/payments.ts';
import type { Backend } from '../server/backend.ts';
import { ControlRefusal, type Controls } from './control.ts';
import {
  boolean,
  closedObject,
  connectionChangeSchema,
  dateTimeSchema,
  faultSchema,
  wholeNumber,
} from './environment-schemas.ts';

const amount = v.exactOptional(wholeNumber(-100_000, 100_000));

const clockChangeSchema = closedObject({
  now: v.exactOptional(dateTimeSchema('2026-03-01T08:00:00Z')),
  hours: amount,
  days: amount,
  months: amount,
  freeze: v.exactOptional(boolean),
});

const faultChangeSchema = v.partial(closedObject({ ...faultSchema.entries, isOn: boolean }));

const answers = ['ask', ...paymentChoices] as const;

const paymentAnswerSchema = closedObject({
  answer: v.picklist(answers, `Choose one of ${answers.join(', ')}.`),
});

/** Clock, connection, faults and the payment provider's answer. */
export const environmentControls = (backend: Backend): Controls => ({
  'POST clock': ({ body }) => {
    const change = v.parse(clockChangeSchema, body);
    try {
      backend.changeClock(change);
    } catch (error) {
      throw error instanceof RangeError ? new ControlRefusal(400, error.message) : error;
    }
    return { now: backend.now().toISOString() };
  },

  'POST connection': ({ body }) => {
    const change = v.parse(connectionChangeSchema, body);
    backend.setEnvironment({ connection: { ...backend.environment.connection, ...change } });
    return backend.environment.connection;
  },

  'POST faults': ({ body }) => {
    const [fault] = backend.faults.add(v.parse(faultSchema, body));
    return { fault, faults: backend.faults.active().length };
  },
  'DELETE faults': () => backend.faults.clear(),
  /** Changes a fault, or uses it again after its last call. */
  'POST faults/{id}': ({ body, id }) => {
    const change = v.parse(faultChangeSchema, body);
    const isRestarted = change.isOn === true || change.times !== undefined;
    const changed = backend.faults.update(id, { ...change, ...(isRestarted && { hits: 0 }) });
    if (!changed) throw noSuchFault(id);
    return { ...changed, isActive: isActive(changed) };
  },
  /** Replaces a fault, and keeps its place in the list. */
  'PUT faults/{id}': ({ body, id }) => {
    const changed = backend.faults.replaceOne(id, v.parse(faultSchema, body));
    if (!changed) throw noSuchFault(id);
    return changed;
  },
  'DELETE faults/{id}': ({ id }) => {
    if (!backend.faults.all().some((fault) => fault.id === id)) throw noSuchFault(id);
    backend.faults.remove(id);
  },

  'POST payment-answer': ({ body }) => {
    backend.setEnvironment({ paymentAnswer: v.parse(paymentAnswerSchema, body).answer });
    return { answer: backend.environment.paymentAnswer };
  },
});

const noSuchFault = (id: string) => new ControlRefusal(404, `There is no fault ${id}.`);
