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
import { formParams } from './form-params.ts';
import { titleRule } from './title-rule.ts';
import styles from './setup.module.css';

export const schema = object({ title: titleRule() });

interface RenameFormProps<Item, Body, Data> {
  record: { id: string; title: string };
  /** Reads the record from the server; undefined when it was deleted. */
  read: () => Promise<Item | undefined>;
  mutation: UseMutationOptions<Data, Error, Body>;
  /** Builds the request from the title and the record as the server has it now. */
  toBody: (title: string, now: Item) => Body;
  success: string;
  /** Text of the toast after a failure, in addition to the message in the row. */
  failureText?: string;
  /** Field error of the title for a 409 with this code. */
  titleTaken?: { code: string; message: string };
  submit?: string;
  onClose: () => void;
}

/** Edits a title in its row (AUT-043): Enter saves, Escape and Cancel close the form. */
export function RenameForm<Item extends { title: string }, Body, Data>(
  props: RenameFormProps<Item, Body, Data>,
) {
  const { record, success, failureText, titleTaken, submit = 'Save', onClose } = props;
  // The title when the form opened: a reload of the list may change `record.title`.
  const [initialTitle] = useState(record.title);
  const form = useProblemForm({
    schema,
    defaultValues: { title: initialTitle },
    mutation: { mutationFn: useSaveTitle(props) },
    edited: {
      version: initialTitle,
      reload: async () => {
        const now = await props.read();
        return now && { version: now.title, values: { title: now.title } };
      },
    },
    texts: {
      busy: 'Saving…',
      success,
      ...(failureText !== undefined && { failed: failureText }),
      ...(titleTaken && { conflict: { field: 'title', ...titleTaken } }),
      problem: {
        missing: { title: 'Another user has deleted it', advice: 'Cancel to see the current list.' },
      },
    },
    shouldSubmit: ({ title }) => {
      const isChange = title !== record.title;
      if (!isChange) onClose();
      return Promise.resolve(isChange);
    },
    onSuccess: onClose,
    mode: 'onSubmit',
    recordId: record.id,
    closingParams: formParams,
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
    // The element has no implicit role: it only handles Escape from the controls inside.
    <div role="presentation" className={styles.renaming} onKeyDown={closeByEscape}>
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
  /** The title when the form opened; nothing is sent if the record has a different one now. */
  version?: string;
}

/** Reads the record before sending the title: an update replaces the whole record, and the list may be stale. */
function useSaveTitle<Item extends { title: string }, Body, Data>(
  options: Pick<RenameFormProps<Item, Body, Data>, 'read' | 'mutation' | 'toBody'>,
) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(options.mutation);
  return async ({ title, version }: NewTitle): Promise<Data> => {
    const now = await options.read();
    if (now && now.title === version) return mutateAsync(options.toBody(title, now));
    void invalidateAfter('content', { client: queryClient });
    throw now ? new Problem(409, '', { code: 'record-changed' }) : new Problem(404, '');
  };
}
