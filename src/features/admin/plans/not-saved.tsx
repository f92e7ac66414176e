import { problemText } from '#components/problem-text.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './not-saved.module.css';

interface NotSavedProps {
  name: string;
  error: unknown;
  onCarryOn: () => void;
  onDiscard: () => void;
}

/** The editor has closed although the save failed (D-126): the list is as it was, and what was typed is still here. */
export function NotSaved({ name, error, onCarryOn, onDiscard }: NotSavedProps) {
  const { title, advice } = problemText(error, {
    conflict: { title: 'Another plan has this plan code', advice: 'Choose another code.' },
    missing: { title: 'It is not there any more', advice: '' },
  });
  return (
    <Alert tone="warning" title={`${name} was not saved`} className={styles.alert}>
      <p>
        {title}. {advice} The list shows what is stored; what you typed is kept.
      </p>
      <div className={styles.buttons}>
        <Button onPress={onCarryOn}>Carry on</Button>
        <Button variant="quiet" onPress={onDiscard}>
          Discard it
        </Button>
      </div>
    </Alert>
  );
}
