import { memo } from 'react';
import { Button } from '#ui/Button.tsx';

/** What is on its way. */
export type Sending = 'save' | 'submit';

interface WriterButtonsProps {
  isAdmin: boolean;
  sending: Sending | undefined;
  save: () => void;
  submit: () => void;
  onLeave: () => void;
}

/** Cancel, 'Submit for review' and, for administrators, Save (AUT-034). */
export const WriterButtons = memo(function WriterButtons(props: WriterButtonsProps) {
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
