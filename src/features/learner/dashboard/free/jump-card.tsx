import { Link } from '@tanstack/react-router';
import type { FreeToday } from '#components/plan/free-learner.ts';
import { useToday } from '#features/learner/today/use-today.ts';
import { freeActivitiesPerDay } from '#lib/free-activities.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { JumpText, TodayPanel } from '../today/today-panel.tsx';
import styles from '../dashboard.module.css';

interface JumpCardProps {
  learnerId: string;
  free: FreeToday;
}

/** The round of the day, or a message to return tomorrow. Questions to try again do not count as free activities. */
export function JumpCard({ learnerId, free: { left, isPending } }: JumpCardProps) {
  const today = useToday(learnerId, { onlyDue: left === 0 });
  const isUsedUp = left === 0 && !today.plan;
  return (
    <div className={classNames(styles.band, styles.sun)}>
      <Stack gap={5} className={styles.text}>
        <TodayPanel
          today={{ ...today, isPending: today.isPending || isPending }}
          fallback={
            isUsedUp ? (
              <AllFreeDone />
            ) : (
              <JumpText title="Where will you jump to today?">Choose a topic below.</JumpText>
            )
          }
        />
      </Stack>
      <Mascot mood={isUsedUp ? 'success' : 'welcome'} className={styles.mascot} />
    </div>
  );
}

function AllFreeDone() {
  return (
    <>
      <JumpText kicker="Well done!" title="That was all for today">
        You did your {freeActivitiesPerDay} free activities.
      </JumpText>
      <Link to="/child-activity" className={buttonStyle({ variant: 'secondary' })}>
        See what I did
      </Link>
    </>
  );
}
