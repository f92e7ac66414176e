import { classNames } from '#ui/class-names.ts';
import styles from './ranking.module.css';

const medals = ['gold', 'silver', 'bronze'] as const;

type MedalKind = (typeof medals)[number];

/** The medal of a rank; from the fourth on there is none. */
export const medalOf = (rank: number): MedalKind | undefined => medals[rank - 1];

/** A medal on its ribbon with the rank on it. Decoration: the words stand beside it. */
export function Medal({ medal, className }: { medal: MedalKind; className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.medal, styles[medal], className)}
      viewBox="0 0 42 50"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ribbon} d="M8 1h11l4 16-8 4zM34 1H23l-4 16 8 4z" />
      <circle className={styles.rim} cx={21} cy={31} r={18} />
      <circle className={styles.ring} cx={21} cy={31} r={13} />
      <text x={21} y={37} textAnchor="middle">
        {medals.indexOf(medal) + 1}
      </text>
    </svg>
  );
}
