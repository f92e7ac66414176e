import type { ReactNode } from 'react';
import { Row } from '#ui/layout.tsx';
import styles from './ranking.module.css';

interface PercentBarProps {
  percent: number;
  children: ReactNode;
}

/** A number and a bar. The stylesheet of the board sets the width of the number with `--number`. */
export function PercentBar({ percent, children }: PercentBarProps) {
  return (
    <Row nowrap>
      <span className={styles.number}>{children}</span>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${Math.min(Math.max(percent, 0), 100)}%` }} />
      </div>
    </Row>
  );
}
