import { memo } from 'react';
import { Button } from '#ui/Button.tsx';

export type Sending = 'save' | 'submit';

interface FormButtonsProps {
  isAdmin: boolean;
  sending: Sending | undefined;
  save: () => void;
  submit: () => void;
  onLeave: () => void;
}

/** Cancel, 'Submit for review' and, for administrators, Save (AUT-034). */
export const FormButtons = memo(function FormButtons(props: FormButtonsProps) {
  const { isAdmin, sending, save, submit, onLeave } = props;
  return (
    <>
      <Button variant="quiet" onPress={onLeave}>
        Cancel
      </Button>
      <Button
        variant={isAdmin ? 'secondary' : 'primary'}
        busy={sending === 'submit' ? 'Submitting…' : undefined}
        isDisabled={sending === 'save'}
        onPress={submit}
      >
        Submit for review
      </Button>
      {isAdmin ? (
        <Button
          variant="primary"
          busy={sending === 'save' ? 'Saving…' : undefined}
          isDisabled={sending === 'submit'}
          aria-keyshortcuts="Control+S"
          onPress={save}
        >
          Save
        </Button>
      ) : null}
    </>
  );
});
