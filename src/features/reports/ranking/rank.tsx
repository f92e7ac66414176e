import { formatCount } from '#lib/numbers.ts';
import { Medal, getMedal } from './medal.tsx';
import styles from './ranking.module.css';

/** A rank. The medals of the first three differ by more than colour (RPT-011). */
export function Rank({ rank }: { rank: number }) {
  const medal = getMedal(rank);
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
