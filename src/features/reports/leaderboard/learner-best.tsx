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
import { findBestAttempt } from '../best-attempt.ts';
import { Fact } from '../fact.tsx';
import { formatPointsOf, formatPoints } from '../points-text.ts';
import { findNextPlace, formatPlace } from '../ranking/rank-text.ts';
import type { RankedLearner } from '../ranking/ranking.ts';
import styles from './leaderboard.module.css';

type Row = components['schemas']['GradeLeaderboardRow'] & RankedLearner;

interface LearnerBestProps {
  board: readonly Row[];
  learner: Row;
  learnerId: string;
}

const titleId = 'learner-best';

export function LearnerBest({ board, learner, learnerId }: LearnerBestProps) {
  const { highlight, firstName, totalScore, isNameHidden = false } = learner;
  const isYou = highlight === 'You';
  const next = findNextPlace(board, learner);
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} className={classNames(cardStyle(), styles.best)}>
      <h2 id={titleId} className="fs-3">
        {isYou ? 'Your best' : `${firstName}'s best`}
      </h2>
      <div>
        <p className={styles.points}>
          <strong>{formatScore(totalScore)}</strong> {formatScore(totalScore) === '1' ? 'point' : 'points'}
        </p>
        <p className="muted breakable">{formatPlace(board, learner)}</p>
      </div>
      <Stack as="ul" gap={3} className={styles.facts}>
        {next ? (
          <Fact Icon={ArrowUp}>
            {formatPoints(next.points)} more to {formatOrdinal(next.rank)} place
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

/** Optional: hidden until the report has loaded. */
function BestActivity({ learnerId }: { learnerId: string }) {
  const { data: best } = useOptionalQuery({ ...activityReportQuery(learnerId), select: findBestAttempt });
  if (!best) return null;
  return (
    <Fact Icon={Star}>
      Best activity:{' '}
      <ActivityResultLink row={best} learnerId={learnerId}>
        {best.activityTitle}
      </ActivityResultLink>
      , {formatPointsOf(best.totalScore, best.activityTotalScore)}
    </Fact>
  );
}
