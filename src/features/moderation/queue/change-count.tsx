import { formatCount } from '#lib/numbers.ts';
import styles from './queue.module.css';

export const ChangeCount = ({ count }: { count: number }) => (
  <span className={styles.count}>
    {' '}
    {formatCount(count)}
    <span className="visually-hidden"> {count === 1 ? 'change' : 'changes'}</span>
  </span>
);
