import { Link } from '@tanstack/react-router';
import { Mail, Star } from 'lucide-react';
import type { FreeToday } from '#components/plan/free-learner.ts';
import { freeActivitiesPerDay } from '#lib/free-activities.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row } from '#ui/layout.tsx';
import styles from '../dashboard.module.css';

/** Shows the number of free activities left today, and a link to ask a parent for a plan (D-238). */
export function FreeStrip({ today: { left, isPending } }: { today: FreeToday }) {
  return (
    <Row as="section" gap={5} className={styles.strip} aria-label="Free activities">
      {left === undefined ? null : <Stars filled={left} />}
      <div className={styles.stripText}>
        <p className={styles.left} aria-busy={isPending}>
          {isPending ? <Skeleton width="160px" /> : countText(left)}
        </p>
        <p className="fs-1">
          {left === 0
            ? `${freeActivitiesPerDay} new ones come tomorrow morning. A plan opens them all.`
            : `${freeActivitiesPerDay} new ones every morning. A plan opens them all.`}
        </p>
      </div>
      <Link to="/paywall" className={buttonStyle({ variant: left === 0 ? 'primary' : 'secondary' })}>
        <Mail aria-hidden="true" />
        Ask my parent
      </Link>
    </Row>
  );
}

const countText = (left: number | undefined): string =>
  left === undefined
    ? `${freeActivitiesPerDay} free activities a day`
    : `${left} of ${freeActivitiesPerDay} free today`;

function Stars({ filled }: { filled: number }) {
  return (
    <Row as="span" gap={1} nowrap aria-hidden="true">
      {Array.from({ length: freeActivitiesPerDay }, (_, index) => (
        <Star key={index} className={styles.star} data-filled={index < filled} />
      ))}
    </Row>
  );
}
