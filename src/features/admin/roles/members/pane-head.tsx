import type { ReactNode } from 'react';
import { BackLink } from '#components/page/back-link.tsx';
import { useHeadingFocus } from '#components/page/focus/pane-focus.ts';
import styles from './pane-head.module.css';

interface PaneHeadProps {
  role: string;
  /** What the role opens. */
  note: string | undefined;
  /** It was opened by a press, which may have taken the pressed link away. */
  isPressed: boolean;
  /** Buttons. */
  children: ReactNode;
}

/** The heading of the members; in little room, where they take the place of the list, with the way back to it. */
export function PaneHead({ role, note, isPressed, children }: PaneHeadProps) {
  const heading = useHeadingFocus(isPressed);
  return (
    <header className={styles.head}>
      <div className={styles.back}>
        <BackLink to="/admin/roles" resetScroll={false} />
      </div>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          Members of “{role}”
        </h2>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </header>
  );
}
