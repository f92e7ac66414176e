import { Check, CloudOff, Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import type { SaveState } from '../draft/answer-draft.ts';
import styles from './save-status.module.css';

const words: Record<SaveState, string> = {
  untouched: '',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved yet. We will try again.',
  refused: 'Just looking: answers are kept for learners only.',
};

const icons: Record<SaveState, ReactNode> = {
  untouched: null,
  saving: <Spinner className={styles.spinner ?? ''} />,
  saved: <Check aria-hidden="true" />,
  failed: <CloudOff aria-hidden="true" />,
  refused: <Eye aria-hidden="true" />,
};

/**
 * Whether the answers are kept. Read out politely, and only what matters: that saving fails, and that it works again
 * (a screen reader that heard 'Saved' after every word would be in the way).
 */
export function SaveStatus({ state, className }: { state: SaveState; className?: string | undefined }) {
  const [spoken, setSpoken] = useState('');
  const isTrouble = state === 'failed' || state === 'refused';
  const isOver = state === 'saved' && spoken !== '';
  if ((isTrouble || isOver) && spoken !== words[state]) setSpoken(words[state]);

  return (
    <>
      <p className={classNames(styles.status, className)} data-trouble={isTrouble} aria-hidden={isTrouble}>
        {icons[state]}
        {words[state]}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
