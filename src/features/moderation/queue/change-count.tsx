import { formatCount } from '#lib/numbers.ts';
import styles from './queue.module.css';

/** A pill with the number of changes in the item beside it. */
export const ChangeCount = ({ count }: { count: number }) => (
  <span className={styles.count}>
    {' '}
    {formatCount(count)}
    <span className="visually-hidden"> {count === 1 ? 'change' : 'changes'}</span>
  </span>
);
