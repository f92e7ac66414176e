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
  /** Users whom the change affects. */
  users: readonly AdminUser[];
  /** Users who already have the permissions or the grade, or who do not have the permissions to remove. */
  unchanged: readonly AdminUser[];
  /** Users who cannot change grade, because they are not learners. */
  notLearners: readonly AdminUser[];
  /** Users whose record cannot be saved, because it has no email or no date of birth. */
  incomplete: readonly AdminUser[];
}

export const isLearner = ({ role }: AdminUser): boolean => role === Role.Learner;

export function affectedBy(change: Change, selected: readonly AdminUser[]): Affected {
  const groups = Map.groupBy(selected, (user) => groupOf(change, user));
  const { users = [], unchanged = [], notLearners = [], incomplete = [] } = Object.fromEntries(groups);
  return { users, unchanged, notLearners, incomplete };
}

function groupOf(change: Change, user: AdminUser): keyof Affected {
  if (change.kind !== 'move') {
    return permissionsAfter(change, user).length === user.permissions.length ? 'unchanged' : 'users';
  }
  if (!isLearner(user)) return 'notLearners';
  if (user.gradeId === change.gradeId) return 'unchanged';
  return user.email === null || user.dateOfBirth === null ? 'incomplete' : 'users';
}

export function permissionsAfter(
  { kind, permissions }: Extract<Change, { kind: 'give' | 'take' }>,
  user: AdminUser,
): Permission[] {
  if (kind === 'take') return user.permissions.filter((permission) => !permissions.includes(permission));
  return [...new Set([...user.permissions, ...permissions])];
}

const userCount = (count: number): string => pluralize(count, 'user', 'users');
const learnerCount = (count: number): string => pluralize(count, 'learner', 'learners');
const hasOrHave = (count: number): string => (count === 1 ? 'has' : 'have');

export function changeTexts(change: Change, affected: Affected): BulkTexts {
  const notes = excludedNotes(change, affected);
  const count = affected.users.length;
  if (change.kind === 'move') {
    const { gradeTitle } = change;
    return {
      notes,
      question: 'Change grade?',
      effect: `This moves ${learnerCount(count)} to ${gradeTitle}. They see its subjects and appear on its leaderboard from then on; their results are kept.`,
      startLabel: `Move ${learnerCount(count)}`,
      busy: 'Moving…',
      running: `Moving to ${gradeTitle}`,
      done: (moved) => `${learnerCount(moved)} ${moved === 1 ? 'is' : 'are'} in ${gradeTitle} now.`,
    };
  }
  const permissions = change.permissions.join(' and ');
  if (change.kind === 'give') {
    return {
      notes,
      question: 'Give permission?',
      effect: `This gives ${permissions} to ${userCount(count)}.`,
      startLabel: `Give to ${userCount(count)}`,
      busy: 'Giving…',
      running: `Giving ${permissions}`,
      done: (given) => `${userCount(given)} ${hasOrHave(given)} ${permissions} now.`,
    };
  }
  return {
    notes,
    question: 'Take permission?',
    effect: `This takes ${permissions} from ${userCount(count)}. Permissions that a learner has from a plan stay.`,
    startLabel: `Take from ${userCount(count)}`,
    busy: 'Taking…',
    running: `Taking ${permissions}`,
    done: (taken) => `${userCount(taken)} no longer ${hasOrHave(taken)} ${permissions}.`,
  };
}

function excludedNotes(change: Change, { unchanged, notLearners, incomplete }: Affected): string[] {
  return [
    ...noteAbout(unchanged, unchangedPredicate(change, unchanged.length === 1)),
    ...noteAbout(notLearners, notLearners.length === 1 ? 'is not a learner' : 'are not learners'),
    ...noteAbout(incomplete, 'cannot be saved without an email and a date of birth. Add them first'),
  ];
}

const noteAbout = (users: readonly AdminUser[], predicate: string): string[] =>
  users.length === 0 ? [] : [`${formatNameList(users.map(fullName), 4)} ${predicate}.`];

function unchangedPredicate(change: Change, isOne: boolean): string {
  if (change.kind === 'move') return `${isOne ? 'is' : 'are'} already in ${change.gradeTitle}`;
  const it = change.permissions.length === 1 ? 'it' : 'them';
  if (change.kind === 'give') return `already ${isOne ? 'has' : 'have'} ${it}`;
  return `${isOne ? 'does' : 'do'} not have ${it}`;
}
