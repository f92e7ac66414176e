import type { ReactNode } from 'react';
import { pluralize } from '#lib/numbers.ts';
import { clock } from '#lib/time/clock.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { daysLeft, type RunningPlan } from './running-plans.ts';
import styles from './time-left.module.css';

interface TimeLeftProps {
  plan: RunningPlan;
  /** Shown at the end of the line below the bar. */
  children?: ReactNode;
}

/**
 * The days of the current term that are left, as a bar and as text. No bar if the plan has no end or a date is
 * unreadable.
 */
export function TimeLeft({ plan, children }: TimeLeftProps) {
  const { left, total } = daysLeft(plan, clock.now());
  const isKnown = !Number.isNaN(left) && !Number.isNaN(total);
  if (!isKnown && children === undefined) return null;
  return (
    <Stack gap={2}>
      {isKnown ? (
        <svg className={styles.bar} aria-hidden="true">
          <rect width={`${(left / total) * 100}%`} height="100%" />
        </svg>
      ) : null}
      <Row gap={2} justify="between" align="baseline" className="fs-0">
        {isKnown ? (
          <p className={styles.days}>
            {left} of {pluralize(total, 'day', 'days')} left
          </p>
        ) : null}
        {children === undefined ? null : <p>{children}</p>}
      </Row>
    </Stack>
  );
}
