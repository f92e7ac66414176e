import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isProblem } from '#api/problem.ts';
import { undoDelay } from '#components/delayed-call.ts';
import {
  currentDecisions,
  scheduleApproval,
  setDecisionNote,
  sendPendingApproval,
  undoApproval,
} from '#features/moderation/decide/pending-approval.ts';
import { signOut } from '#session/session.ts';
import { clearUserMemories } from '#session/user-memory.ts';
import { browserSessions } from '../session/session-fixture.ts';

const session = browserSessions();

const createApproval = (id: string, send = vi.fn<() => Promise<void>>(() => Promise.resolve())) => ({
  ids: [id],
  send,
  open: vi.fn<() => void>(),
  toProblemText: () => ({ kind: 'server' as const, title: 'Approve failed.', advice: 'Try again.' }),
});

beforeEach(async () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  await session.login('aisha');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
  clearUserMemories();
});

test('scheduleApproval sends the approval after the undo delay', async () => {
  const first = createApproval('chs-1');
  scheduleApproval(first);
  await vi.advanceTimersByTimeAsync(undoDelay - 1);
  expect(first.send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(first.send).toHaveBeenCalledOnce();
  expect(currentDecisions()).toMatchObject({ pending: undefined, sendingIds: [] });
});

test('undoApproval opens the review again, and the approval is not sent', async () => {
  const first = createApproval('chs-1');
  scheduleApproval(first);
  undoApproval();
  expect(first.open).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(undoDelay);
  await sendPendingApproval();
  expect(first.send).not.toHaveBeenCalled();
});

test('scheduleApproval sends the previous approval at once, and delays the new one', async () => {
  const [first, second] = [createApproval('chs-1'), createApproval('chs-2')];
  scheduleApproval(first);
  await vi.advanceTimersByTimeAsync(undoDelay - 1);
  scheduleApproval(second);
  expect(first.send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(undoDelay - 1);
  expect(second.send).not.toHaveBeenCalled();
});

test('scheduleApproval sends an approval at once if a closing page could not send it', async () => {
  const first = createApproval('chs-1');
  scheduleApproval(first, false);
  await vi.advanceTimersByTimeAsync(0);
  expect(first.send).toHaveBeenCalledOnce();
});

test('a failed approval changes neither the note nor the delay of the next approval', async () => {
  const failing = createApproval(
    'chs-1',
    vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline'))),
  );
  const second = createApproval('chs-2');
  scheduleApproval(failing);
  scheduleApproval(second);
  setDecisionNote({ text: 'Approved', remainingCount: 3 });
  await vi.advanceTimersByTimeAsync(1);
  expect(currentDecisions()).toMatchObject({
    pending: second,
    failures: [{ approval: failing }],
    note: { text: 'Approved', remainingCount: 3 },
  });
});

test('a pending approval becomes a failure when the session ends first', async () => {
  const first = createApproval('chs-1');
  scheduleApproval(first);
  signOut();
  await vi.advanceTimersByTimeAsync(undoDelay);
  expect(first.send).not.toHaveBeenCalled();
  expect(currentDecisions().failures).toEqual([]);
  await session.login('aisha');
  const {
    pending,
    failures: [failed],
  } = currentDecisions();
  expect(pending).toBeUndefined();
  expect(failed?.approval).toBe(first);
  expect(isProblem(failed?.error) && failed.error.status).toBe(401);
});

test('a failure is removed when its changes are decided again', async () => {
  const failing = createApproval(
    'chs-1',
    vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline'))),
  );
  scheduleApproval(failing);
  await vi.advanceTimersByTimeAsync(undoDelay);
  scheduleApproval(createApproval('chs-2'));
  expect(currentDecisions().failures).toMatchObject([{ approval: failing }]);
  scheduleApproval(createApproval('chs-1'));
  expect(currentDecisions().failures).toEqual([]);
});

test('a late response does not change the decisions of the next user', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  scheduleApproval(
    createApproval(
      'chs-1',
      vi.fn<() => Promise<void>>(() => promise),
    ),
  );
  await vi.advanceTimersByTimeAsync(undoDelay);
  signOut();
  await session.login('pieter');
  const second = createApproval('chs-2');
  scheduleApproval(second);
  reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(undoDelay);
  expect(second.send).toHaveBeenCalledOnce();
  expect(currentDecisions()).toMatchObject({ pending: undefined, failures: [] });
});
