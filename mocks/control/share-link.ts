import * as v from 'valibot';
import type { ScenarioName } from '../data/scenario-names.ts';
import type { Connection } from '../environment/connection.ts';
import { faultStatuses, type Fault } from '../environment/faults.ts';
import {
  connectionChangeSchema,
  dateTimeSchema,
  faultSchema,
  scenarioSchema,
} from './environment-schemas.ts';
import { personaMessage, personaPattern, situationParameters } from './situation-parameters.ts';

/** A situation of the application, as the query parameters of a link. */
export interface Situation {
  /** A user name; with a parent and a colon before it, the parent acts as the learner. `visitor` is signed out. */
  persona?: string;
  scenario?: ScenarioName;
  /** The date-time at which the scenario starts; default: when the link is opened. */
  start?: string;
  clock?: { now: string; freeze: boolean };
  connection?: Partial<Connection>;
  faults?: Omit<Fault, 'until'>[];
}

/** The persona of a situation without a session. */
export const visitor = 'visitor';

const situationSchema = v.strictObject({
  persona: v.exactOptional(v.pipe(v.string(), v.regex(personaPattern, personaMessage))),
  scenario: v.exactOptional(scenarioSchema),
  start: v.exactOptional(dateTimeSchema('scenario=default@2026-03-01T08:00:00Z')),
  clock: v.exactOptional(
    v.strictObject({ now: dateTimeSchema('clock=2026-03-01T08:00:00Z'), freeze: v.boolean() }),
  ),
  connection: v.exactOptional(connectionChangeSchema),
  faults: v.exactOptional(v.array(faultSchema)),
});

const frozenPrefix = 'frozen:';

/**
 * Reads the parameters of a link: `persona=naledi`, `persona=naledi:lwazi`, `persona=visitor`, `scenario=expired`,
 * `scenario=expired@2026-11-24T08:00:00Z`, `clock=2026-12-24T08:00:00Z`, `clock=frozen:2026-12-24T08:00:00Z`,
 * `connection=offline`, `connection=2000` or `connection=2000:500` (latency and jitter), `fault=listTerms:500:1`. A fault
 * has an operation, an outcome and optionally a number of calls; or it is JSON.
 *
 * @throws Error for an invalid value, so that a link is applied completely or not at all
 */
export function readSituation(search: string): Situation {
  const parameters = new URLSearchParams(search);
  const persona = only(parameters, 'persona');
  const scenario = only(parameters, 'scenario');
  const clock = only(parameters, 'clock');
  const connection = only(parameters, 'connection');
  const faults = parameters.getAll('fault');
  const [name, start] = scenario?.split('@') ?? [];
  return v.parse(situationSchema, {
    ...(persona !== null && { persona }),
    ...(name !== undefined && { scenario: name }),
    ...(start !== undefined && { start }),
    ...(clock !== null && {
      clock: { now: clock.replace(frozenPrefix, ''), freeze: clock.startsWith(frozenPrefix) },
    }),
    ...(connection !== null && { connection: readConnection(connection) }),
    ...(faults.length > 0 && { faults: faults.map(readFault) }),
  });
}

/** @throws Error for several values, of which one would be ignored */
function only(parameters: URLSearchParams, name: string): string | null {
  const [value = null, ...others] = parameters.getAll(name);
  if (others.length > 0) throw new Error(`Give the parameter ${name} once.`);
  return value;
}

/** Removes the parameters of a situation, and keeps those of the application as they are written. */
export function withoutSituation(href: string): string {
  const url = new URL(href);
  const isOther = (part: string) =>
    !situationParameters.some((name) => part === name || part.startsWith(`${name}=`));
  url.search = url.search.slice(1).split('&').filter(isOther).join('&');
  return url.href;
}

/** @param href the address of the screen */
export function linkTo(
  href: string,
  { persona, scenario, start, clock, connection, faults = [] }: Situation,
): string {
  const url = new URL(withoutSituation(href));
  const parameters = new URLSearchParams();
  if (persona !== undefined) parameters.set('persona', persona);
  if (scenario !== undefined) parameters.set('scenario', [scenario, start].filter(Boolean).join('@'));
  if (clock) parameters.set('clock', `${clock.freeze ? frozenPrefix : ''}${clock.now}`);
  if (connection) {
    const text = writeConnection(connection);
    if (text !== '') parameters.set('connection', text);
  }
  for (const fault of faults) parameters.append('fault', writeFault(fault));
  // A query may contain these characters, and is readable with them.
  const own = String(parameters).replaceAll('%3A', ':').replaceAll('%40', '@');
  url.search = [url.search.slice(1), own].filter(Boolean).join('&');
  return url.href;
}

const offline = 'offline';

const writeConnection = ({ latency = 0, jitter = 0, isOffline }: Partial<Connection>): string =>
  [
    ...(isOffline ? [offline] : []),
    ...(latency || jitter ? [latency] : []),
    ...(jitter ? [jitter] : []),
  ].join(':');

function readConnection(text: string): Record<keyof Connection, unknown> {
  if (!/^(?:offline|(?:offline:)?\d+(?::\d+)?)$/.test(text)) {
    throw new Error('Give connection=offline, or the latency in milliseconds, such as connection=2000.');
  }
  const parts = text.split(':');
  const isOffline = parts[0] === offline;
  const [latency = '0', jitter = '0'] = isOffline ? parts.slice(1) : parts;
  return { isOffline, latency: Number(latency), jitter: Number(jitter) };
}

const slowPrefix = 'slow-';

function readFault(text: string): unknown {
  if (text.startsWith('{')) return parseJson(text);
  const [operation, outcome = '500', times, ...others] = text.split(':');
  if (others.length > 0) throw new Error('Give a fault like this: fault=listTerms:500:1.');
  return { operation, ...readOutcome(outcome), ...(times !== undefined && { times: Number(times) }) };
}

function readOutcome(outcome: string): Pick<Fault, 'status' | 'delay'> {
  if (outcome === 'never') return { delay: 'never' };
  if (outcome.startsWith(slowPrefix)) return { delay: Number(outcome.slice(slowPrefix.length)) };
  const named = faultStatuses.find((status) => status === outcome);
  return { status: named ?? Number(outcome) };
}

function writeFault(fault: Omit<Fault, 'until'>): string {
  const { operation, status, delay, times, ...others } = fault;
  const isSimple = Object.keys(others).length === 0 && (status === undefined) !== (delay === undefined);
  if (!isSimple) return JSON.stringify(fault);
  const outcome = status ?? (delay === 'never' ? delay : `${slowPrefix}${delay}`);
  return [operation, outcome, ...(times === undefined ? [] : [times])].join(':');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The fault ${text} is not valid JSON.`);
  }
}
