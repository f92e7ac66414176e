import { useEffect } from 'react';
import { createTermMutation, updateTermMutation, type Term } from '#api/queries/terms.ts';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { mayBeThere } from '#components/form/form-problem.ts';
import { formValues } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { titledSchema } from '../setup/title-rule.ts';
import styles from '../setup/titled-form.module.css';

const gone = {
  missing: { title: 'Somebody has deleted this term', advice: 'Cancel to see what is there.' },
};

interface TermFormProps {
  /** The term to edit; without it a new one is added. */
  term: Term | undefined;
  /** The form was just opened, at the press of a button. */
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
  const { control, setFocus } = form;
  useEffect(() => {
    if (hasFocus) setFocus('title');
  }, [hasFocus, setFocus]);
  return (
    <Form form={form} className={`${cardStyle()} ${styles.form}`}>
      <h2 className={styles.heading}>{term ? `Edit ${term.title}` : 'Add a term'}</h2>
      <FormTextField control={control} name="title" label="Title" autoComplete="off" />
      <FormTextArea control={control} name="description" label="Description" rows={2} />
      <FormFailure />
      <div className={styles.actions}>
        <FormSubmit>{term ? 'Update' : 'Add'}</FormSubmit>
        {term ? (
          <Button isDisabled={form.busy !== undefined} onPress={() => onClose({ discard: true })}>
            Cancel
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
