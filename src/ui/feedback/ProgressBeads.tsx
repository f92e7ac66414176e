import { classNames } from '../class-names.ts';
import styles from './ProgressBeads.module.css';

const MAX_BEADS = 10;

export interface ProgressBeadsProps {
  done: number;
  total: number;
  className?: string | undefined;
}

/** Progress as beads in the colour of the surrounding subject. Hidden from assistive technology: add a text. */
export function ProgressBeads({ done, total, className }: ProgressBeadsProps) {
  if (total <= 0) return null;
  const filled = Math.min(Math.max(done, 0), total);
  if (total > MAX_BEADS) {
    return (
      <div className={classNames(styles.bar, className)} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${(filled / total) * 100}%` }} />
      </div>
    );
  }
  const width = Math.max(total * 20 + 8, 28);
  return (
    <svg
      className={classNames(styles.beads, className)}
      viewBox={`0 0 ${width} 24`}
      width={width}
      height={24}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.string} d={`M2 12H${width - 2}`} />
      {Array.from({ length: total }, (_, index) => (
        <Bead key={index} x={14 + index * 20} filled={index < filled} />
      ))}
    </svg>
  );
}

function Bead({ x, filled }: { x: number; filled: boolean }) {
  if (!filled) return <circle className={styles.empty} cx={x} cy={12} r={7} />;
  return (
    <>
      <circle className={styles.filled} cx={x} cy={12} r={8} />
      <circle className={styles.shine} cx={x - 2.5} cy={9.5} r={2.2} />
    </>
  );
}
