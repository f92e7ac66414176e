import { Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './note.module.css';

interface NoteProps {
  /** hint: help while answering. correction: the right answer. open: the same, when nothing was answered. */
  kind: 'hint' | 'correction' | 'open';
  id?: string;
  children: ReactNode;
}

/** One line below the controls of a question, with an icon. */
export function Note({ kind, id, children }: NoteProps) {
  const Icon = kind === 'correction' ? X : Info;
  return (
    <p className={classNames(styles.note, styles[kind])} id={id}>
      <Icon aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** The author's explanation after marking. */
export function Feedback({ children }: { children: string }) {
  return (
    <p className={classNames(styles.note, styles.feedback)}>
      <Info aria-hidden="true" />
      <span>
        <span className="visually-hidden">Feedback: </span>
        {children}
      </span>
    </p>
  );
}
