import { Check, Circle } from 'lucide-react';
import { passwordRules } from './new-password.ts';
import styles from './password-checklist.module.css';

interface PasswordChecklistProps {
  password: string;
  /** For the field's `aria-describedby`. */
  id?: string;
}

/** Ticks off, while somebody types, what a new password has to have (VAL-005). */
export function PasswordChecklist({ password, id }: PasswordChecklistProps) {
  return (
    <ul id={id} aria-label="The password needs" className={styles.list}>
      {passwordRules.map(({ words, holds }) => {
        const isMet = holds(password);
        const Icon = isMet ? Check : Circle;
        return (
          <li key={words} className={isMet ? `${styles.rule} ${styles.met}` : styles.rule}>
            <Icon aria-hidden="true" />
            <span>
              {words}
              {isMet ? <span className="visually-hidden">: done</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
