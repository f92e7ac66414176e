import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isProblem } from '#api/problem.ts';
import {
  currentDecisions,
  holdApproval,
  noteDecision,
  sendPendingApproval,
  undoApproval,
  undoTime,
} from '#features/moderation/decide/pending-approval.ts';
import { signOut } from '#session/session.ts';
import { clearUserMemories } from '#session/user-memory.ts';
import { browserSessions } from '../session/session-fixture.ts';

const session = browserSessions();

const approval = (id: string, send = vi.fn<() => Promise<void>>(() => Promise.resolve())) => ({
  ids: [id],
  send,
  open: vi.fn<() => void>(),
  problemOf: () => ({ kind: 'server' as const, title: 'Approve failed.', advice: 'Try again.' }),
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

test('an approval is sent after the time to undo it', async () => {
  const first = approval('chs-1');
  holdApproval(first);
  await vi.advanceTimersByTimeAsync(undoTime - 1);
  expect(first.send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(first.send).toHaveBeenCalledOnce();
  expect(currentDecisions()).toMatchObject({ pending: undefined, sending: [] });
});

test('an approval that is undone is never sent', async () => {
  const first = approval('chs-1');
  holdApproval(first);
  undoApproval();
  expect(first.open).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(undoTime);
  await sendPendingApproval();
  expect(first.send).not.toHaveBeenCalled();
});

test('the next approval sends the one that waits, and has its own time', async () => {
  const [first, second] = [approval('chs-1'), approval('chs-2')];
  holdApproval(first);
  await vi.advanceTimersByTimeAsync(undoTime - 1);
  holdApproval(second);
  expect(first.send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(undoTime - 1);
  expect(second.send).not.toHaveBeenCalled();
});

test('an approval that a closed page cannot send does not wait', async () => {
  const first = approval('chs-1');
  holdApproval(first, false);
  await vi.advanceTimersByTimeAsync(0);
  expect(first.send).toHaveBeenCalledOnce();
});

test('a failure keeps the note and the wait of the approval after it', async () => {
  const refused = approval(
    'chs-1',
    vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline'))),
  );
  const second = approval('chs-2');
  holdApproval(refused);
  holdApproval(second);
  noteDecision({ text: 'Approved', left: 3 });
  await vi.advanceTimersByTimeAsync(1);
  expect(currentDecisions()).toMatchObject({
    pending: second,
    failures: [{ approval: refused }],
    note: { text: 'Approved', left: 3 },
  });
});

test('a session that ends first is a failure, which its moderator sees after signing in again', async () => {
  const first = approval('chs-1');
  holdApproval(first);
  signOut();
  await vi.advanceTimersByTimeAsync(undoTime);
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

test('a failure stays beside the next approval', async () => {
  const refused = approval(
    'chs-1',
    vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline'))),
  );
  holdApproval(refused);
  await vi.advanceTimersByTimeAsync(undoTime);
  holdApproval(approval('chs-2'));
  expect(currentDecisions().failures).toMatchObject([{ approval: refused }]);
  holdApproval(approval('chs-1'));
  expect(currentDecisions().failures).toEqual([]);
});

test('a slow call leaves the decisions of the next user alone', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  holdApproval(
    approval(
      'chs-1',
      vi.fn<() => Promise<void>>(() => promise),
    ),
  );
  await vi.advanceTimersByTimeAsync(undoTime);
  signOut();
  await session.login('pieter');
  const second = approval('chs-2');
  holdApproval(second);
  reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(second.send).toHaveBeenCalledOnce();
  expect(currentDecisions()).toMatchObject({ pending: undefined, failures: [] });
});
