import type { ReactNode } from 'react';
import { Stack } from '#ui/layout.tsx';
import { Art } from '#ui/picture/Art.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import styles from './rsvp.module.css';

interface RsvpPageProps {
  lead?: ReactNode;
  children: ReactNode;
}

/** The layout of the page: heading (TRI-003), content and, in a wide window, a picture. */
export function RsvpPage({ lead, children }: RsvpPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <Stack gap={5} className={styles.content}>
          <header>
            <h1 tabIndex={-1} className={styles.title}>
              Book a Coding Trial Session
            </h1>
            {lead}
          </header>
          {children}
        </Stack>
        <div data-shweshwe className={styles.panel}>
          <div className={styles.intro}>
            <p className={styles.claim}>
              Your first
              <br />
              hour of code.
            </p>
            <p>
              Bring a parent and a water bottle.
              <br />
              No experience needed.
            </p>
          </div>
          <Art name="landscape" className={styles.landscape} />
          <Mascot mood="welcome" onIndigo className={styles.mascot} />
        </div>
      </div>
    </div>
  );
}
