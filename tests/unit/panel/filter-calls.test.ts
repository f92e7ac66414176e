import { expect, test } from 'vitest';
import type { CallSummary } from '#mocks/control/calls/recorded-call.ts';
import { filterCalls, type CallKind } from '#mocks/panel/tabs/requests/filter-calls.ts';

const call = (id: number, change: Partial<CallSummary>): CallSummary => ({
  id,
  startedAt: id,
  method: 'GET',
  path: '/terms',
  operation: 'listTerms',
  status: 200,
  isChecked: true,
  deviations: { request: 0, response: 0 },
  ...change,
});

const read = call(1, {});
const deviating = call(2, { deviations: { request: 0, response: 1 } });
const refused = call(3, { method: 'POST', path: '/auth/login', operation: 'loginUser', status: 401 });
const lost = call(4, { status: 0 });
const { status: _status, ...withoutStatus } = call(5, {});
const pending: CallSummary = withoutStatus;
const calls = [read, deviating, refused, lost, pending];

test.each<[CallKind, CallSummary[]]>([
  ['All', [pending, lost, refused, deviating, read]],
  ['Deviations', [deviating]],
  ['Failed', [lost, refused]],
  ['Writes', [refused]],
])('%s shows the calls of this kind, the newest first', (kind, shown) => {
  expect(filterCalls(calls, kind)).toEqual(shown);
});

test.each([
  ['LOGIN post', [refused]],
  ['401', [refused]],
  ['pending', [pending]],
  [' terms  200 ', [deviating, read]],
  ['terms 401', []],
])('the search %j finds the calls that contain each word', (search, shown) => {
  expect(filterCalls(calls, 'All', search)).toEqual(shown);
});
