import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import type { ActivityResult } from '#api/queries/activities/results.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { formatScore } from '#lib/numbers.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { useSession } from '#session/session.ts';
import { Confetti } from '#ui/feedback/Confetti.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row } from '#ui/layout.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { getCheer, compareWithPrevious, getOutcome } from './score-outcome.ts';
import styles from './score.module.css';

interface ScorePanelProps {
  ref: Ref<HTMLElement>;
  result: ActivityResult;
  children: ReactNode;
}

/** The score with a cheer. The heading receives the focus after submitting, so it also contains the score. */
export function ScorePanel({ ref, result, children }: ScorePanelProps) {
  const { mood, celebrates } = getOutcome(result);
  const name = useSession(({ details }) => details?.name);
  const score = formatScore(result.totalScore);
  const maximum = formatScore(result.activityTotalScore);
  const animatedScore = useCountUp(result.totalScore);

  return (
    <header ref={ref} data-shweshwe className={styles.panel}>
      {celebrates ? <Confetti className={styles.confetti} /> : null}
      <div className={styles.body}>
        <Heading level={1}>
          {getCheer(result, name)}
          <span className="visually-hidden">{` Score: ${score} out of ${maximum}.`}</span>
        </Heading>
        <p className={styles.title}>{joinParts(result.title, `Attempt ${result.attemptNumber}`)}</p>
        {result.description ? <p className={styles.description}>{result.description}</p> : null}
        <Comparison result={result} />
      </div>
      <p className={styles.score} role="img" aria-label={`${score} out of ${maximum}`}>
        {formatScore(animatedScore)}
        <span className="fs-3">/ {maximum}</span>
      </p>
      <div className={styles.links}>{children}</div>
      <Mascot mood={mood} onIndigo className={styles.mascot} />
    </header>
  );
}

const arrows = { up: ArrowUp, same: Equal, down: ArrowDown };

/** Optional: appears when the previous attempts have loaded. */
function Comparison({ result }: { result: ActivityResult }) {
  const { data: activities } = useOptionalQuery(activitiesWithResultsQuery(result.topicId));
  const attempts = activities?.find(({ id }) => id === result.activityId)?.results ?? [];
  const comparison = compareWithPrevious(attempts, result);
  if (!comparison) return null;
  const Arrow = arrows[comparison.direction];
  return (
    <Row as="p" nowrap gap={2} className={styles.comparison}>
      <Arrow aria-hidden="true" />
      {comparison.text}
    </Row>
  );
}

const duration = 600;

/** Animates the score from 0 in steps of two decimals; with reduced motion, returns the final score at once. */
function useCountUp(score: number): number {
  const [hasReducedMotion] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [shown, setShown] = useState(hasReducedMotion ? score : 0);
  useEffect(() => {
    if (hasReducedMotion) return undefined;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(Math.max(now - start, 0) / duration, 1);
      setShown(share === 1 ? score : Math.floor(score * share * 100) / 100);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [hasReducedMotion, score]);
  return shown;
}
