import type { ReactNode } from 'react';
import { formatCount } from '#lib/numbers.ts';
import { Heading } from '#ui/Heading.tsx';
import styles from './list-aside.module.css';

interface ListAsideProps {
  /** Shown beside the list where there is room: an `AsidePanel`. */
  aside: ReactNode;
  children: ReactNode;
}

/** A list with a slot beside it. The room that a side panel leaves counts. */
export const ListAside = ({ aside, children }: ListAsideProps) => (
  <div className={styles.place}>
    <div className={styles.columns}>
      <div className={styles.list}>{children}</div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  </div>
);

interface AsidePanelProps {
  title: string;
  count: number;
  /** A link or button in the head. */
  action?: ReactNode;
  /** Below the rows: a link to all of them. */
  foot?: ReactNode;
  /** `li` elements; the one with `aria-current` is marked. */
  children: ReactNode;
}

/** A short list in a panel that scrolls by itself. */
export const AsidePanel = ({ title, count, action, foot, children }: AsidePanelProps) => (
  <section aria-label={title} className={styles.panel}>
    <div className={styles.head}>
      <Heading level={2} className={styles.heading}>
        {title}
      </Heading>
      <span className={styles.count}>{formatCount(count)}</span>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
    <ul className={styles.rows}>{children}</ul>
    {foot ? <div className={styles.foot}>{foot}</div> : null}
  </section>
);
