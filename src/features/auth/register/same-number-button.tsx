import { useWatch, type Control } from 'react-hook-form';
import type { RegisterForm } from './register-form.ts';
import styles from './same-number-button.module.css';

interface SameNumberButtonProps {
  control: Control<RegisterForm>;
  onPress: (number: string) => void;
}

/** Saves typing a number twice; away while there is nothing to save. */
export function SameNumberButton({ control, onPress }: SameNumberButtonProps) {
  const [cellphone, whatsApp] = useWatch({ control, name: ['cellphoneNumber', 'whatsAppNumber'] });
  if (cellphone.trim() === '' || cellphone === whatsApp) return null;
  return (
    <button type="button" className={styles.same} onClick={() => onPress(cellphone)}>
      Same as cellphone
    </button>
  );
}
