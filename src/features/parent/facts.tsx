import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Grid } from '#ui/layout.tsx';
import styles from './parent.module.css';

interface FactsProps {
  /** The minimum width of a fact, in rem. */
  min?: 12 | 16;
  children: ReactNode;
}

/** A description list in columns. */
export const Facts = ({ min = 12, children }: FactsProps) => (
  <Grid as="dl" min={min}>
    {children}
  </Grid>
);

/** A term and its value; without children, the value is 'Not known yet'. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="muted fs-0">{name}</dt>
    <dd className={classNames('bold tabular', styles.fact)}>
      {children || children === 0 ? children : 'Not known yet'}
    </dd>
  </div>
);
