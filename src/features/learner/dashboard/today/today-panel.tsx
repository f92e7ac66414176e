import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NextJump } from '#features/learner/today/next-jump.ts';
import {
  formatMinutes,
  groupDue,
  isDone,
  type RoundPart,
  type RoundPlan,
} from '#features/learner/today/round-plan.ts';
import type { Today } from '#features/learner/today/use-today.ts';
import { pluralize } from '#lib/numbers.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import styles from '../dashboard.module.css';

interface TodayPanelProps {
  today: Today;
  isOnHero?: boolean;
  fallback: ReactNode;
}

/** Offers the round of the day; without due questions, the next activity. */
export function TodayPanel({ today, isOnHero = false, fallback }: TodayPanelProps) {
  const { plan, next, isPending, hasMore } = today;
  const main = buttonStyle({ variant: isOnHero ? 'sun' : 'primary' });
  const more = buttonStyle({ variant: isOnHero ? 'on-hero' : 'secondary' });
  if (isPending) return <TodaySkeleton />;
  if (plan && isDone(plan)) {
    return <DoneForToday next={next} hasMore={hasMore} buttonClass={more} />;
  }
  if (plan) return <RoundOffer {...today} plan={plan} buttonClass={main} />;
  if (next) return <NextJumpOffer next={next} buttonClass={main} />;
  return fallback;
}

interface RoundOfferProps extends Pick<Today, 'newActivity' | 'next'> {
  plan: RoundPlan;
  buttonClass: string;
}

function RoundOffer({ plan, newActivity, next, buttonClass }: RoundOfferProps) {
  const { due, repeats, newCount, done, total } = plan;
  const left = total - done;
  const toGo = [left > 0 && `${left} to go`, repeats.length > 0 && `${repeats.length} once more`];
  return (
    <Stack as="section" className={styles.jump} aria-label="Today’s round">
      <h2 className={styles.todayTitle}>
        Today:{' '}
        <strong>
          {done > 0 ? toGo.filter(Boolean).join(' and ') : pluralize(total, 'question', 'questions')}
        </strong>
        , about <strong>{formatMinutes(left + repeats.length)}</strong>
      </h2>
      <Stack as="ul" gap={2} className={styles.parts}>
        {groupDue([...due, ...repeats]).map((part) => (
          <Part key={part.title} {...part}>
            {part.count} to try again
          </Part>
        ))}
        {newActivity && newCount > 0 ? (
          <Part title={newActivity.topic.title} subjectTitle={newActivity.subject.title} count={newCount}>
            {newCount === 1 ? '1 new one' : `${newCount} new ones`}
          </Part>
        ) : null}
      </Stack>
      <Link to="/learner/today" className={buttonClass}>
        {done > 0 ? `Carry on · ${done} of ${total} answered` : 'Start today’s round'}
        <ArrowRight aria-hidden="true" />
      </Link>
      {next?.activity.id === newActivity?.activity.id ? null : <DraftLink next={next} />}
    </Stack>
  );
}

function DraftLink({ next }: Pick<Today, 'next'>) {
  if (!next?.progress) return null;
  return (
    <p className={styles.jumpText}>
      Or carry on with{' '}
      <Link to="/topic/$topicId/activity/$activityId" params={activityParams(next)}>
        {next.activity.title}
      </Link>
    </p>
  );
}

const activityParams = ({ topic, activity }: NextJump) => ({ topicId: topic.id, activityId: activity.id });

function Part({ title, subjectTitle, children }: RoundPart & { children: ReactNode }) {
  return (
    <Row as="li" nowrap className={styles.part}>
      <SubjectIcon subject={subjectKey(subjectTitle)} className={styles.partIcon} />
      <span>
        <span className="bold">{title}</span> {children}
      </span>
    </Row>
  );
}

interface DoneForTodayProps extends Pick<Today, 'next' | 'hasMore'> {
  buttonClass: string;
}

function DoneForToday({ next, hasMore, buttonClass }: DoneForTodayProps) {
  return (
    <Stack as="section" className={styles.jump} aria-label="Today’s round">
      <JumpText kicker="Well done!" title="Done for today">
        You answered every question. The next round comes tomorrow.
      </JumpText>
      <MorePractice next={next} hasMore={hasMore} buttonClass={buttonClass} />
      {hasMore ? <DraftLink next={next} /> : null}
    </Stack>
  );
}

function MorePractice({ next, hasMore, buttonClass }: DoneForTodayProps) {
  if (hasMore) {
    return (
      <Link to="/learner/revisit" className={buttonClass}>
        Practise more
      </Link>
    );
  }
  return next ? (
    <Link to="/topic/$topicId/activity/$activityId" params={activityParams(next)} className={buttonClass}>
      {next.progress ? `Carry on with ${next.activity.title}` : 'Practise more'}
    </Link>
  ) : null;
}

function NextJumpOffer({ next, buttonClass }: { next: NextJump; buttonClass: string }) {
  const { activity, topic, subject, progress } = next;
  return (
    <Stack as="section" className={styles.jump} aria-label="Your next jump">
      <JumpText title={activity.title}>
        {joinParts(
          subject.title,
          topic.title,
          progress && progress.done > 0 && `${progress.done} of ${progress.total} answered`,
        )}
      </JumpText>
      <Link to="/topic/$topicId/activity/$activityId" params={activityParams(next)} className={buttonClass}>
        {progress ? 'Carry on' : 'Let’s go'}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Stack>
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
      <p className={styles.jumpText}>{children}</p>
    </div>
  );
}

export const TodaySkeleton = () => (
  <Stack gap={2} className={styles.jumpSkeleton} aria-busy="true">
    <Skeleton width="128px" />
    <Skeleton width="80%" height="32px" />
    <Skeleton width="60%" />
  </Stack>
);
