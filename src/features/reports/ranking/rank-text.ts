import { pluralize, formatCount } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { formatOrdinal } from '#lib/text/ordinal.ts';
import { hiddenName, type RankedLearner } from './ranking.ts';

type Ranked = RankedLearner & { firstName: string };

const maxNames = 3;

/** For example '24 learners · you are number 8'. */
export function summarizeBoard(board: readonly Ranked[]): string {
  const learners = pluralize(board.length, 'learner', 'learners');
  const highlighted = board.find(({ highlight }) => highlight !== undefined);
  if (!highlighted) return learners;
  const isYou = highlighted.highlight === 'You';
  const others = listRankSharers(board, highlighted);
  if (others === undefined) {
    const who = isYou ? 'you are' : `${highlighted.firstName} is`;
    return joinParts(learners, `${who} number ${formatCount(highlighted.rank)}`);
  }
  const who = isYou ? 'you share' : `${highlighted.firstName} shares`;
  return joinParts(learners, `${who} ${formatOrdinal(highlighted.rank)} place with ${others}`);
}

/** For example 'You are 5th of 24' or 'Lwazi shares 2nd place with Amahle'. */
export function formatPlace(board: readonly Ranked[], learner: Ranked): string {
  const place = formatOrdinal(learner.rank);
  const others = listRankSharers(board, learner);
  const isYou = learner.highlight === 'You';
  if (others === undefined) {
    return `${isYou ? 'You are' : `${learner.firstName} is`} ${place} of ${formatCount(board.length)}`;
  }
  return `${isYou ? 'You share' : `${learner.firstName} shares`} ${place} place with ${others}`;
}

/** Lists the other learners with the same rank, if any. A hidden name becomes 'another learner'. */
function listRankSharers(board: readonly Ranked[], learner: Ranked): string | undefined {
  if (!learner.isShared) return undefined;
  const others = board.filter(({ rank, key }) => rank === learner.rank && key !== learner.key);
  if (others.length > maxNames) return `${formatCount(others.length)} others`;
  const names = others.filter(({ fullName }) => fullName !== hiddenName).map(({ firstName }) => firstName);
  const nameless = others.length - names.length;
  if (nameless === 0) return formatNameList(names);
  return formatNameList([...names, nameless === 1 ? 'another learner' : `${nameless} other learners`]);
}

/** Finds the next better rank and the points to reach it; undefined for the first rank. */
export function findNextPlace(
  board: readonly (Ranked & { totalScore: number })[],
  learner: Ranked & { totalScore: number },
): { rank: number; points: number } | undefined {
  const next = board.findLast(({ rank }) => rank < learner.rank);
  return next && { rank: next.rank, points: next.totalScore - learner.totalScore };
}
