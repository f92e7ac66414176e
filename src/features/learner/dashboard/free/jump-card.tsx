import { Link } from '@tanstack/react-router';
import type { FreeToday } from '#components/plan/free-learner.ts';
import { useDueQuestions } from '#features/learner/revisit/revisit-screen.tsx';
import { freeActivitiesPerDay } from '#lib/free-activities.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { JumpText, NextJumpSkeleton, NextJumpPanel } from '../next-jump/next-jump-panel.tsx';
import styles from '../dashboard.module.css';

interface JumpCardProps {
  learnerId: string;
  today: FreeToday;
}

/** The next activity, or a message to return tomorrow. Questions to revisit do not count as free activities. */
export function JumpCard({ learnerId, today: { left, isPending } }: JumpCardProps) {
  const { due } = useDueQuestions(learnerId);
  const isDone = left === 0 && due.length === 0;
  return (
    <div className={classNames(styles.band, styles.sun)}>
      <Stack gap={5} className={styles.text}>
        {isPending ? <NextJumpSkeleton /> : null}
        {!isPending && isDone ? <DoneForToday /> : null}
        {isPending || isDone ? null : (
          <NextJumpPanel
            learnerId={learnerId}
            variant="primary"
            onlyRevisit={left === 0}
            fallback={<JumpText title="Where will you jump to today?">Choose a topic below.</JumpText>}
          />
        )}
      </Stack>
      <Mascot mood={isDone ? 'success' : 'welcome'} className={styles.mascot} />
    </div>
  );
}

function DoneForToday() {
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
