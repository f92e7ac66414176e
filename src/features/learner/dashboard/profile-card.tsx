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
import { Row, Stack } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import styles from './dashboard.module.css';

type Learner = components['schemas']['Learner'];

interface ProfileCardProps {
  profile: Learner;
  gradeId: string;
}

export function ProfileCard({ profile, gradeId }: ProfileCardProps) {
  return (
    <Stack as="section" gap={5} className={classNames(cardStyle(), styles.profile)} aria-label="Your profile">
      <Figures profile={profile} />
      <Row align="stretch" justify="center" className={styles.actions}>
        <Link
          to="/grades/$gradeId/activity-report"
          params={{ gradeId }}
          className={buttonStyle({ variant: 'secondary' })}
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
        <Link to="/learner/face" className={buttonStyle({ variant: 'quiet' })}>
          <Avatar id={profile.id} name="" parts={profile.avatar} className={styles.face} />
          Your face
        </Link>
        <Link to="/learner/profile" className={buttonStyle({ variant: 'quiet' })}>
          <Pencil aria-hidden="true" />
          Edit Profile
        </Link>
      </Row>
    </Stack>
  );
}

/** Without results, or if the report failed to load, the figures are 0%, 0 and N/A (D-053). */
function Figures({ profile }: { profile: Learner }) {
  const { gradeAverage, answered, lastActivity, isPending } = useLearnerFigures(profile.id, {
    isPrimed: true,
  });
  const skeleton = isPending ? <Skeleton width="64px" /> : undefined;
  return (
    <dl className={styles.figures} aria-busy={isPending}>
      <Figure name="Grade">{profile.gradeTitle ?? 'Not known yet'}</Figure>
      <Figure name="Grade average" note="of best scores">
        {skeleton ?? `${gradeAverage}%`}
      </Figure>
      <Figure name="Answered">{skeleton ?? answered}</Figure>
      <Figure name="Last activity" wide>
        {skeleton ?? formatTimestamp(lastActivity)}
      </Figure>
      <Figure name="Last login" wide>
        {formatTimestamp(profile.lastLoginDate)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  /** A note below an ambiguous name. */
  note?: string;
  wide?: boolean;
  children: ReactNode;
}

function Figure({ name, note, wide, children }: FigureProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
