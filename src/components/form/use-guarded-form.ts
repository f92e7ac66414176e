import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useKeptWork } from '#session/kept-work.ts';
import { currentSession } from '#session/session.ts';
import type { FieldRegistry } from './field-registry.ts';
import { dropDraft, keptDraft } from './kept-draft.ts';
import { openForm } from './use-form-param.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

/**
 * Guards the changes in a form, and brings back those that an ended session has cut off.
 *
 * @param options.isUnguarded nobody is asked, and nothing is kept
 * @param options.about the id of the record, where the URL does not name it
 */
export function useGuardedForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: FieldRegistry,
  { isUnguarded, about = '' }: { isUnguarded: boolean; about: string | undefined },
) {
  const { state } = useRouter();
  const [id] = useState(() => `${state.location.pathname} ${openForm(state.location.search) ?? ''} ${about}`);
  const { isDirty, dirtyFields } = form.formState;
  const isUnsaved = useRef(false);
  useEffect(() => {
    isUnsaved.current = isDirty;
  }, [isDirty]);
  useKeptWork(isDirty && !isUnguarded ? 'What you typed is kept.' : undefined);

  const { getValues, reset } = form;
  const { mayLeave, dropQuestion } = useUnsavedWork({
    isUnsaved: () => !isUnguarded && isUnsaved.current,
    discard: () => {
      isUnsaved.current = false;
    },
    // Only what was typed: the record may have another owner's changes by the time that it is brought back.
    values: () =>
      Object.fromEntries(
        Object.entries(getValues()).filter(([name]) => name in dirtyFields && !fields.get(name)?.isSecret),
      ),
    form: id,
  });

  useEffect(() => {
    const draft = keptDraft(currentSession()?.id, id);
    if (!draft) return;
    dropDraft(draft);
    reset({ ...getValues(), ...(draft.values as Partial<Values>) }, { keepDefaultValues: true });
  }, [getValues, id, reset]);

  /** What was sent is what the form starts from now: a text loses the spaces around it. */
  const markSaved = (sent: Output) => {
    const typed = getValues();
    const isAlike = ([name, value]: [string, unknown]) => typeof value === typeof typed[name];
    reset({ ...typed, ...Object.fromEntries(Object.entries(sent as object).filter(isAlike)) });
    isUnsaved.current = false;
    dropQuestion();
  };
  return { markSaved, mayLeave };
}
