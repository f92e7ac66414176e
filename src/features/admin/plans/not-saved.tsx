import { isProblem } from '#api/problem.ts';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { isUnclear, problemText, whenUnclear } from '#components/problem-text.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { dropUnsavedPlan, type UnsavedPlan } from './unsaved-plans.ts';
import styles from './not-saved.module.css';

interface NotSavedProps {
  unsaved: UnsavedPlan;
  onCarryOn: () => void;
}

/** The editor has closed although the save failed (D-126): the list is as it was, and what was typed is still here. */
export function NotSaved({ unsaved: { id, name, error }, onCarryOn }: NotSavedProps) {
  const isCodeTaken = isProblem(error, 409) && error.code === 'plan-code-in-use';
  const { title, advice, kind } = problemText(error, {
    ...whenUnclear('It may have been saved all the same: look in the list before you try again.'),
    ...(isCodeTaken && {
      conflict: { title: 'Another plan has this plan code', advice: 'Choose another code.' },
    }),
    missing: { title: 'The plan is not there any more', advice: '' },
    invalid: { title: 'The school did not accept it', advice: reasons(error) },
  });
  return (
    <Alert
      tone="warning"
      title={isUnclear(kind) ? `We do not know whether ${name} was saved` : `${name} was not saved`}
      className={styles.alert}
    >
      <p role="status">
        {title}. {advice} The list shows what is stored. What you typed is kept.
      </p>
      <div className={styles.buttons}>
        <Button onPress={onCarryOn}>Carry on</Button>
        <Button
          variant="quiet"
          onPress={() => {
            dropUnsavedPlan(id);
            focusContent();
          }}
        >
          Discard it
        </Button>
      </div>
    </Alert>
  );
}

/** What the server says of single properties, each thing once. */
const reasons = (error: unknown): string =>
  isProblem(error) ? [...new Set(Object.values(error.errors).flat())].join(' ') : '';
