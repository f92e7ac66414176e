import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '#lib/numbers.ts';
import { buttonStyle, type ButtonVariant } from '#ui/button-style.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import type { NextJump } from './next-jump.ts';
import { useNextJump } from './use-next-jump.ts';
import styles from '../dashboard.module.css';

interface NextJumpWordsProps {
  learnerId: string;
  /** Of the one button. */
  variant: Extract<ButtonVariant, 'primary' | 'sun'>;
  /** When there is nothing to do. */
  fallback: ReactNode;
  /** No activity can be begun today. */
  onlyRevisit?: boolean;
}

/** The one thing to do now, with the way there. */
export function NextJumpWords({ learnerId, variant, fallback, onlyRevisit = false }: NextJumpWordsProps) {
  const { next, isPending } = useNextJump(learnerId, { onlyRevisit });
  if (isPending) return <NextJumpSkeleton />;
  if (!next) return fallback;
  return (
    <Stack as="section" className={styles.jump} aria-label="Your next jump">
      <Jump next={next} buttonClass={buttonStyle({ variant })} />
    </Stack>
  );
}

function Jump({ next, buttonClass }: { next: NextJump; buttonClass: string }) {
  if (next.kind === 'revisit') {
    return (
      <>
        <JumpText title={`${counted(next.count, 'question', 'questions')} to revisit`}>
          They were tricky once. Ready now?
        </JumpText>
        <Link to="/learner/revisit" className={buttonClass}>
          Let’s go
          <ArrowRight aria-hidden="true" />
        </Link>
      </>
    );
  }
  const { activity, topic, subject } = next;
  return (
    <>
      <JumpText title={activity.title}>
        {subject.title} · {topic.title}
        {next.kind === 'draft' && next.progress.done > 0
          ? ` · ${next.progress.done} of ${next.progress.total} answered`
          : null}
      </JumpText>
      <Link
        to="/topic/$topicId/activity/$activityId"
        params={{ topicId: topic.id, activityId: activity.id }}
        className={buttonClass}
      >
        {next.kind === 'draft' ? 'Carry on' : 'Let’s go'}
        <ArrowRight aria-hidden="true" />
      </Link>
    </>
  );
}

interface JumpTextProps {
  kicker?: string;
  title: string;
  children: ReactNode;
}

export function JumpText({ kicker = 'Your next jump', title, children }: JumpTextProps) {
  return (
    <div>
      <p className={styles.kicker}>{kicker}</p>
      <h2 className={styles.jumpTitle}>{title}</h2>
      <p className={styles.where}>{children}</p>
    </div>
  );
}

export const NextJumpSkeleton = () => (
  <Stack gap={2} className={styles.jumpWaiting} aria-busy="true">
    <Skeleton width="128px" />
    <Skeleton width="80%" height="32px" />
    <Skeleton width="60%" />
  </Stack>
);
