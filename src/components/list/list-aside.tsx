import type { ReactNode } from 'react';
import { CountPill } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import styles from './panels.module.css';

interface ListAsideProps {
  /** A form before the list, or above it if there is no room for both. */
  form?: ReactNode;
  /** An `AsidePanel` after the list, hidden if there is no room for both. */
  panel?: ReactNode;
  children: ReactNode;
}

/** A list with a form or a panel beside it, depending on the width of the list. */
export const ListAside = ({ form, panel, children }: ListAsideProps) => (
  <div className={styles.container}>
    <Stack className={styles.columns}>
      {form ? <div className={styles.form}>{form}</div> : null}
      <div className={styles.list}>{children}</div>
      {panel ? <div className={styles.aside}>{panel}</div> : null}
    </Stack>
  </div>
);

interface AsidePanelProps {
  title: string;
  count: number;
  action?: ReactNode;
  /** Below the rows: a link to all of them. */
  foot?: ReactNode;
  /** `li` elements; those with `aria-current` are marked. */
  children: ReactNode;
}

/** A short list in a panel with its own scroll bar. */
export const AsidePanel = ({ title, count, action, foot, children }: AsidePanelProps) => (
  <section aria-label={title} className={styles.panel}>
    <Row gap={2} className={styles.head}>
      <Heading level={2} className="fs-1">
        {title}
      </Heading>
      <CountPill count={count} />
      {action ? <div className={styles.action}>{action}</div> : null}
    </Row>
    <ul className={styles.rows}>{children}</ul>
    {foot ? <div className={styles.link}>{foot}</div> : null}
  </section>
);
