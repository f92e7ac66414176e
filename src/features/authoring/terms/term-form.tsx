import { createTermMutation, updateTermMutation, type Term } from '#api/queries/terms.ts';
import { mayBeThere } from '#components/form/form-problem.ts';
import { formValues } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { titledSchema } from '../setup/title-rule.ts';
import { TitledFields } from '../setup/titled-fields.tsx';

const gone = {
  missing: { title: 'Somebody has deleted this term', advice: 'Cancel to see what is there.' },
};

interface TermFormProps {
  /** The term to edit; without it a new one is added. */
  term: Term | undefined;
  /** Somebody has just opened the form with a button. */
  hasFocus: boolean;
  onSaved: () => void;
  onClose: (options: { discard: boolean }) => void;
}

/** Adds a term, or updates the one that was chosen in the table (AUT-008, VAL-019). */
export function TermForm({ term, hasFocus, onSaved, onClose }: TermFormProps) {
  const form = useProblemForm({
    schema: titledSchema,
    defaultValues: formValues(titledSchema, term ?? {}),
    mutation: term ? updateTermMutation(term.id) : createTermMutation(),
    texts: {
      busy: term ? 'Updating…' : 'Adding…',
      success: term ? 'Term updated' : 'Term added',
      problem: term ? gone : mayBeThere,
    },
    onSuccess: onSaved,
  });
  return (
    <TitledFields
      form={form}
      heading={term ? `Edit ${term.title}` : 'Add a term'}
      headingLevel={2}
      hasFocus={hasFocus}
      submit={<FormSubmit>{term ? 'Update' : 'Add'}</FormSubmit>}
      actions={
        term ? (
          <Button isDisabled={form.busy !== undefined} onPress={() => onClose({ discard: true })}>
            Cancel
          </Button>
        ) : null
      }
      className={cardStyle()}
    />
  );
}
