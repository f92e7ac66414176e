import type { AdminUser } from '#api/queries/admin-users.ts';
import type { BulkTexts } from '#components/list/bulk/bulk-dialog.tsx';
import { pluralize } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { Role, type Permission } from '#session/roles.ts';
import { fullName } from '../../people/user-link.tsx';

export type Change =
  | { kind: 'give' | 'take'; permissions: readonly Permission[] }
  | { kind: 'move'; gradeId: string; gradeTitle: string };

/** The selected users, grouped by the effect of a change. */
export interface Affected {
  users: readonly AdminUser[];
  /** Users whom the change does not affect: they have the permission, or do not have the one to remove. */
  already: readonly AdminUser[];
  /** Users whom the change excludes: only learners have a grade. */
  notLearners: readonly AdminUser[];
  /** Users whose record cannot be saved: they have no email or no date of birth. */
  incomplete: readonly AdminUser[];
}

export const isLearner = ({ role }: AdminUser): boolean => role === Role.Learner;

export function affectedBy(change: Change, selected: readonly AdminUser[]): Affected {
  const groups = Map.groupBy(selected, (user) => groupOf(change, user));
  const { users = [], already = [], notLearners = [], incomplete = [] } = Object.fromEntries(groups);
  return { users, already, notLearners, incomplete };
}

function groupOf(change: Change, user: AdminUser): keyof Affected {
  if (change.kind !== 'move') {
    return permissionsAfter(change, user).length === user.permissions.length ? 'already' : 'users';
  }
  if (!isLearner(user)) return 'notLearners';
  if (user.gradeId === change.gradeId) return 'already';
  return user.email === null || user.dateOfBirth === null ? 'incomplete' : 'users';
}

export function permissionsAfter(
  { kind, permissions }: Extract<Change, { kind: 'give' | 'take' }>,
  user: AdminUser,
): Permission[] {
  if (kind === 'take') return user.permissions.filter((one) => !permissions.includes(one));
  return [...new Set([...user.permissions, ...permissions])];
}

const userCount = (count: number): string => pluralize(count, 'user', 'users');
const learnerCount = (count: number): string => pluralize(count, 'learner', 'learners');
const have = (count: number): string => (count === 1 ? 'has' : 'have');

export function changeTexts(change: Change, affected: Affected): BulkTexts {
  const notes = leftOut(change, affected);
  const count = affected.users.length;
  if (change.kind === 'move') {
    const { gradeTitle } = change;
    return {
      notes,
      question: 'Change grade?',
      effect: `This moves ${learnerCount(count)} to ${gradeTitle}. They see its subjects and stand on its leaderboard from then on; their results are kept.`,
      startLabel: `Move ${learnerCount(count)}`,
      busy: 'Moving…',
      running: `Moving to ${gradeTitle}`,
      done: (moved) => `${learnerCount(moved)} ${moved === 1 ? 'is' : 'are'} in ${gradeTitle} now.`,
    };
  }
  const what = change.permissions.join(' and ');
  if (change.kind === 'give') {
    return {
      notes,
      question: 'Give permission?',
      effect: `This gives ${what} to ${userCount(count)}.`,
      startLabel: `Give to ${userCount(count)}`,
      busy: 'Giving…',
      running: `Giving ${what}`,
      done: (given) => `${userCount(given)} ${have(given)} ${what} now.`,
    };
  }
  return {
    notes,
    question: 'Take permission?',
    effect: `This takes ${what} from ${userCount(count)}. What a plan gives a learner stays.`,
    startLabel: `Take from ${userCount(count)}`,
    busy: 'Taking…',
    running: `Taking ${what}`,
    done: (taken) => `${userCount(taken)} ${have(taken)} ${what} no longer.`,
  };
}

function leftOut(change: Change, { already, notLearners, incomplete }: Affected): string[] {
  return [
    ...sentence(already, alreadyPredicate(change, already.length === 1)),
    ...sentence(notLearners, notLearners.length === 1 ? 'is not a learner' : 'are not learners'),
    ...sentence(incomplete, 'cannot be saved without an email and a date of birth. Add them first'),
  ];
}

const sentence = (users: readonly AdminUser[], predicate: string): string[] =>
  users.length === 0 ? [] : [`${formatNameList(users.map(fullName), 4)} ${predicate}.`];

function alreadyPredicate(change: Change, isOne: boolean): string {
  if (change.kind === 'move') return `${isOne ? 'is' : 'are'} already in ${change.gradeTitle}`;
  const it = change.permissions.length === 1 ? 'it' : 'them';
  if (change.kind === 'give') return `already ${isOne ? 'has' : 'have'} ${it}`;
  return `${isOne ? 'does' : 'do'} not have ${it}`;
}
