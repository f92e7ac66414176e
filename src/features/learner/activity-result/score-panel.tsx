import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import type { ActivityResult } from '#api/queries/activities/results.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { formatScore } from '#lib/numbers.ts';
import { useSession } from '#session/session.ts';
import { Confetti } from '#ui/feedback/Confetti.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row } from '#ui/layout.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { cheerOf, comparisonWith, outcomeOf } from './score-outcome.ts';
import styles from './score.module.css';

/** Milliseconds. */
const duration = 600;

/** Counts from 0 up to a score, in steps of two decimals, when it first appears; with reduced motion it is there at once. */
function useCountUp(score: number): number {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [shown, setShown] = useState(isStill ? score : 0);
  useEffect(() => {
    if (isStill) return undefined;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(Math.max(now - start, 0) / duration, 1);
      setShown(share === 1 ? score : Math.floor(score * share * 100) / 100);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isStill, score]);
  return shown;
}

interface ScorePanelProps {
  ref: Ref<HTMLElement>;
  result: ActivityResult;
  /** The ways on: links in the looks `sun` and `on-hero`. */
  children: ReactNode;
}

/** The score, and what it is worth: the heading takes the focus after submitting, so it also says the score. */
export function ScorePanel({ ref, result, children }: ScorePanelProps) {
  const { mood, celebrates } = outcomeOf(result);
  const name = useSession(({ details }) => details?.name);
  const score = formatScore(result.totalScore);
  const outOf = formatScore(result.activityTotalScore);
  const counted = useCountUp(result.totalScore);

  return (
    <header ref={ref} data-shweshwe className={styles.panel}>
      {celebrates ? <Confetti className={styles.confetti} /> : null}
      <p className={styles.score} role="img" aria-label={`${score} out of ${outOf}`}>
        {formatScore(counted)}
        <span className="fs-3">/ {outOf}</span>
      </p>
      <div className={styles.words}>
        <Heading level={1}>
          <span data-part="cheer">{cheerOf(result, name)}</span>
          <span className="visually-hidden">{` Score: ${score} out of ${outOf}.`}</span>
        </Heading>
        <p className={styles.title} data-part="title">
          {result.title} · Attempt {result.attemptNumber}
        </p>
        {result.description ? (
          <p className={styles.description} data-part="description">
            {result.description}
          </p>
        ) : null}
        <Comparison result={result} />
      </div>
      <div className={styles.ways}>{children}</div>
      <Mascot mood={mood} onIndigo className={styles.mascot} />
    </header>
  );
}

const arrows = { up: ArrowUp, same: Equal, down: ArrowDown };

/** Nothing waits for the attempts before this one. */
function Comparison({ result }: { result: ActivityResult }) {
  const { data: activities } = useOptionalQuery(activitiesWithResultsQuery(result.topicId));
  const attempts = activities?.find(({ id }) => id === result.activityId)?.results ?? [];
  const comparison = comparisonWith(attempts, result);
  if (!comparison) return null;
  const Arrow = arrows[comparison.direction];
  return (
    <Row as="p" nowrap gap={2} className={styles.comparison}>
      <Arrow aria-hidden="true" />
      {comparison.text}
    </Row>
  );
}
