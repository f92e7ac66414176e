import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Grid } from '#ui/layout.tsx';
import styles from './parent.module.css';

interface FactsProps {
  /** The least width of a fact, rem. */
  min?: 12 | 16;
  /** `Fact` elements. */
  children: ReactNode;
}

/** Terms with their values below, in columns. */
export const Facts = ({ min = 12, children }: FactsProps) => (
  <Grid as="dl" min={min}>
    {children}
  </Grid>
);

/** A term and its value, or 'not known'. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="muted fs-0">{name}</dt>
    <dd className={classNames('bold tabular', styles.fact)}>
      {children || children === 0 ? children : 'Not known yet'}
    </dd>
  </div>
);
