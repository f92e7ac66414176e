import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FreeToday } from '#components/plan/free-learner.ts';
import { freeActivitiesPerDay } from '#lib/free-activities.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { useNextActivity } from './use-next-activity.ts';
import styles from './next-jump.module.css';

interface NextJumpProps {
  learnerId: string;
  today: FreeToday;
}

/** The one thing to do now: the next activity, or to come back tomorrow when the free ones are done. */
export function NextJump({ learnerId, today: { left, isPending } }: NextJumpProps) {
  const isDone = left === 0;
  return (
    <section className={styles.card} aria-label="Your next jump">
      <div className={styles.words}>
        {isPending ? <NextSkeleton /> : null}
        {isDone ? <DoneForToday /> : null}
        {isPending || isDone ? null : <Next learnerId={learnerId} />}
      </div>
      <Mascot mood={isDone ? 'success' : 'welcome'} className={styles.mascot} />
    </section>
  );
}

function Next({ learnerId }: { learnerId: string }) {
  const { next, isPending } = useNextActivity(learnerId);
  if (isPending) return <NextSkeleton />;
  if (!next) return <Words title="Where will you jump to today?">Choose a topic below.</Words>;
  const { activity, topic, subject } = next;
  return (
    <>
      <Words title={activity.title}>
        {subject.title} · {topic.title}
      </Words>
      <Link
        to="/topic/$topicId/activity/$activityId"
        params={{ topicId: topic.id, activityId: activity.id }}
        className={buttonStyle({ variant: 'primary' })}
      >
        Let’s go
        <ArrowRight aria-hidden="true" />
      </Link>
    </>
  );
}

function DoneForToday() {
  return (
    <>
      <Words kicker="Well done!" title="That was all for today">
        You did your {freeActivitiesPerDay} free activities.
      </Words>
      <Link to="/child-activity" className={buttonStyle({ variant: 'secondary' })}>
        See what I did
      </Link>
    </>
  );
}

interface WordsProps {
  kicker?: string;
  title: string;
  children: ReactNode;
}

function Words({ kicker = 'Your next jump', title, children }: WordsProps) {
  return (
    <div>
      <p className={styles.kicker}>{kicker}</p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.where}>{children}</p>
    </div>
  );
}

const NextSkeleton = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton width="128px" />
    <Skeleton width="80%" height="32px" />
    <Skeleton width="60%" />
  </div>
);
