import { isRealClock, type ClockSetting } from '../environment/clock.ts';
import type { Connection } from '../environment/connection.ts';
import { faultStatuses, type Fault, type FaultTarget } from '../environment/faults.ts';
import { situationParameters } from './situation-parameters.ts';

/** A situation of the application, as the query parameters of a link. */
export interface Situation {
  /** A user name; with a parent and a colon before it, the parent acts as the learner. */
  persona?: string;
  scenario?: string;
  clock?: { now: string; freeze: boolean };
  connection?: Partial<Connection>;
  faults?: Omit<Fault, 'until'>[];
}

const frozenPrefix = 'frozen:';

/**
 * Reads the parameters of a link: `persona=naledi`, `persona=naledi:lwazi`, `scenario=expired`,
 * `clock=2026-12-24T08:00:00Z`, `clock=frozen:2026-12-24T08:00:00Z`, `connection=offline`, `connection=2000`,
 * `fault=listTerms:500:1`. A fault has an operation, an outcome and optionally a number of calls; or it is JSON.
 */
export function readSituation(search: string): Situation {
  const parameters = new URLSearchParams(search);
  const persona = parameters.get('persona');
  const scenario = parameters.get('scenario');
  const clock = parameters.get('clock');
  const connection = parameters.get('connection');
  const faults = parameters.getAll('fault');
  return {
    ...(persona !== null && { persona }),
    ...(scenario !== null && { scenario }),
    ...(clock !== null && {
      clock: { now: clock.replace(frozenPrefix, ''), freeze: clock.startsWith(frozenPrefix) },
    }),
    ...(connection !== null && {
      connection: connection === 'offline' ? { isOffline: true } : { latency: Number(connection) },
    }),
    ...(faults.length > 0 && { faults: faults.map(readFault) }),
  };
}

/** Removes the parameters of a situation, and keeps those of the application. */
export function withoutSituation(href: string): string {
  const url = new URL(href);
  for (const name of situationParameters) url.searchParams.delete(name);
  return url.href;
}

/** @param href the address of the screen */
export function linkTo(
  href: string,
  { persona, scenario, clock, connection, faults = [] }: Situation,
): string {
  const url = new URL(withoutSituation(href));
  const { searchParams } = url;
  if (persona !== undefined) searchParams.set('persona', persona);
  if (scenario !== undefined) searchParams.set('scenario', scenario);
  if (clock) searchParams.set('clock', `${clock.freeze ? frozenPrefix : ''}${clock.now}`);
  if (connection?.isOffline) searchParams.set('connection', 'offline');
  else if (connection?.latency) searchParams.set('connection', String(connection.latency));
  for (const fault of faults) searchParams.append('fault', writeFault(fault));
  // Colons and braces stay readable: a query may contain them.
  url.search = url.search.replaceAll('%3A', ':');
  return url.href;
}

export function clockOfSituation(setting: ClockSetting, now: string): Situation['clock'] {
  return isRealClock(setting) ? undefined : { now, freeze: 'frozenAt' in setting };
}

const slowPrefix = 'slow-';

function readFault(text: string): Omit<Fault, 'until'> {
  if (text.startsWith('{')) return parseJson(text);
  const [operation = '', outcome = '500', times] = text.split(':');
  return {
    // The control refuses unknown targets and invalid numbers.
    operation: operation as FaultTarget,
    ...readOutcome(outcome),
    ...(times !== undefined && { times: Number(times) }),
  };
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

/** The control refuses other content. */
function parseJson(text: string): Omit<Fault, 'until'> {
  try {
    return JSON.parse(text) as Omit<Fault, 'until'>;
  } catch {
    throw new Error(`The fault ${text} is not valid JSON.`);
  }
}
