import { Highlighted } from '#components/list/highlighted.tsx';
import { nameList } from '#lib/text/name-list.ts';
import { formatAge } from '#lib/time/age.ts';
import { clock } from '#lib/time/clock.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import type { QueueRow } from '../queue-rows.ts';
import styles from '../queue.module.css';

/** Who submitted the changes, and how old the oldest one is: 'Aisha Patel and 2 others · 3 days'. */
export function Submission({ row: { submitters, oldest } }: { row: QueueRow }) {
  if (oldest === undefined) return null;
  const exact = formatTimestamp(oldest);
  return (
    <>
      {submitters.length === 0 ? null : (
        <>
          <Highlighted text={nameList(submitters, 1)} /> ·{' '}
        </>
      )}
      <time dateTime={oldest} title={exact} className={styles.age}>
        {formatAge(new Date(oldest), clock.now())}
        <span className="visually-hidden">, submitted {exact}</span>
      </time>
    </>
  );
}
