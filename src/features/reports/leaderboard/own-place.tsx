import { ArrowDown, ArrowUp, EyeOff, Star, TrendingUp, Trophy } from 'lucide-react';
import { useMemo } from 'react';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { ActivityResultLink } from '#components/report/activity-result-link.tsx';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { formatScore } from '#lib/numbers.ts';
import { formatOrdinal } from '#lib/text/ordinal.ts';
import { clock } from '#lib/time/clock.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { formatFinding } from '../activity-report/went-well/went-well.tsx';
import { findBestAttempt, type Attempt } from '../best-attempt.ts';
import { Fact } from '../fact.tsx';
import { formatPointsOf, formatPoints } from '../points-text.ts';
import { findNextPlace, formatPlace } from '../ranking/rank-text.ts';
import type { BoardRow } from './board-row.ts';
import { findImprovements } from './improvements.ts';
import styles from './leaderboard.module.css';

interface OwnPlaceProps {
  board: readonly BoardRow[];
  learner: BoardRow;
  learnerId: string;
  /** Undefined for a learner on the podium. */
  onShowInList: (() => void) | undefined;
}

const titleId = 'own-place';

/** The place of the highlighted learner, and what the learner improved. It is in view when the screen opens. */
export function OwnPlace({ board, learner, learnerId, onShowInList }: OwnPlaceProps) {
  const { highlight, firstName, totalScore, isNameHidden = false } = learner;
  const isYou = highlight === 'You';
  const next = findNextPlace(board, learner);
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} className={classNames(cardStyle(), styles.own)}>
      <div>
        <h2 id={titleId} className={classNames(styles.place, 'breakable')}>
          {formatPlace(board, learner)}
        </h2>
        <p className={styles.points}>
          <strong>{formatScore(totalScore)}</strong> {formatScore(totalScore) === '1' ? 'point' : 'points'}
        </p>
      </div>
      <Stack as="ul" gap={3}>
        <ProgressFacts learner={learner} learnerId={learnerId} />
        {next ? (
          <Fact Icon={ArrowUp}>
            {formatPoints(next.points)} more to {formatOrdinal(next.rank)} place
          </Fact>
        ) : (
          <Fact Icon={Trophy}>The highest score on the board</Fact>
        )}
        {isNameHidden ? (
          <Fact Icon={EyeOff}>
            Others read “A learner” in place of {isYou ? 'your' : `${firstName}'s`} name
          </Fact>
        ) : null}
      </Stack>
      {onShowInList ? (
        <Button className={styles.showInList} onPress={onShowInList}>
          <ArrowDown aria-hidden="true" />
          {isYou ? 'Find me in the list' : `Find ${firstName} in the list`}
        </Button>
      ) : null}
    </Stack>
  );
}

/** Optional: hidden until the report has loaded. */
function ProgressFacts({ learner, learnerId }: Pick<OwnPlaceProps, 'learner' | 'learnerId'>) {
  const { data: report } = useOptionalQuery(activityReportQuery(learnerId));
  const { totalScore, firstName, highlight } = learner;
  const improvements = useMemo(
    () => report && findImprovements(report, totalScore, clock.now()),
    [report, totalScore],
  );
  if (!report || !improvements) return null;
  const { pointsThisWeek, activity } = improvements;
  const isYou = highlight === 'You';
  if (pointsThisWeek <= 0 && !activity) return <BestActivity report={report} learnerId={learnerId} />;
  return (
    <>
      {pointsThisWeek > 0 ? (
        <Fact Icon={TrendingUp} isHighlighted>
          {isYou ? 'Your' : `${firstName}'s`} score grew by {formatPoints(pointsThisWeek)} this week
        </Fact>
      ) : null}
      {activity ? (
        <Fact Icon={Star} isHighlighted>
          {formatFinding(activity, isYou ? undefined : firstName)}
        </Fact>
      ) : null}
    </>
  );
}

/** Shown for a learner without an improvement. */
function BestActivity({ report, learnerId }: { report: readonly Attempt[]; learnerId: string }) {
  const best = findBestAttempt(report);
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
