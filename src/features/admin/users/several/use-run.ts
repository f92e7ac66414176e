import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isProblem } from '#api/problem.ts';
import {
  changeGradeMutation,
  putInUserList,
  setPermissionsMutation,
  userListQuery,
  type AdminUser,
} from '#api/queries/admin-users.ts';
import { permissionsAfter, type Change } from './changes.ts';
import { runForEach, type Failure } from './run-for-each.ts';

/** Where several changes stand. */
export type Phase =
  | { name: 'question' }
  | { name: 'running'; done: number; failed: number; isStopping: boolean }
  | { name: 'ended'; done: number; failed: readonly Failure<AdminUser>[]; left: readonly AdminUser[] };

export type Ended = Extract<Phase, { name: 'ended' }>;

/** Nothing that follows would end otherwise: no connection, or no right to change anything any more. */
const isFatal = (error: unknown): boolean =>
  isProblem(error, 401) || isProblem(error, 403) || (isProblem(error) && error.reason === 'offline');

/**
 * Makes one change to several accounts, each by the call that changes one (D-130): the server has none for many.
 *
 * @param onEnd told how a round has ended
 */
export function useRun(change: Change, users: readonly AdminUser[], onEnd: (ended: Ended) => void) {
  const queryClient = useQueryClient();
  const changeOne = useChangeOne(change);
  const [phase, setPhase] = useState<Phase>({ name: 'question' });
  const stopper = useRef(new AbortController());
  // A page that is left begins nothing more.
  useEffect(() => () => stopper.current.abort(), []);

  const run = async (items: readonly AdminUser[], doneBefore: number) => {
    stopper.current = new AbortController();
    setPhase({ name: 'running', done: doneBefore, failed: 0, isStopping: false });
    const newest = new Map(
      queryClient.getQueryData(userListQuery().queryKey)?.map((user) => [user.id, user]),
    );
    const outcome = await runForEach({
      items,
      work: (user) => changeOne(newest.get(user.id) ?? user),
      signal: stopper.current.signal,
      isFatal,
      onProgress: ({ done, failed }) =>
        setPhase((last) => (last.name === 'running' ? { ...last, done: doneBefore + done, failed } : last)),
    });
    putInUserList(
      queryClient,
      outcome.done.map(({ result }) => result),
    );
    const { failed, left } = outcome;
    const ended: Ended = { name: 'ended', done: doneBefore + outcome.done.length, failed, left };
    setPhase(ended);
    onEnd(ended);
  };
  return {
    phase,
    begin: () => void run(users, 0),
    /** Once more with those that failed, and with those that were not begun. */
    goOn: ({ done, failed, left }: Ended) => void run([...failed.map(({ item }) => item), ...left], done),
    stop: () => {
      stopper.current.abort();
      setPhase((last) => (last.name === 'running' ? { ...last, isStopping: true } : last));
    },
  };
}

function useChangeOne(change: Change): (user: AdminUser) => Promise<AdminUser> {
  const { mutateAsync: setPermissions } = useMutation(setPermissionsMutation());
  const { mutateAsync: changeGrade } = useMutation(changeGradeMutation());
  return (user) =>
    change.kind === 'move'
      ? changeGrade({ user, gradeId: change.gradeId })
      : setPermissions({ id: user.id, permissions: permissionsAfter(change, user) });
}
