import styles from './progress.module.css';

const width = 120;
const height = 28;
const edge = 4;

/** Scores from 0 to 100, the oldest first, as a line with its last point marked. Decoration: words stand beside it. */
export function Sparkline({ points }: { points: readonly number[] }) {
  const last = points.at(-1);
  if (last === undefined) return null;
  const step = (width - 2 * edge) / Math.max(points.length - 1, 1);
  const x = (index: number) => (points.length === 1 ? width / 2 : edge + index * step);
  const y = (percent: number) => height - edge - (percent / 100) * (height - 2 * edge);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.sparkline}>
      <line x1={edge} x2={width - edge} y1={y(0)} y2={y(0)} className={styles.ground} />
      <polyline points={points.map((percent, index) => `${x(index)},${y(percent)}`).join(' ')} />
      <circle cx={x(points.length - 1)} cy={y(last)} r="3.5" />
    </svg>
  );
}
