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

/** The days of the current term that are left, as a bar and as text. */
export function TimeLeft({ plan, children }: TimeLeftProps) {
  const { left, total } = daysLeft(plan, clock.now());
  // No bar for a plan without an end. An invalid date is shown as 'N/A' elsewhere.
  if (Number.isNaN(left) || Number.isNaN(total)) return null;
  return (
    <Stack gap={2}>
      <svg className={styles.bar} aria-hidden="true">
        <rect width={`${(left / total) * 100}%`} height="100%" />
      </svg>
      <Row gap={2} justify="between" align="baseline" className="fs-0">
        <p className={styles.days}>
          {left} of {pluralize(total, 'day', 'days')} left
        </p>
        {children === undefined ? null : <p>{children}</p>}
      </Row>
    </Stack>
  );
}
