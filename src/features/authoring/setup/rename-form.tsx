import { useEffect, useState, type KeyboardEvent } from 'react';
import { object } from 'valibot';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Button } from '#ui/Button.tsx';
import { partParams } from './part-params.ts';
import { titleText } from './title-rule.ts';
import { useTitleUpdate, type Renaming } from './use-title-update.ts';
import styles from './rename-form.module.css';

const schema = object({ title: titleText() });

interface RenameFormProps<Row, Body, Data> {
  record: { id: string; title: string };
  renaming: Renaming<Row, Body, Data>;
  /** The label of the button that saves. */
  submit?: string;
  onClose: () => void;
}

/**
 * Replaces a title while it is edited (AUT-043): Enter saves, Escape and Cancel leave it as it was. An empty title is not
 * sent, and after a failed save the typed text stays in the field.
 */
export function RenameForm<Row extends { title: string }, Body, Data>({
  record,
  renaming,
  submit = 'Save',
  onClose,
}: RenameFormProps<Row, Body, Data>) {
  // As it was when the form opened: a reload of the list may bring a different one.
  const [before] = useState(record.title);
  const form = useProblemForm({
    schema,
    defaultValues: { title: before },
    ...useTitleUpdate(before, renaming),
    texts: {
      busy: 'Saving…',
      success: renaming.success,
      ...(renaming.failed !== undefined && { failed: renaming.failed }),
      problem: { missing: { title: 'Somebody has deleted it', advice: 'Cancel to see what is there.' } },
    },
    mayCall: ({ title }) => {
      const isChange = title !== record.title;
      if (!isChange) onClose();
      return Promise.resolve(isChange);
    },
    onSuccess: onClose,
    mode: 'onSubmit',
    about: record.id,
    closedBy: partParams,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  const isBusy = form.busy !== undefined;
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBusy) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // The form only listens to keys from the controls inside it.
    <div role="presentation" className={styles.place} onKeyDown={closeByEscape}>
      <Form form={form} className={styles.form}>
        <FormTextField
          control={form.control}
          name="title"
          label={`New title of ${record.title}`}
          autoComplete="off"
        />
        <div className={styles.buttons}>
          <FormSubmit>{submit}</FormSubmit>
          <Button variant="quiet" isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
        </div>
        <FormFailure />
      </Form>
    </div>
  );
}
