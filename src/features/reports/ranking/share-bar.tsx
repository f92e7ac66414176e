import styles from './share-bar.module.css';

/** A share as a bar, 0 to 1. Decoration: the number stands beside it. */
export function ShareBar({ share }: { share: number }) {
  const percent = Math.min(Math.max(share, 0), 1) * 100;
  return (
    <div className={styles.bar} aria-hidden="true">
      <div className={styles.fill} style={{ width: `${percent}%` }} />
    </div>
  );
}
