import type { ReactNode } from 'react';
import type { View } from './view.ts';
import styles from './compare.module.css';

interface SidePanesProps {
  view: View;
  before: ReactNode;
  after: ReactNode;
  /** Beside the word 'After'. */
  afterLabel?: ReactNode;
}

/** Before and after side by side, or one above the other where there is little room; or one of them alone. */
export function SidePanes({ view, before, after, afterLabel }: SidePanesProps) {
  return (
    <div className={styles.panes} data-view={view}>
      {view === 'after' ? null : (
        <section className={styles.pane}>
          <h3 className={styles.heading}>Before</h3>
          {before}
        </section>
      )}
      {view === 'before' ? null : (
        <section className={styles.pane}>
          <h3 className={styles.heading}>
            After
            {afterLabel}
          </h3>
          {after}
        </section>
      )}
    </div>
  );
}
