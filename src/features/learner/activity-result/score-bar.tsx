import { useEffect, useState, type RefObject } from 'react';
import type { ActivityResult } from '#api/queries/activities/results.ts';
import { formatScore } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { WaysOn } from './ways-on.tsx';
import styles from './activity-result.module.css';

interface ScoreBarProps {
  result: ActivityResult;
  /** The panel in whose place the bar stands once that has been scrolled away. */
  panel: RefObject<HTMLElement | null>;
}

/** Keeps score, attempt and the ways on at the top of the window while the questions are read. */
export function ScoreBar({ result, panel }: ScoreBarProps) {
  const isPast = useIsPast(panel);
  if (!isPast) return null;
  return (
    <div className={styles.place}>
      <Row as="section" justify="between" gap={5} className={styles.bar} aria-label="Your result">
        <Row as="p" nowrap align="baseline" className={styles.barScore}>
          {formatScore(result.totalScore)} / {formatScore(result.activityTotalScore)}
          <span className={classNames('bold fs-1', styles.attempt)}>Attempt {result.attemptNumber}</span>
        </Row>
        <WaysOn result={result} size="small" />
      </Row>
    </div>
  );
}

/** Whether an element has left the window at its top. */
function useIsPast(target: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // A busy page is told of several crossings at once, the newest last.
      const entry = entries.at(-1);
      setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}
