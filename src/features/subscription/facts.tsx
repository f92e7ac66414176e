import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** Terms and what they are, in order. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Small names above what they are, as many beside each other as there is room for. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
