import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { currentSession } from '#session/session.ts';
import type { FieldRegistry } from './field-registry.ts';
import { deleteDraft, findDraft, formIdPrefix } from './form-draft.ts';
import { openForm } from './use-form-param.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

interface GuardOptions<Values> {
  /** Nobody is asked, or only while it is on its way; and nothing is kept. */
  unguarded: boolean | 'before-sending';
  /** The id of the record, where the URL does not name it. */
  recordId: string | undefined;
  /** What was typed before the form was closed the last time. */
  restoredValues: Partial<Values> | undefined;
  /** The query parameters with which the form goes. */
  closingParams: readonly string[];
}

/**
 * Guards the changes in a form, and brings back those that an ended session has cut off.
 */
export function useGuardedForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: FieldRegistry,
  { unguarded, recordId = '', restoredValues: typed, closingParams }: GuardOptions<Values>,
) {
  const { state } = useRouter();
  const [id] = useState(
    () => formIdPrefix(state.location.pathname, openForm(state.location.search)) + recordId,
  );
  const { isDirty, dirtyFields } = form.formState;
  const isUnsaved = useRef(false);
  const isSending = useRef(false);
  useEffect(() => {
    isUnsaved.current = isDirty;
  }, [isDirty]);

  const { getValues, reset } = form;
  const typedNames = useRef(dirtyFields);
  useEffect(() => {
    typedNames.current = dirtyFields;
  });
  /** Not all values: the record may have somebody else's changes by the time that they are brought back. */
  const typedValues = (): Partial<Values> =>
    Object.fromEntries(
      Object.entries(getValues()).filter(([name]) => name in dirtyFields && !fields.isSecret(name)),
    ) as Partial<Values>;
  const { confirmLeave, cancelConfirmation } = useUnsavedChanges({
    state: () => {
      if (!isUnsaved.current || unguarded === true) return 'saved';
      if (isSending.current) return 'sending';
      return unguarded === false ? 'unsaved' : 'saved';
    },
    discard: () => {
      isUnsaved.current = false;
    },
    values: typedValues,
    form: id,
    closingParams,
  });

  useEffect(() => {
    const restore = (values: Partial<Values>) =>
      reset({ ...getValues(), ...values }, { keepDefaultValues: true });
    if (typed) restore(typed);
    const userId = currentSession()?.id;
    if (unguarded !== false || userId === undefined) return;
    let isClosed = false;
    const restoreDraft = async () => {
      const draft = await findDraft(userId);
      if (isClosed || draft?.form !== id) return;
      // Typing that began before the device has answered is newer.
      const older = Object.entries(draft.values).filter(([name]) => !(name in typedNames.current));
      restore(Object.fromEntries(older) as Partial<Values>);
      await deleteDraft(userId);
    };
    void restoreDraft();
    return () => {
      isClosed = true;
    };
  }, [getValues, id, reset, typed, unguarded]);

  const disableGuard = () => {
    isUnsaved.current = false;
    cancelConfirmation();
  };

  /** What was sent is what the form starts from now: a text loses the spaces around it. */
  const markSaved = (sent: Output) => {
    const shown = getValues();
    const isAlike = ([name, value]: [string, unknown]) => typeof value === typeof shown[name];
    reset({ ...shown, ...Object.fromEntries(Object.entries(sent as object).filter(isAlike)) });
    disableGuard();
  };
  /** Makes the call of the form; leaving meanwhile asks recordId that. */
  const whileSending = async <Data>(call: () => Promise<Data>): Promise<Data> => {
    isSending.current = true;
    try {
      return await call();
    } catch (error) {
      // The question would cover the reason.
      cancelConfirmation();
      throw error;
    } finally {
      isSending.current = false;
    }
  };
  return { markSaved, disableGuard, confirmLeave, typedValues, whileSending };
}
