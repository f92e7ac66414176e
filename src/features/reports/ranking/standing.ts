import { pluralize, formatCount } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { formatOrdinal } from '#lib/text/ordinal.ts';
import { hiddenName, type RankedLearner } from './ranking.ts';

type Ranked = RankedLearner & { firstName: string };

/** With more than this who share a rank, a number says it. */
const mostNamed = 3;

/** How many learners are on a board, and where the marked one stands: '24 learners · you are number 8'. */
export function standingText(board: readonly Ranked[]): string {
  const learners = pluralize(board.length, 'learner', 'learners');
  const marked = board.find(({ mark }) => mark !== undefined);
  if (!marked) return learners;
  const isYou = marked.mark === 'You';
  const others = sharingWith(board, marked);
  if (others === undefined) {
    return `${learners} · ${isYou ? 'you are' : `${marked.firstName} is`} number ${formatCount(marked.rank)}`;
  }
  const who = isYou ? 'you share' : `${marked.firstName} shares`;
  return `${learners} · ${who} ${formatOrdinal(marked.rank)} place with ${others}`;
}

/** Where a learner stands: '5th place of 24', 'Shared 2nd place with Amahle'. */
export function placeText(board: readonly Ranked[], learner: Ranked): string {
  const place = `${formatOrdinal(learner.rank)} place`;
  const others = sharingWith(board, learner);
  return others === undefined ? `${place} of ${formatCount(board.length)}` : `Shared ${place} with ${others}`;
}

/** Who shares the rank; undefined for nobody. Who has no name here is another learner. */
function sharingWith(board: readonly Ranked[], learner: Ranked): string | undefined {
  if (!learner.isShared) return undefined;
  const others = board.filter(({ rank, key }) => rank === learner.rank && key !== learner.key);
  if (others.length > mostNamed) return `${formatCount(others.length)} others`;
  const named = others.filter(({ fullName }) => fullName !== hiddenName).map(({ firstName }) => firstName);
  const nameless = others.length - named.length;
  if (nameless === 0) return formatNameList(named);
  return formatNameList([...named, nameless === 1 ? 'another learner' : `${nameless} other learners`]);
}

/** The next better place, and what is missing to it; undefined for the first. */
export function nextPlace(
  board: readonly (Ranked & { totalScore: number })[],
  learner: Ranked & { totalScore: number },
): { rank: number; points: number } | undefined {
  const next = board.findLast(({ rank }) => rank < learner.rank);
  return next && { rank: next.rank, points: next.totalScore - learner.totalScore };
}
