import type { ReactNode } from 'react';
import { cardStyle } from '#ui/card-style.ts';
import { Mascot, type MascotMood } from '#ui/picture/Mascot.tsx';
import styles from './contact.module.css';

interface PanelScreenProps {
  title: string;
  lead: string;
  mood: MascotMood;
  children: ReactNode;
}

/** A screen that is one card: words and mascot in its head, standing on a line, and what to do below it. */
export function PanelScreen({ title, lead, mood, children }: PanelScreenProps) {
  return (
    <div className={styles.narrow}>
      <div className={cardStyle()}>
        <header className={styles.head}>
          <div className={styles.words}>
            <h1 tabIndex={-1} className="fs-4">
              {title}
            </h1>
            <p className="muted">{lead}</p>
          </div>
          <Mascot mood={mood} className={styles.mascot} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
