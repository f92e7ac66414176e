import type { ReactNode } from 'react';
import { cardStyle } from '../card-style.ts';
import { classNames } from '../class-names.ts';
import { Heading } from '../Heading.tsx';
import type { HeadingLevel } from '../Heading.tsx';
import { Mascot } from '../picture/Mascot.tsx';
import type { MascotMood } from '../picture/Mascot.tsx';
import styles from './StatePanel.module.css';

export interface StatePanelProps {
  mood: MascotMood;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /** Omits the card around the content. */
  bare?: boolean | undefined;
  className?: string | undefined;
}

/** Replaces content with a mascot, a heading, a text and the next action. */
export function StatePanel({
  mood,
  title,
  text,
  action,
  headingLevel = 2,
  bare,
  className,
}: StatePanelProps) {
  return (
    <div className={classNames(!bare && cardStyle(), styles.panel, className)} data-state-panel>
      <Mascot mood={mood} />
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {typeof text === 'string' ? (
        <p className={styles.text}>{text}</p>
      ) : (
        <div className={styles.text}>{text}</div>
      )}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
