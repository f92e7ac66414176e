import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { countWeeksInARow } from '#components/learner/weeks.ts';
import { useDay } from '#components/use-day.ts';
import { pluralize } from '#lib/numbers.ts';
import { fromDay } from '#lib/time/dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { practiceLogQuery } from '../../practise/practice-log.ts';
import { getPractisedDays } from './week-figures.ts';
import { countDone, getOutlook, getWeek, weekGoal, type WeekDay } from './week.ts';
import styles from './progress.module.css';

const titleId = 'this-week';

/**
 * The days of this week with practice, the goal of four days, and the weeks in a row. Nothing in it counts down, and a
 * day or week without practice is not called a loss (D-307).
 */
export function WeekCard({ learnerId }: { learnerId: string }) {
  const report = useQuery({ ...activityReportQuery(learnerId), retryOnMount: false });
  const log = useQuery(practiceLogQuery(learnerId));
  const isPending = report.isPending || log.isPending;
  const today = useDay();
  const { week, weeks } = useMemo(() => {
    const now = fromDay(today);
    const days = getPractisedDays(report.data ?? [], log.data ?? {}, now);
    return { week: getWeek(days, now), weeks: countWeeksInARow([...days].map(fromDay), now) };
  }, [report.data, log.data, today]);
  const done = countDone(week);

  return (
    <Stack as="section" className={classNames(cardStyle(), styles.week)} aria-labelledby={titleId}>
      <Row justify="between">
        <h2 id={titleId} className="fs-3">
          This week
        </h2>
        {isPending ? null : (
          <Badge tone="info" icon={null}>
            {done > weekGoal ? pluralize(done, 'day', 'days') : `${done} of ${weekGoal} days`}
          </Badge>
        )}
      </Row>
      {isPending ? (
        <Stack aria-busy="true">
          <Skeleton width="100%" height="56px" />
          <SkeletonText lines={2} />
        </Stack>
      ) : (
        <>
          <ol className={styles.days}>
            {week.map((day) => (
              <Day key={day.date.getDay()} {...day} />
            ))}
          </ol>
          <p className={styles.outlook}>
            <Outlook week={week} />
          </p>
          <WeeksInARow {...weeks} />
        </>
      )}
    </Stack>
  );
}

const shortWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });
const longWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });

const spokenStates: Readonly<Record<WeekDay['state'], string>> = {
  done: 'done',
  rest: 'rest day',
  today: 'today',
  ahead: 'still to come',
};

function Day({ date, state }: WeekDay) {
  return (
    <li className={styles.day} data-state={state}>
      <span className={styles.bead}>{state === 'done' ? <Check aria-hidden="true" /> : null}</span>
      {state === 'today' ? (
        <span className={styles.todayWord} aria-hidden="true">
          Today
        </span>
      ) : null}
      <span className={styles.weekday} aria-hidden="true">
        {shortWeekday.format(date)}
      </span>
      <span className="visually-hidden">
        {longWeekday.format(date)}: {spokenStates[state]}
      </span>
    </li>
  );
}

function Outlook({ week }: { week: readonly WeekDay[] }) {
  const outlook = getOutlook(week);
  if (outlook.kind === 'complete') {
    return (
      <>
        <strong>Your week is complete.</strong> Well done! More is up to you.
      </>
    );
  }
  if (outlook.kind === 'nextWeek') return 'Every day you practise helps. A new week starts on Monday.';
  const { daysToGo } = outlook;
  if (daysToGo === weekGoal) return `${weekGoal} days make a full week. Any ${weekGoal} will do.`;
  return (
    <>
      <strong>{daysToGo === 1 ? 'One more day' : `${daysToGo} more days`}</strong>{' '}
      {daysToGo === 1 ? 'completes' : 'complete'} your week. A missed day does not break it.
    </>
  );
}

interface WeeksInARowProps {
  current: number;
  best: number;
}

/** A single week is not called a row. */
function WeeksInARow({ current, best }: WeeksInARowProps) {
  if (best < 2) return null;
  const isBest = current === best;
  return (
    <Row justify="between" className={styles.weeks}>
      <div>
        <p className={styles.weeksCount}>
          {current < 2 ? 'Start again on any day' : `${current} weeks in a row`}
        </p>
        <p className="muted fs-1">{isBest ? 'Your best so far' : `Your best is ${best} weeks`}</p>
      </div>
      <ProgressBeads done={current} total={best} />
    </Row>
  );
}
