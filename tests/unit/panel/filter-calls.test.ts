import { expect, test } from 'vitest';
import type { CallSummary } from '#mocks/control/calls/recorded-call.ts';
import { filterCalls, shareCalls, type CallKind } from '#mocks/panel/tabs/requests/filter-calls.ts';

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

test('loaded calls keep the earlier objects of unchanged calls, also at other indexes', () => {
  const completed = call(5, { status: 204 });
  const added = call(6, {});
  const loaded = [structuredClone(deviating), structuredClone(lost), completed, added];
  const shared = shareCalls(calls, loaded);
  expect(shared).toEqual(loaded);
  expect(shared.map((one, index) => one === loaded[index])).toEqual([false, false, true, true]);
  expect(shared.slice(0, 2).every((one) => calls.includes(one))).toBe(true);
  expect(shareCalls(undefined, loaded)).toEqual(loaded);
});
