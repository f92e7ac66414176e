import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import styles from './queue.module.css';

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
  <div className={classNames(cardStyle({ flush: true }), styles.pane)}>
    <Row className={styles.head}>
      <Skeleton width="10rem" />
    </Row>
    <Stack className={styles.waiting}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line % 2 === 0 ? '70%' : '55%'} />
      ))}
    </Stack>
  </div>
);
