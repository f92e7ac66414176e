import { Highlighted } from '#components/list/highlighted.tsx';
import { MarkedWorkLink } from '#components/report/marked-work-link.tsx';
import { clock } from '#lib/time/clock.ts';
import { formatShortDay } from '#lib/time/dates-in-words.ts';
import { classNames } from '#ui/class-names.ts';
import type { ReportRow } from './rows.ts';
import styles from './activity-report.module.css';

/** What a card says beside the score: the title, and 'Mathematics · Fractions · attempt 1 · 19 Nov'. */
export function AttemptCard({ row: { attempt, at, learnerId } }: { row: ReportRow }) {
  const { activityTitle, subjectTitle, topicTitle, attemptNumber } = attempt;
  return (
    <>
      <span className={classNames('breakable', styles.title)}>
        <MarkedWorkLink row={attempt} learnerId={learnerId}>
          <Highlighted text={activityTitle} />
        </MarkedWorkLink>
      </span>
      <span className={classNames('muted breakable', styles.line)}>
        <Highlighted text={subjectTitle} /> · <Highlighted text={topicTitle} />
        {` · attempt\u00A0${attemptNumber} · ${formatShortDay(new Date(at), clock.now())}`}
      </span>
    </>
  );
}
