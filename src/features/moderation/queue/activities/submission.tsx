import { Age } from '#components/age.tsx';
import { Highlighted } from '#components/list/highlighted.tsx';
import { nameList } from '#lib/text/name-list.ts';
import type { QueueRow } from '../queue-rows.ts';
import styles from '../queue.module.css';

/** Who submitted the changes, and how old the oldest one is: 'Aisha Patel and 2 others · 3 days'. */
export function Submission({ row: { submitters, oldest } }: { row: QueueRow }) {
  if (oldest === undefined) return null;
  return (
    <>
      {submitters.length === 0 ? null : (
        <>
          <Highlighted text={nameList(submitters, 1)} /> ·{' '}
        </>
      )}
      <Age since={oldest} event="submitted" className={styles.age} />
    </>
  );
}
