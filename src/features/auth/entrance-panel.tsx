import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import styles from './entrance-panel.module.css';

interface EntrancePanelProps {
  title: string;
  /** What stands below the title: a sentence, or more. */
  children: ReactNode;
  /** May set `--words-top` and `--mascot-width`. */
  className?: string | undefined;
}

/**
 * The picture beside a form of the entrance, which stays while a long form moves; on a small screen a band above it,
 * without its words.
 */
export function EntrancePanel({ title, children, className }: EntrancePanelProps) {
  return (
    <div className={classNames(styles.panel, className)}>
      <div data-shweshwe className={styles.view}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <div className={styles.lead}>{children}</div>
        </div>
        <Art name="landscape" className={styles.landscape} />
        <Mascot mood="welcome" onIndigo className={styles.mascot} />
      </div>
    </div>
  );
}
