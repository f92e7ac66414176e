import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import panes from './panes.module.css';
import styles from './queue-screen.module.css';

/** A skeleton of the panes. */
export const QueueWaiting = () => (
  <Loading text="Loading moderation queue…">
    <div className={styles.panes} aria-hidden="true">
      <Waiting lines={5} />
      <Waiting lines={4} />
    </div>
  </Loading>
);

const Waiting = ({ lines }: { lines: number }) => (
  <div className={panes.pane}>
    <div className={panes.head}>
      <Skeleton width="10rem" />
    </div>
    <div className={styles.waiting}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line % 2 === 0 ? '70%' : '55%'} />
      ))}
    </div>
  </div>
);
