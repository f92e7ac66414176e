import type { ReactNode } from 'react';
import styles from './sheet-parts.module.css';

/** A titled part of a page that shows several looks beside each other. */
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

/** Looks in a line that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Looks below each other, as wide as a phone or narrower. */
export function Column({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return <div className={narrow ? styles.narrow : styles.column}>{children}</div>;
}
