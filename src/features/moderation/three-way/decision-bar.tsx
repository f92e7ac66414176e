import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import { Row } from '#ui/layout.tsx';
import type { ThreeWay } from './use-three-way.ts';
import styles from './three-way.module.css';

interface DecisionBarProps {
  threeWay: ThreeWay;
  children: ReactNode;
}

export function DecisionBar({ threeWay, children }: DecisionBarProps) {
  const { conflicts, undecided, hint, goToConflict } = threeWay;
  const decided = conflicts.filter(({ choice }) => choice !== undefined).length;
  return (
    <FootBar label="Decision" isRaised className={styles.bar}>
      <Row gap={3} className={styles.progress}>
        <span role="status">
          {hint === '' ? (
            progressText(decided, conflicts.length)
          ) : (
            <span className={styles.hint}>{hint}</span>
          )}
        </span>
        {undecided ? (
          <Button variant="quiet" size="small" onPress={goToConflict}>
            Go to the next conflict
          </Button>
        ) : null}
      </Row>
      <Row gap={3}>{children}</Row>
    </FootBar>
  );
}

const progressText = (decided: number, count: number): string =>
  count === 0
    ? 'No field conflicts.'
    : `${decided} of ${count} ${count === 1 ? 'conflict' : 'conflicts'} decided`;
