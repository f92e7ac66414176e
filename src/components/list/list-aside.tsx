import type { ReactNode } from 'react';
import { CountPill } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import styles from './panels.module.css';

interface ListAsideProps {
  /** A form beside the list, or above a narrow list. */
  form?: ReactNode;
  /** An `AsidePanel` beside the list, hidden if the list is narrow. */
  panel?: ReactNode;
  children: ReactNode;
}

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
  foot?: ReactNode;
  /** `li` elements. Those with `aria-current` are highlighted. */
  children: ReactNode;
}

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
    {foot ? <div className={styles.asideFoot}>{foot}</div> : null}
  </section>
);
