import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { currentSession } from '#session/session.ts';
import type { FieldRegistry } from './field-registry.ts';
import { dropDraft, keptDraft } from './kept-draft.ts';
import { openForm } from './use-form-param.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

/**
 * Guards the changes in a form, and brings back those that an ended session has cut off.
 *
 * @param isUnguarded nobody is asked, and nothing is kept
 */
export function useGuardedForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: FieldRegistry,
  isUnguarded: boolean,
) {
  const { state } = useRouter();
  const [id] = useState(() => `${state.location.pathname} ${openForm(state.location.search) ?? ''}`);
  const { isDirty } = form.formState;
  const isUnsaved = useRef(false);
  useEffect(() => {
    isUnsaved.current = isDirty;
  }, [isDirty]);

  const { getValues, reset, setValue } = form;
  const mayLeave = useUnsavedWork({
    isUnsaved: () => !isUnguarded && isUnsaved.current,
    discard: () => {
      isUnsaved.current = false;
    },
    values: () =>
      Object.fromEntries(Object.entries(getValues()).filter(([name]) => !fields.get(name)?.isSecret)),
    form: id,
  });

  useEffect(() => {
    const draft = keptDraft(currentSession()?.id, id);
    if (!draft) return;
    dropDraft(draft);
    reset({ ...getValues(), ...(draft.values as Partial<Values>) }, { keepDefaultValues: true });
  }, [getValues, id, reset]);

  /**
   * What was sent is what the form starts from now: a text loses the spaces around it. What somebody has typed since
   * stays, and is unsaved.
   *
   * @param submitted what was typed when it was sent
   */
  const markSaved = (submitted: Values, sent: Output) => {
    const typed = getValues();
    const changed = Object.keys(typed).filter((name) => !isSame(typed[name], submitted[name]));
    const isAlike = ([name, value]: [string, unknown]) => typeof value === typeof submitted[name];
    reset({ ...submitted, ...Object.fromEntries(Object.entries(sent as object).filter(isAlike)) });
    for (const name of changed as Path<Values>[]) {
      setValue(name, typed[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    isUnsaved.current = changed.length > 0;
  };
  return { markSaved, mayLeave };
}

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));
