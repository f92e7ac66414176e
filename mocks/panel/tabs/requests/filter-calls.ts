import type { CallSummary } from '../../../control/calls/recorded-call.ts';

export const callKinds = ['All', 'Deviations', 'Failed', 'Writes'] as const;

export type CallKind = (typeof callKinds)[number];

const isOfKind: Readonly<Record<CallKind, (call: CallSummary) => boolean>> = {
  All: () => true,
  Deviations: ({ deviations }) => deviations.request + deviations.response > 0,
  Failed: ({ status }) => status !== undefined && (status === 0 || status >= 400),
  Writes: isWrite,
};

export function isWrite({ method }: CallSummary): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

/**
 * Returns the loaded calls, with the earlier object of each unchanged call, so that the list renders only the others. The
 * indexes differ: a full list drops its oldest call.
 */
export function shareCalls(earlier: readonly CallSummary[] = [], loaded: CallSummary[]): CallSummary[] {
  const byId = new Map(earlier.map((call) => [call.id, call]));
  return loaded.map((call) => {
    const before = byId.get(call.id);
    return before && JSON.stringify(before) === JSON.stringify(call) ? before : call;
  });
}

/** The calls of a kind, the newest first. Each word of the search occurs in the operation, path, method or status. */
export function filterCalls(calls: readonly CallSummary[], kind: CallKind, search = ''): CallSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter((call) => isOfKind[kind](call) && matches(call, words)).toReversed();
}

function matches({ operation, path, method, status }: CallSummary, words: string[]): boolean {
  const text = `${operation ?? ''} ${method} ${path} ${status ?? 'pending'}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
