import { beforeEach, expect, test, vi } from 'vitest';
import { hasList, setPastedText } from '#components/class-import/import-list.ts';
import { listStorage } from '#components/class-import/list-storage.ts';
import { consumeEndedSession, useSession } from '#session/session.ts';

vi.mock('#components/class-import/list-storage.ts', () => ({
  listStorage: { put: vi.fn<() => void>(), remove: vi.fn<() => void>() },
}));

const signIn = (id: string) => useSession.setState({ details: { id } as never, ended: undefined });

beforeEach(() => {
  vi.clearAllMocks();
  signIn('admin');
  setPastedText('Name\tSurname');
});

test('a class list outlives the end of the session and the message about it', () => {
  useSession.setState({
    details: undefined,
    ended: { userId: 'admin', reason: '', hasSavedAnswers: false },
  });
  consumeEndedSession();
  signIn('admin');
  expect(hasList()).toBe(true);
  expect(listStorage.remove).not.toHaveBeenCalled();
});

test('a class list is deleted when its owner signs out', () => {
  useSession.setState({ details: undefined });
  signIn('admin');
  expect(hasList()).toBe(false);
  expect(listStorage.remove).toHaveBeenCalledExactlyOnceWith('admin');
});

test('a class list is hidden from another user and stays on the device', () => {
  signIn('other');
  expect(hasList()).toBe(false);
  expect(listStorage.remove).not.toHaveBeenCalled();
});
