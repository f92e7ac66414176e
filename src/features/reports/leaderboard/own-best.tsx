import { ArrowUp, EyeOff, Star, Trophy } from 'lucide-react';
import type { components } from '#api/contract.gen.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { ActivityResultLink } from '#components/report/activity-result-link.tsx';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { formatScore } from '#lib/numbers.ts';
import { formatOrdinal } from '#lib/text/ordinal.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { bestWork } from '../best/best-work.ts';
import { Fact } from '../best/fact.tsx';
import { pointsOfText, pointsText } from '../best/points.ts';
import type { RankedLearner } from '../ranking/ranking.ts';
import { nextPlace, placeText } from '../ranking/standing.ts';
import styles from './leaderboard.module.css';

type Row = components['schemas']['GradeLeaderboardRow'] & RankedLearner;

interface OwnBestProps {
  board: readonly Row[];
  /** The marked learner. */
  own: Row;
  learnerId: string;
}

const titleId = 'own-best';

/** What the marked learner has reached, whatever the rank: points first, then how near the next place is. */
export function OwnBest({ board, own, learnerId }: OwnBestProps) {
  const { mark, firstName, totalScore, isNameHidden = false } = own;
  const isYou = mark === 'You';
  const next = nextPlace(board, own);
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} className={classNames(cardStyle(), styles.best)}>
      <h2 id={titleId} className="fs-3">
        {isYou ? 'Your best' : `${firstName}'s best`}
      </h2>
      <div>
        <p className={styles.points}>
          <strong>{formatScore(totalScore)}</strong> {formatScore(totalScore) === '1' ? 'point' : 'points'}
        </p>
        <p className="muted breakable">{placeText(board, own)}</p>
      </div>
      <Stack as="ul" gap={3} className={styles.facts}>
        {next ? (
          <Fact Icon={ArrowUp}>
            {pointsText(next.points)} more to {formatOrdinal(next.rank)} place
          </Fact>
        ) : (
          <Fact Icon={Trophy}>The highest score on the board</Fact>
        )}
        <BestActivity learnerId={learnerId} />
        {isNameHidden ? (
          <Fact Icon={EyeOff}>
            Others read “A learner” in place of {isYou ? 'your' : `${firstName}'s`} name
          </Fact>
        ) : null}
      </Stack>
    </Stack>
  );
}

/** Comes when the report has come; without it the card stands all the same. */
function BestActivity({ learnerId }: { learnerId: string }) {
  const { data: best } = useOptionalQuery({ ...activityReportQuery(learnerId), select: bestWork });
  if (!best) return null;
  return (
    <Fact Icon={Star}>
      Best activity:{' '}
      <ActivityResultLink row={best} learnerId={learnerId}>
        {best.activityTitle}
      </ActivityResultLink>
      , {pointsOfText(best.totalScore, best.activityTotalScore)}
    </Fact>
  );
}
