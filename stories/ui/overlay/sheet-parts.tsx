import type { ReactNode } from 'react';
import styles from './sheet-parts.module.css';

/** A titled section that shows several variants. */
export function Section({ title, children, wide }: { title: string; children: ReactNode; wide?: boolean }) {
  return (
    <section className={wide ? styles.wide : styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}

/** Variants in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Variants in a column as wide as a phone. */
export function Column({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return <div className={narrow ? styles.narrow : styles.column}>{children}</div>;
}
