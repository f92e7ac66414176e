import { RotateCw } from 'lucide-react';
import { buttonStyle } from '#ui/button-style.ts';
import styles from './menu-error.module.css';

interface MenuTroubleProps {
  message: string;
  onRetry: () => void;
}

/** A part of the menu is missing: said in a line, with a small way to try again. */
export function MenuTrouble({ message, onRetry }: MenuTroubleProps) {
  return (
    <div className={styles.trouble}>
      <p role="status">{message}</p>
      <button type="button" className={buttonStyle({ size: 'small' })} onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        Try again
      </button>
    </div>
  );
}
