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
import { affectedBy, permissionsAfter, type Change } from './changes.ts';
import { runForEach, type Failure, type Outcome } from './run-for-each.ts';

/** Where several changes stand. */
export type Phase =
  | { name: 'question' }
  | { name: 'running'; done: number; failed: number; isStopping: boolean }
  | {
      name: 'ended';
      done: number;
      /** Those for whom it failed for a reason of their own. */
      failed: readonly Failure<AdminUser>[];
      /** Those for whom it was not tried, or failed for the reason that ended the run. */
      left: readonly AdminUser[];
      /** What ended the whole run. */
      stoppedBy?: unknown;
    };

export type Ended = Extract<Phase, { name: 'ended' }>;

/** Nothing that follows would end otherwise: no connection, or no right to change anything any more. */
const isFatal = (error: unknown): boolean =>
  isProblem(error, 401) || isProblem(error, 403) || (isProblem(error) && error.reason === 'offline');

/** Why one account cannot be changed, found without a call: another try would find the same. */
export class CannotChangeError extends Error {
  override name = 'CannotChangeError';
}

const isFinal = ({ error }: Failure<AdminUser>): boolean => error instanceof CannotChangeError;

/** Those with whom another try may succeed. */
export const stillToDo = ({ failed, left }: Ended): readonly AdminUser[] => [
  ...failed.filter((failure) => !isFinal(failure)).map(({ item }) => item),
  ...left,
];

/**
 * Makes one change to several accounts, each by the call that changes one (D-130): the server has none for many. Before
 * each round the accounts are read again: a call replaces all permissions, and must not undo what a colleague has
 * given or taken since the list was loaded.
 *
 * @param onEnd told how a round has ended, and who was changed in it
 */
export function useRun(
  change: Change,
  users: readonly AdminUser[],
  onEnd: (ended: Ended, changed: readonly AdminUser[]) => void,
) {
  const queryClient = useQueryClient();
  const changeOne = useChangeOne(change);
  const [phase, setPhase] = useState<Phase>({ name: 'question' });
  const stopper = useRef(new AbortController());
  // A page that is left begins nothing more.
  useEffect(() => () => stopper.current.abort(), []);

  const makeChanges = async (items: readonly AdminUser[], doneBefore: number): Promise<RunOutcome> => {
    const now = await queryClient.query({ ...userListQuery(), staleTime: 0 });
    const newest = new Map(now.map((user) => [user.id, user]));
    return runForEach({
      items,
      work: (user) => changeOne(newest.get(user.id)),
      signal: stopper.current.signal,
      isFatal,
      onProgress: ({ done, failed }) =>
        setPhase((last) => (last.name === 'running' ? { ...last, done: doneBefore + done, failed } : last)),
    });
  };

  const run = async (items: readonly AdminUser[], doneBefore: number) => {
    stopper.current = new AbortController();
    setPhase({ name: 'running', done: doneBefore, failed: 0, isStopping: false });
    const outcome = await makeChanges(items, doneBefore).catch((error: unknown): RunOutcome => ({
      done: [],
      failed: [],
      left: items,
      stoppedBy: error,
    }));
    const changed = outcome.done.map(({ result }) => result);
    putInUserList(queryClient, changed);
    const fatal = outcome.failed.filter(({ error }) => isFatal(error));
    const ended: Ended = {
      name: 'ended',
      done: doneBefore + outcome.done.length,
      failed: outcome.failed.filter(({ error }) => !isFatal(error)),
      left: [...fatal.map(({ item }) => item), ...outcome.left],
      stoppedBy: outcome.stoppedBy ?? fatal[0]?.error,
    };
    setPhase(ended);
    onEnd(ended, changed);
  };
  return {
    phase,
    begin: () => void run(users, 0),
    /** Once more with those that failed, and with those that were not begun. */
    goOn: (ended: Ended) => void run(stillToDo(ended), ended.done),
    stop: () => {
      stopper.current.abort();
      setPhase((last) => (last.name === 'running' ? { ...last, isStopping: true } : last));
    },
  };
}

type RunOutcome = Outcome<AdminUser, AdminUser> & { stoppedBy?: unknown };

/** @returns the account after the change; there is no call where a colleague has made the same change meanwhile */
function useChangeOne(change: Change): (user: AdminUser | undefined) => Promise<AdminUser> {
  const { mutateAsync: setPermissions } = useMutation(setPermissionsMutation());
  const { mutateAsync: changeGrade } = useMutation(changeGradeMutation());
  return async (user) => {
    if (!user) throw new CannotChangeError('Somebody has deleted this account');
    const { already, notLearners, incomplete } = affectedBy(change, [user]);
    if (already.length > 0) return user;
    if (notLearners.length > 0) throw new CannotChangeError('Not a learner any more');
    if (incomplete.length > 0) throw new CannotChangeError('No email or no date of birth: add them first');
    return change.kind === 'move'
      ? changeGrade({ user, gradeId: change.gradeId })
      : setPermissions({ id: user.id, permissions: permissionsAfter(change, user) });
  };
}
