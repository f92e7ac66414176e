import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Grid } from '#ui/layout.tsx';
import styles from './subscription.module.css';

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

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
