import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mail, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { useIsFreeLearner, useFreeToday, type FreeToday } from '#components/plan/free-learner.ts';
import { useToday } from '#features/learner/today/use-today.ts';
import { freeActivitiesPerDay } from '#lib/free-activities.ts';
import { clock } from '#lib/time/clock.ts';
import { formatWeekday } from '#lib/time/readable-dates.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Stack, Row } from '#ui/layout.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { JumpCard } from './free/jump-card.tsx';
import { ProgressCard } from './progress/progress-card.tsx';
import { WeekCard } from './progress/week-card.tsx';
import { Subjects, SubjectsSkeleton } from './subjects.tsx';
import { TodayPanel } from './today/today-panel.tsx';
import styles from './dashboard.module.css';

/** Shows the number of free activities left today, and a link to ask a parent for a plan (D-238). */
function FreeStrip({ free: { left, isPending } }: { free: FreeToday }) {
  return (
    <Row as="section" gap={5} className={styles.strip} aria-label="Free activities">
      {left === undefined ? null : <Stars filled={left} />}
      <div className={styles.stripText}>
        <p className={styles.freeCount} aria-busy={isPending}>
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

export function DashboardScreen() {
  const { data: profile } = useSuspenseQuery(myLearnerProfileQuery());
  const isFree = useIsFreeLearner();
  if (!profile.gradeId) return <NoGrade />;
  if (isFree) return <FreeDashboard profile={profile} gradeId={profile.gradeId} />;
  return (
    <Panels>
      <Welcome learnerId={profile.id} name={profile.name} />
      <WeekCard learnerId={profile.id} />
      <ProgressCard profile={profile} gradeId={profile.gradeId} />
      <Subjects learnerId={profile.id} />
    </Panels>
  );
}

function Panels({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <Stack gap={6} className={styles.panels}>
        {children}
      </Stack>
    </div>
  );
}

export function DashboardSkeleton() {
  return (
    <Loading text="Loading your dashboard…">
      <Panels>
        <Stack gap={5} className={classNames(cardStyle(), styles.skeleton)}>
          <Skeleton width="12em" height="36px" />
          <SkeletonText lines={2} />
          <Skeleton width="9em" height="var(--target)" />
        </Stack>
        <Stack gap={5} className={classNames(cardStyle(), styles.skeleton)}>
          <Skeleton height="56px" />
          <SkeletonText lines={2} />
        </Stack>
        <Stack gap={5} className={classNames(cardStyle(), styles.progressSkeleton)}>
          <SkeletonText />
          <Skeleton height="var(--target)" />
        </Stack>
        <SubjectsSkeleton />
      </Panels>
    </Loading>
  );
}

function NoGrade() {
  return (
    <EmptyState
      headingLevel={1}
      title="No grade assigned to you."
      text="Choose your grade in your profile, or ask a parent or your school to do it. Then your subjects appear here."
      action={
        <Link to="/learner/profile" className={buttonStyle({ variant: 'primary' })}>
          Edit Profile
        </Link>
      }
    />
  );
}

interface WelcomeProps {
  learnerId: string;
  name: string;
}

function Welcome({ learnerId, name }: WelcomeProps) {
  const today = useToday(learnerId);
  return (
    <div data-shweshwe className={classNames(styles.band, name.length > 14 && styles.long)}>
      <Stack className={styles.text}>
        <div>
          <p className={styles.date}>{formatWeekday(clock.now())}</p>
          <Heading level={1} className={classNames('breakable', styles.title)}>
            Welcome, {name}!
          </Heading>
        </div>
        <TodayPanel
          today={today}
          isOnHero
          fallback={<p className={styles.jumpText}>Where will you jump to today?</p>}
        />
      </Stack>
      <Mascot mood="welcome" onIndigo className={styles.mascot} />
    </div>
  );
}

interface FreeDashboardProps {
  profile: components['schemas']['Learner'];
  gradeId: string;
}

/** The dashboard of a learner without a plan shows the free activities of the day first (D-238). */
function FreeDashboard({ profile, gradeId }: FreeDashboardProps) {
  const free = useFreeToday();
  return (
    <Stack gap={6} className={styles.screen}>
      <Heading level={1}>Welcome, {profile.name}!</Heading>
      <Stack gap={6} className={styles.panels}>
        <JumpCard learnerId={profile.id} free={free} />
        <WeekCard learnerId={profile.id} />
        <FreeStrip free={free} />
        <ProgressCard profile={profile} gradeId={gradeId} />
      </Stack>
      <Subjects learnerId={profile.id} free={{ isUsedUp: free.left === 0 }} />
    </Stack>
  );
}
