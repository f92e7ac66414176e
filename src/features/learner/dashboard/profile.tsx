import { Link } from '@tanstack/react-router';
import { ListChecks, Pencil, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';
import { useLearnerFigures } from '#components/learner/figures.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './profile.module.css';

type Learner = components['schemas']['Learner'];

interface ProfileCardProps {
  profile: Learner;
  gradeId: string;
  /** The primary action of the screen stands elsewhere. */
  isQuiet?: boolean;
}

/** The learner's grade and figures, and the ways to report, leaderboard and profile. */
export function ProfileCard({ profile, gradeId, isQuiet }: ProfileCardProps) {
  return (
    <section
      className={classNames(cardStyle(), styles.card, isQuiet && styles.quiet)}
      aria-label="Your profile"
    >
      <Figures profile={profile} />
      <div className={styles.actions}>
        <Link
          to="/grades/$gradeId/activity-report"
          params={{ gradeId }}
          className={buttonStyle({ variant: isQuiet ? 'secondary' : 'primary' })}
        >
          <ListChecks aria-hidden="true" />
          Activities
        </Link>
        <Link
          to="/grades/$gradeId/learners/$learnerId/leaderboard"
          params={{ gradeId, learnerId: profile.id }}
          className={buttonStyle({ variant: 'secondary' })}
        >
          <Trophy aria-hidden="true" />
          Leaderboard
        </Link>
        <Link to="/learner/profile" className={buttonStyle({ variant: 'quiet' })}>
          <Pencil aria-hidden="true" />
          Edit Profile
        </Link>
      </div>
    </section>
  );
}

/** A learner without results, or whose report did not come, has 0%, 0 and N/A (D-053). */
function Figures({ profile }: { profile: Learner }) {
  const { gradeAverage, answered, lastActivity, isPending } = useLearnerFigures(profile.id, {
    isPrimed: true,
  });
  const waiting = isPending ? <Skeleton width="64px" /> : undefined;
  return (
    <dl className={styles.figures} aria-busy={isPending}>
      <Figure name="Grade">{profile.gradeTitle ?? 'N/A'}</Figure>
      <Figure name="Grade average">{waiting ?? `${gradeAverage}%`}</Figure>
      <Figure name="Answered">{waiting ?? answered}</Figure>
      <Figure name="Last activity" wide>
        {waiting ?? formatTimestamp(lastActivity)}
      </Figure>
      <Figure name="Last login" wide>
        {formatTimestamp(profile.lastLoginDate)}
      </Figure>
    </dl>
  );
}

function Figure({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
