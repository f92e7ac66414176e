import { updateTermMutation, type Term } from '#api/queries/terms.ts';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { PageForm } from '#components/form/page-form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { useReturnOfFocus } from '#components/page/focus/use-return-of-focus.ts';
import { Button } from '#ui/Button.tsx';
import { titledSchema } from '../title-rule.ts';

interface TermFormProps {
  term: Term;
  onClose: (options?: { discard: boolean }) => void;
}

/** Updates the term that was chosen in the table (AUT-008, VAL-019). */
export function TermForm({ term, onClose }: TermFormProps) {
  const opener = useReturnOfFocus();
  const form = useProblemForm({
    schema: titledSchema,
    defaultValues: formValues(titledSchema, term),
    mutation: updateTermMutation(term.id),
    texts: {
      busy: 'Updating…',
      success: 'Term updated',
      problem: {
        missing: { title: 'Somebody has deleted this term', advice: 'Cancel to see what is there.' },
      },
    },
    onSuccess: () => onClose(),
  });
  return (
    <PageForm
      form={form}
      title={`Edit ${term.title}`}
      submit="Update"
      actions={
        <Button isDisabled={form.busy !== undefined} onPress={() => onClose({ discard: true })}>
          Cancel
        </Button>
      }
      // Not when the URL opened it.
      takesFocus={opener instanceof HTMLButtonElement}
    >
      <FormTextField control={form.control} name="title" label="Title" autoComplete="off" />
      <FormTextArea control={form.control} name="description" label="Description" rows={2} />
    </PageForm>
  );
}
