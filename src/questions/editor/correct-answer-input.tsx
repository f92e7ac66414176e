import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './editor.module.css';

interface MarkProps {
  kind: 'radio' | 'checkbox';
  /** Radio buttons with the same name are one group for the arrow keys. */
  name: string;
  /** Accessible name without a visible label. */
  label?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children?: ReactNode;
}

/** A native control: groups of react-aria-components would take the arrow keys from the text fields between them. */
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
        className={classNames(styles.indicator, kind === 'radio' ? styles.dot : styles.box)}
        aria-hidden="true"
      >
        {kind === 'checkbox' ? <Check /> : null}
      </span>
      {children}
    </label>
  );
}
