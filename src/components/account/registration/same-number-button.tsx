import { useWatch } from 'react-hook-form';
import type { ProblemForm } from '#components/form/use-problem-form.ts';
import type { RegistrationForm } from './registration-form.ts';
import styles from './registration.module.css';

/** Saves typing a number twice, and shows it by going there; away while there is nothing to save. */
export function SameNumberButton({ form }: { form: ProblemForm<RegistrationForm, RegistrationForm> }) {
  const { control, setFocus, setValue, busy } = form;
  const [cellphone, whatsApp] = useWatch({ control, name: ['cellphoneNumber', 'whatsAppNumber'] });
  if (busy !== undefined || cellphone.trim() === '' || cellphone === whatsApp) return null;
  const takeOver = () => {
    setValue('whatsAppNumber', cellphone, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setFocus('whatsAppNumber');
  };
  return (
    <button type="button" className={styles.same} onClick={takeOver}>
      Same as cellphone
    </button>
  );
}
