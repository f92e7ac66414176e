import { classNames } from '#ui/class-names.ts';
import styles from './ranking.module.css';

const medals = ['gold', 'silver', 'bronze'] as const;

type MedalKind = (typeof medals)[number];

export const getMedal = (rank: number): MedalKind | undefined => medals[rank - 1];

/** Decorative: the text beside it has the rank. */
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
