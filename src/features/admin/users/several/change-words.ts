import type { AdminUser } from '#api/queries/admin-users.ts';
import { nameList } from '#lib/text/name-list.ts';
import { fullName } from '../../people/user-link.tsx';
import { learnerCount, userCount, type Affected, type Change } from './changes.ts';

/** What is said of a change, from the question to its end. */
export interface ChangeWords {
  /** The title of the question. */
  question: string;
  /** What would happen to whom, before the list of their names: 'This gives coding-content-access to 3 users.' */
  effect: string;
  /** On the button that begins. */
  begin: string;
  /** On the same button while it runs. */
  busy: string;
  /** Of the run as a whole: 'Giving coding-content-access'. */
  running: string;
  /** Of those with whom it went well: '197 users have coding-content-access now.' */
  done: (count: number) => string;
}

const have = (count: number): string => (count === 1 ? 'has' : 'have');

export function changeWords(change: Change, count: number): ChangeWords {
  if (change.kind === 'move') {
    const { gradeTitle } = change;
    return {
      question: 'Change grade?',
      effect: `This moves ${learnerCount(count)} to ${gradeTitle}. They see its subjects and stand on its leaderboard from then on; their results are kept.`,
      begin: `Move ${learnerCount(count)}`,
      busy: 'Moving…',
      running: `Moving to ${gradeTitle}`,
      done: (moved) => `${learnerCount(moved)} ${moved === 1 ? 'is' : 'are'} in ${gradeTitle} now.`,
    };
  }
  const what = change.permissions.join(' and ');
  if (change.kind === 'give') {
    return {
      question: 'Give permission?',
      effect: `This gives ${what} to ${userCount(count)}.`,
      begin: `Give to ${userCount(count)}`,
      busy: 'Giving…',
      running: `Giving ${what}`,
      done: (given) => `${userCount(given)} ${have(given)} ${what} now.`,
    };
  }
  return {
    question: 'Take permission?',
    effect: `This takes ${what} from ${userCount(count)}. What a plan gives a learner stays.`,
    begin: `Take from ${userCount(count)}`,
    busy: 'Taking…',
    running: `Taking ${what}`,
    done: (taken) => `${userCount(taken)} ${have(taken)} ${what} no longer.`,
  };
}

/** Who is left out, and why; empty when it concerns all who were chosen. */
export function whyFewer(change: Change, { already, notLearners, incomplete }: Affected): readonly string[] {
  return [
    ...(already.length > 0 ? [alreadyWords(change, already)] : []),
    ...(notLearners.length > 0
      ? [`${listed(notLearners)} ${notLearners.length === 1 ? 'is not a learner' : 'are not learners'}.`]
      : []),
    ...(incomplete.length > 0
      ? [`${listed(incomplete)} cannot be saved without an email and a date of birth. Add them first.`]
      : []),
  ];
}

function alreadyWords(change: Change, users: readonly AdminUser[]): string {
  const isOne = users.length === 1;
  const who = listed(users);
  if (change.kind === 'move') return `${who} ${isOne ? 'is' : 'are'} already in ${change.gradeTitle}.`;
  const what = change.permissions.length === 1 ? 'it' : 'them';
  if (change.kind === 'give') return `${who} already ${have(users.length)} ${what}.`;
  return `${who} ${isOne ? 'does' : 'do'} not have ${what}.`;
}

/** Of many only some. */
const listed = (users: readonly AdminUser[]): string => nameList(users.map(fullName), 4);
