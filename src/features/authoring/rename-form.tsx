import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { object } from 'valibot';
import { invalidateAfter } from '#api/invalidate.ts';
import { Problem } from '#api/problem.ts';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout.tsx';
import { partParams, titleText } from './title-rule.ts';
import styles from './setup.module.css';

export const schema = object({ title: titleText() });

interface RenameFormProps<Row, Body, Data> {
  record: { id: string; title: string };
  /** Reads the record from the server, not the cache; undefined when it does not exist any more. */
  read: () => Promise<Row | undefined>;
  mutation: UseMutationOptions<Data, Error, Body>;
  /** What is sent. Everything except the title comes from the record as it is now, not from a list loaded earlier. */
  toBody: (title: string, now: Row) => Body;
  /** The toast when it is saved. */
  success: string;
  /** The toast when saving failed, in addition to the message in the row. */
  failed?: string;
  /** What a 409 with this code says at the title. */
  titleTaken?: { code: string; message: string };
  /** The label of the button that saves. */
  submit?: string;
  onClose: () => void;
}

/**
 * Replaces a title while it is edited (AUT-043): Enter saves, Escape and Cancel leave it as it was. An empty title is not
 * sent, and after a failed save the typed text stays in the field.
 */
export function RenameForm<Row extends { title: string }, Body, Data>(
  props: RenameFormProps<Row, Body, Data>,
) {
  const { record, success, failed, titleTaken, submit = 'Save', onClose } = props;
  // As it was when the form opened: a reload of the list may bring a different one.
  const [before] = useState(record.title);
  const form = useProblemForm({
    schema,
    defaultValues: { title: before },
    mutation: { mutationFn: useSaveTitle(props) },
    edited: {
      version: before,
      reload: async () => {
        const now = await props.read();
        return now && { version: now.title, values: { title: now.title } };
      },
    },
    texts: {
      busy: 'Saving…',
      success,
      ...(failed !== undefined && { failed }),
      ...(titleTaken && { conflict: { field: 'title', ...titleTaken } }),
      problem: { missing: { title: 'Somebody has deleted it', advice: 'Cancel to see what is there.' } },
    },
    shouldSubmit: ({ title }) => {
      const isChange = title !== record.title;
      if (!isChange) onClose();
      return Promise.resolve(isChange);
    },
    onSuccess: onClose,
    mode: 'onSubmit',
    recordId: record.id,
    closingParams: partParams,
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
          hidesLabel
          autoComplete="off"
        />
        <Row gap={1} nowrap align="stretch">
          <FormSubmit>{submit}</FormSubmit>
          <Button variant="quiet" isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
        </Row>
        <FormFailure />
      </Form>
    </div>
  );
}

interface NewTitle {
  title: string;
  /** The title that is replaced: if the record has a different one by now, nothing is sent. */
  version?: string;
}

/** An update replaces the whole record, and the list may be out of date: the record is read before the title is sent. */
function useSaveTitle<Row extends { title: string }, Body, Data>(
  options: Pick<RenameFormProps<Row, Body, Data>, 'read' | 'mutation' | 'toBody'>,
) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(options.mutation);
  return async ({ title, version }: NewTitle): Promise<Data> => {
    const now = await options.read();
    if (now && now.title === version) return mutateAsync(options.toBody(title, now));
    // The record just read is newer than the list.
    void invalidateAfter('content', { client: queryClient });
    throw now ? new Problem(409, '', { code: 'record-changed' }) : new Problem(404, '');
  };
}
