import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowUp, ListChecks, Pencil, Trophy } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { useLearnerFigures } from '#components/learner/figures.ts';
import { useDay } from '#components/use-day.ts';
import { pluralize } from '#lib/numbers.ts';
import { formatTimestamp, fromDay } from '#lib/time/dates.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { practiceLogQuery } from '../../practise/practice-log.ts';
import { getWeekFigures, type WeekFigures } from './week-figures.ts';
import styles from './progress.module.css';

type Learner = components['schemas']['Learner'];

interface ProgressCardProps {
  profile: Learner;
  gradeId: string;
}

const titleId = 'your-progress';

/** The learner's own progress: figures compare the learner only with the learner's last week. */
export function ProgressCard({ profile, gradeId }: ProgressCardProps) {
  const { week, figures, isPending } = useProgress(profile.id);
  const skeleton = isPending ? <Skeleton width="64px" /> : undefined;
  return (
    <Stack as="section" gap={5} className={cardStyle()} aria-labelledby={titleId}>
      <h2 id={titleId} className="fs-3">
        Your progress
      </h2>
      <dl className={styles.figures} aria-busy={isPending}>
        {isPending || week ? <WeekItems week={week} /> : null}
        <Figure name="Grade average" value={skeleton ?? `${figures.gradeAverage}%`}>
          of your best scores
        </Figure>
      </dl>
      <div className={styles.foot}>
        <Row align="stretch" className={styles.actions}>
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
        <dl className={styles.record} aria-busy={isPending}>
          <Fact name="Grade">{profile.gradeTitle ?? 'Not known yet'}</Fact>
          <Fact name="Attempts answered">{skeleton ?? figures.answered}</Fact>
          <Fact name="Last activity">{skeleton ?? formatTimestamp(figures.lastActivity)}</Fact>
          <Fact name="Last login">{formatTimestamp(profile.lastLoginDate)}</Fact>
        </dl>
      </div>
    </Stack>
  );
}

/**
 * Without results, or if the report failed to load, the figures are 0%, 0 and N/A (D-053), and those of the week are
 * unknown.
 */
function useProgress(learnerId: string) {
  const { isPending, ...figures } = useLearnerFigures(learnerId, { isPrimed: true });
  const report = useQuery({ ...activityReportQuery(learnerId), retryOnMount: false });
  const log = useQuery(practiceLogQuery(learnerId));
  const today = useDay();
  const week = useMemo(
    () => (report.data && log.data ? getWeekFigures(report.data, log.data, fromDay(today)) : undefined),
    [report.data, log.data, today],
  );
  return { figures, week, isPending: isPending || log.isPending };
}

function WeekItems({ week }: { week: WeekFigures | undefined }) {
  const skeleton = week ? undefined : <Skeleton width="96px" />;
  return (
    <>
      <Figure name="Answered this week" value={skeleton ?? (week && formatAnswered(week.answered))}>
        {week && <Rise count={week.answered - week.lastWeek.answered} />}
      </Figure>
      {week?.rightAtOnce === 0 ? null : (
        <Figure
          name="Right on the first try"
          value={skeleton ?? (week && `${week.rightAtOnce} of ${week.firstTries}`)}
        >
          {week && <Rise count={week.rightAtOnce - week.lastWeek.rightAtOnce} />}
        </Figure>
      )}
    </>
  );
}

const formatAnswered = (count: number): string =>
  count === 0 ? 'None yet' : pluralize(count, 'question', 'questions');

/** Shown only if the figure rose: a learner is not compared with a better week. */
function Rise({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <Row as="span" nowrap gap={1} className={styles.rise}>
      <ArrowUp aria-hidden="true" />
      {count} more than last week
    </Row>
  );
}

interface FigureProps {
  name: string;
  value: ReactNode;
  children: ReactNode;
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.note}>{children}</dd>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
