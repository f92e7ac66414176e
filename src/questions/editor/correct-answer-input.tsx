import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './editor.module.css';

interface MarkProps {
  kind: 'radio' | 'checkbox';
  /** Radios with one name are one group: the arrow keys move between them, whatever stands there besides. */
  name: string;
  /** Read in place of visible words. */
  label?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Words beside it. */
  children?: ReactNode;
}

/**
 * Marks what is right. A plain radio button or checkbox of the browser: the groups of react-aria-components would take the arrow
 * keys from the text fields between the marks.
 */
export function CorrectAnswerInput({ kind, name, label, isChecked, onChange, children }: MarkProps) {
  return (
    <label className={styles.mark}>
      <input
        className={styles.input}
        type={kind}
        name={name}
        aria-label={label}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span
        className={classNames(styles.sign, kind === 'radio' ? styles.dot : styles.box)}
        aria-hidden="true"
      >
        {kind === 'checkbox' ? <Check /> : null}
      </span>
      {children}
    </label>
  );
}
