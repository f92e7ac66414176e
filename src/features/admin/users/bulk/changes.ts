import type { AdminUser } from '#api/queries/admin-users.ts';
import type { BulkTexts } from '#components/list/bulk/bulk-dialog.tsx';
import { pluralize } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { Role, type Permission } from '#session/roles.ts';
import { mainRoleAccessText } from '../../people/role-effects.ts';
import { fullName } from '../../people/user-link.tsx';

export type Change =
  | { kind: 'give' | 'take'; permissions: readonly Permission[] }
  | { kind: 'move'; gradeId: string; gradeTitle: string }
  | { kind: 'role'; role: string }
  | { kind: 'activate' | 'deactivate' | 'delete' };

/** The selected users, grouped by the effect of a change. */
export interface Affected {
  /** Users whom the change affects. */
  users: readonly AdminUser[];
  /** Users who already have the permissions, the grade or the role, or who do not have the permissions to remove. */
  unchanged: readonly AdminUser[];
  /** Users without a grade and an active login, because they are not learners. */
  notLearners: readonly AdminUser[];
  /** The administrator, who cannot change the own role or delete the own account. */
  own: readonly AdminUser[];
}

export const isLearner = ({ role }: AdminUser): boolean => role === Role.Learner;

/** @param ownId the administrator's id */
export function affectedBy(
  change: Change,
  selected: readonly AdminUser[],
  ownId: string | undefined,
): Affected {
  const groups = Map.groupBy(selected, (user) => groupOf(change, user, ownId));
  const { users = [], unchanged = [], notLearners = [], own = [] } = Object.fromEntries(groups);
  return { users, unchanged, notLearners, own };
}

function groupOf(change: Change, user: AdminUser, ownId: string | undefined): keyof Affected {
  switch (change.kind) {
    case 'give':
    case 'take':
      return permissionsAfter(change, user).length === user.permissions.length ? 'unchanged' : 'users';
    case 'move':
      if (!isLearner(user)) return 'notLearners';
      return user.gradeId === change.gradeId ? 'unchanged' : 'users';
    case 'role':
      if (user.id === ownId) return 'own';
      return user.role === change.role ? 'unchanged' : 'users';
    case 'delete':
      return user.id === ownId ? 'own' : 'users';
    default:
      return isLearner(user) ? 'users' : 'notLearners';
  }
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
const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

export function changeTexts(change: Change, affected: Affected): BulkTexts {
  return {
    notes: excludedNotes(change, affected),
    ...textsOf(change, affected.users.length),
  };
}

function textsOf(change: Change, count: number): Omit<BulkTexts, 'notes'> {
  switch (change.kind) {
    case 'give':
    case 'take':
      return permissionTexts(change, count);
    case 'move': {
      const { gradeTitle } = change;
      return {
        question: 'Change grade?',
        effect: `This moves ${learnerCount(count)} to ${gradeTitle}. They see its subjects and appear on its leaderboard from then on; their results are kept.`,
        startLabel: `Move ${learnerCount(count)}`,
        busy: 'Moving…',
        running: `Moving to ${gradeTitle}`,
        done: (moved) => `${learnerCount(moved)} ${isOrAre(moved)} in ${gradeTitle} now.`,
      };
    }
    case 'role': {
      const { role } = change;
      return {
        question: 'Change role?',
        effect: `This gives ${userCount(count)} the role ${role}. It replaces all roles that they have, with their access. ${mainRoleAccessText(role)}`,
        startLabel: `Change ${userCount(count)}`,
        busy: 'Changing…',
        running: `Changing to ${role}`,
        done: (changed) => `${userCount(changed)} ${hasOrHave(changed)} the role ${role} now.`,
      };
    }
    case 'activate':
      return {
        question: 'Activate learners?',
        effect: `After this, ${learnerCount(count)} can log in with the user name and password from before.`,
        startLabel: `Activate ${learnerCount(count)}`,
        busy: 'Activating…',
        running: 'Activating learners',
        done: (activated) => `${learnerCount(activated)} ${isOrAre(activated)} active now.`,
      };
    case 'deactivate':
      return {
        question: 'Deactivate learners?',
        effect: `After this, ${learnerCount(count)} cannot log in until you activate them again. All results, plans and links to parents are kept. Plans that renew are still charged.`,
        startLabel: `Deactivate ${learnerCount(count)}`,
        busy: 'Deactivating…',
        running: 'Deactivating learners',
        done: (deactivated) => `${learnerCount(deactivated)} cannot log in now.`,
      };
    case 'delete':
      return {
        question: 'Delete users?',
        effect: `This deletes ${userCount(count)} for good. With learners, their results and plans are deleted; with parents, the renewals that they pay for stop. It cannot be undone.`,
        startLabel: `Delete ${userCount(count)}`,
        busy: 'Deleting…',
        running: 'Deleting users',
        done: (deleted) => `${userCount(deleted)} ${isOrAre(deleted)} deleted.`,
      };
  }
}

function permissionTexts(
  change: Extract<Change, { kind: 'give' | 'take' }>,
  count: number,
): Omit<BulkTexts, 'notes'> {
  const permissions = change.permissions.join(' and ');
  if (change.kind === 'give') {
    return {
      question: 'Give permission?',
      effect: `This gives ${permissions} to ${userCount(count)}.`,
      startLabel: `Give to ${userCount(count)}`,
      busy: 'Giving…',
      running: `Giving ${permissions}`,
      done: (given) => `${userCount(given)} ${hasOrHave(given)} ${permissions} now.`,
    };
  }
  return {
    question: 'Take permission?',
    effect: `This takes ${permissions} from ${userCount(count)}. Permissions that a learner has from a plan stay.`,
    startLabel: `Take from ${userCount(count)}`,
    busy: 'Taking…',
    running: `Taking ${permissions}`,
    done: (taken) => `${userCount(taken)} no longer ${hasOrHave(taken)} ${permissions}.`,
  };
}

function excludedNotes(change: Change, { unchanged, notLearners, own }: Affected): string[] {
  return [
    ...noteAbout(unchanged, unchangedPredicate(change, unchanged.length === 1)),
    ...noteAbout(notLearners, notLearners.length === 1 ? 'is not a learner' : 'are not learners'),
    ...noteAbout(own, 'is your own account. Another administrator can change it'),
  ];
}

const noteAbout = (users: readonly AdminUser[], predicate: string): string[] =>
  users.length === 0 ? [] : [`${formatNameList(users.map(fullName), 4)} ${predicate}.`];

function unchangedPredicate(change: Change, isOne: boolean): string {
  if (change.kind === 'move') return `${isOne ? 'is' : 'are'} already in ${change.gradeTitle}`;
  if (change.kind === 'role') return `already ${isOne ? 'has' : 'have'} the role ${change.role}`;
  if (!('permissions' in change)) return '';
  const it = change.permissions.length === 1 ? 'it' : 'them';
  if (change.kind === 'give') return `already ${isOne ? 'has' : 'have'} ${it}`;
  return `${isOne ? 'does' : 'do'} not have ${it}`;
}
