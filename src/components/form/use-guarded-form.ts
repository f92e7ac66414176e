import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { currentSession } from '#session/session.ts';
import type { FieldRegistry } from './field-registry.ts';
import { deleteDraft, findDraft, formIdPrefix } from './form-draft.ts';
import { getOpenForm } from './use-form-param.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

interface GuardOptions<Values> {
  /** True disables the confirmation and the draft; 'before-sending' confirms during the request only. */
  leaveWithoutWarning: boolean | 'before-sending';
  recordId: string | undefined;
  restoredValues: Partial<Values> | undefined;
  closingParams: readonly string[];
}

/** Asks before unsaved changes are lost, and restores the draft of an expired session. */
export function useGuardedForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: FieldRegistry,
  { leaveWithoutWarning, recordId = '', restoredValues, closingParams }: GuardOptions<Values>,
) {
  const { state } = useRouter();
  const [id] = useState(
    () => formIdPrefix(state.location.pathname, getOpenForm(state.location.search)) + recordId,
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
  /** Returns the changed values only: another user may change others before the draft is restored. */
  const typedValues = (): Partial<Values> =>
    Object.fromEntries(
      Object.entries(getValues()).filter(([name]) => name in dirtyFields && !fields.isSecret(name)),
    ) as Partial<Values>;
  const { confirmLeave, cancelConfirmation } = useUnsavedChanges({
    state: () => {
      if (!isUnsaved.current || leaveWithoutWarning === true) return 'saved';
      if (isSending.current) return 'sending';
      return leaveWithoutWarning === false ? 'unsaved' : 'saved';
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
    if (restoredValues) restore(restoredValues);
    const userId = currentSession()?.id;
    if (leaveWithoutWarning !== false || userId === undefined) return;
    let isClosed = false;
    const restoreDraft = async () => {
      const draft = await findDraft(userId);
      if (isClosed || draft?.form !== id) return;
      // Fields in which the user has typed since keep their newer values.
      const untouched = Object.entries(draft.values).filter(([name]) => !(name in typedNames.current));
      restore(Object.fromEntries(untouched) as Partial<Values>);
      await deleteDraft(userId);
    };
    void restoreDraft();
    return () => {
      isClosed = true;
    };
  }, [getValues, id, reset, restoredValues, leaveWithoutWarning]);

  const disableGuard = () => {
    isUnsaved.current = false;
    cancelConfirmation();
  };

  /** Makes the sent values, which are trimmed, the new default values. */
  const markSaved = (sent: Output) => {
    const current = getValues();
    const hasSameType = ([name, value]: [string, unknown]) => typeof value === typeof current[name];
    reset({ ...current, ...Object.fromEntries(Object.entries(sent as object).filter(hasSameType)) });
    disableGuard();
  };
  /** Runs the request; leaving the page meanwhile needs a confirmation. */
  const whileSending = async <Data>(call: () => Promise<Data>): Promise<Data> => {
    isSending.current = true;
    try {
      return await call();
    } catch (error) {
      // The dialog would cover the error message.
      cancelConfirmation();
      throw error;
    } finally {
      isSending.current = false;
    }
  };
  return { markSaved, disableGuard, confirmLeave, typedValues, whileSending };
}
