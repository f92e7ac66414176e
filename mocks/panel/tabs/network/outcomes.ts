import type { Fault } from '../../../environment/faults.ts';
import type { Target } from './targets.ts';

/** The choices of a fault's effect: a status, or one of these. */
export type Outcome = number | 'other' | 'garbage' | 'lost' | 'offline' | 'never' | 'slow';

const reasonPhrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone', // cspell:disable-line
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

export const statusLabel = (status: number): string =>
  [status, reasonPhrases[status]].filter(Boolean).join(' ');

export const namedOutcomes = {
  garbage: 'Response is not JSON',
  lost: 'Response is lost (the server has done it)',
  offline: 'Connection breaks',
  never: 'Response never arrives',
  slow: 'Slow response',
} as const;

/** Failures of any server, also where the contract does not name them. */
export const commonStatuses = [429, 503];

export const documentedStatuses = ({ failures }: Target): number[] => Object.keys(failures).map(Number);

export const isOffered = (status: number, target: Target): boolean =>
  [...documentedStatuses(target), ...commonStatuses].includes(status);

/** The choices in the form of a fault. */
export interface EffectSettings {
  outcome: Outcome;
  /** For the outcome `other`, from 400 to 599. */
  status: number;
  /** Milliseconds, for the outcome `slow`. */
  delay: number;
}

const commonMessages: Readonly<Record<number, string>> = {
  429: 'Too many attempts. Please wait a moment and try again.',
  503: 'The service is unavailable. Please try again later.',
};

/** The effect as properties of a fault. A documented status comes with its documented `Problem`. */
export function effectOf({ outcome, status, delay }: EffectSettings, target: Target): Partial<Fault> {
  if (outcome === 'never') return { delay: 'never' };
  if (outcome === 'slow') return { delay };
  if (outcome === 'garbage' || outcome === 'lost' || outcome === 'offline') return { status: outcome };
  const chosen = outcome === 'other' ? status : outcome;
  const message = commonMessages[chosen];
  return { status: chosen, ...(target.failures[chosen] ?? (message !== undefined && { message })) };
}

/** The choices in the form that have the effect of a fault. */
export function settingsOf({ status, delay }: Fault, target: Target): EffectSettings {
  const unchanged = { status: 503, delay: 3000 };
  if (delay === 'never') return { ...unchanged, outcome: 'never' };
  if (status === undefined) return { ...unchanged, outcome: 'slow', delay: delay ?? 0 };
  if (typeof status === 'string') return { ...unchanged, outcome: status };
  return { ...unchanged, status, outcome: isOffered(status, target) ? status : 'other' };
}

/** Such as "503 Service Unavailable" or "Slow: 3000 ms". */
export function describeEffect({ status, delay, chance }: Fault): string {
  const share = chance === undefined ? [] : [`${Math.round(chance * 100)} % of calls`];
  const wait = delay === undefined || delay === 'never' ? [] : [`Slow: ${delay} ms`];
  return [...wait, ...effectName(status, delay), ...share].join(', ');
}

function effectName(status: Fault['status'], delay: Fault['delay']): string[] {
  if (delay === 'never') return [namedOutcomes.never];
  if (status === undefined) return [];
  return [typeof status === 'number' ? statusLabel(status) : namedOutcomes[status]];
}

/**
 * The application repeats a failed read once (`src/api/query-client.ts`), so that a single failure stays invisible.
 * It cannot be told for several operations.
 */
export function isRepeated({ method }: Target, { status }: Partial<Fault>): boolean {
  const isFailure =
    status === 'offline' || status === 'lost' || (typeof status === 'number' && status >= 500);
  return method === 'GET' && isFailure;
}

/** A fault that lets the application see one failure. */
export function oneFailure(target: Target, outcome: Outcome): Omit<Fault, 'until'> {
  const effect = effectOf({ outcome, status: 503, delay: 0 }, target);
  return { operation: target.id, ...effect, times: isRepeated(target, effect) ? 2 : 1 };
}
