import type { ReactNode } from 'react';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
  /** Nothing on paper: it is there to be pressed. */
  onScreenOnly?: boolean;
}

/** One kind of what is kept. */
export function Section({ id, title, children, onScreenOnly }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames(cardStyle(), styles.section, onScreenOnly && styles.onScreenOnly)}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

/** One thing that is kept, or that there is nothing. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || 'Not known yet'}</dd>
    </div>
  );
}
