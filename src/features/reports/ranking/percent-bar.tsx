import styles from './percent-bar.module.css';

/** A percentage as a bar. Decoration: the number stands beside it. */
export function PercentBar({ percent }: { percent: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <div className={styles.fill} style={{ width: `${Math.min(Math.max(percent, 0), 100)}%` }} />
    </div>
  );
}
