import { formatCount } from '#lib/numbers.ts';
import { Medal, medalOf } from './medal.tsx';
import styles from './ranking.module.css';

/** A rank: a medal for the first three, which is no matter of colour alone (RPT-011). */
export function Rank({ rank }: { rank: number }) {
  const medal = medalOf(rank);
  if (!medal) return <span className={styles.rank}>{formatCount(rank)}</span>;
  return (
    <>
      <Medal medal={medal} className={styles.inRow} />
      <span className="visually-hidden">
        {rank}, {medal} medal
      </span>
    </>
  );
}
