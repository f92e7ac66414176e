import { RotateCw } from 'lucide-react';
import { buttonStyle } from '#ui/button-style.ts';
import styles from './menu-list.module.css';

interface MenuErrorProps {
  message: string;
  onRetry: () => void;
}

export function MenuError({ message, onRetry }: MenuErrorProps) {
  return (
    <div className={styles.error}>
      <p role="status">{message}</p>
      <button type="button" className={buttonStyle({ size: 'small' })} onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        Try again
      </button>
    </div>
  );
}
