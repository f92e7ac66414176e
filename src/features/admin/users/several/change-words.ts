import { formatCount } from '#lib/numbers.ts';
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

/** Why it concerns fewer than were chosen; empty when it concerns all of them. */
export function whyFewer(change: Change, { already, notLearners, incomplete }: Affected): readonly string[] {
  const names = incomplete.map(({ name, surname }) => `${name} ${surname}`);
  return [
    ...(already.length > 0 ? [alreadyWords(change, already.length)] : []),
    ...(notLearners.length > 0 ? [`${userCount(notLearners.length)}: not a learner.`] : []),
    ...(names.length > 0
      ? [`${listed(names)}: a record without email or date of birth cannot be saved. Edit it first.`]
      : []),
  ];
}

function alreadyWords(change: Change, count: number): string {
  if (change.kind === 'move') return `${learnerCount(count)}: in ${change.gradeTitle} already.`;
  return `${userCount(count)}: ${change.kind === 'give' ? 'had' : 'did not have'} it before.`;
}

const mostNames = 5;

/** 'Lwazi Khumalo, Zola Khumalo and 3 more' */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${shown} and ${formatCount(names.length - mostNames)} more` : shown;
}
