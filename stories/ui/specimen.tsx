import type { ReactNode } from 'react';
import styles from './specimen.module.css';

export function Section({ title, children, wide }: { title: string; children: ReactNode; wide?: boolean }) {
  return (
    <section className={wide ? styles.wide : styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

export function SpecimenGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** `narrow` limits the width to that of a phone. */
export function Column({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return <div className={narrow ? styles.narrow : styles.column}>{children}</div>;
}
