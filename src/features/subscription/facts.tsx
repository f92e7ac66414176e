import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Grid } from '#ui/layout.tsx';
import styles from './subscription.module.css';

interface FactsProps {
  /** Terms and what they are, in order. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Small names above what they are, as many beside each other as there is room for. */
export const Facts = ({ facts }: FactsProps) => (
  <Grid as="dl" min={8} gap={3} className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className="muted fs-0">{name}</dt>
        <dd className={classNames('breakable', styles.fact)}>{value}</dd>
      </div>
    ))}
  </Grid>
);
