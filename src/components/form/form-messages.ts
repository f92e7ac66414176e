import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast, type ToastMessage } from '#ui/feedback/toasts.ts';
import type { ProblemMessage } from '../problem-text.ts';
import { recordChangedMessage } from './conflict/record-changes.ts';
import type { ChangedRecord } from './conflict/use-edited-record.ts';
import type { FieldRegistry } from './field-registry.ts';
import { formProblem, type FormProblem } from './form-problem.ts';
import type { FormEvent } from './form-state.ts';
import type { ProblemFormOptions, ToastText } from './use-problem-form.ts';

interface Form<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  fields: FieldRegistry;
  options: Pick<
    ProblemFormOptions<Values, Output, never, never>,
    'schema' | 'texts' | 'toasts' | 'onProblem'
  > & { isSessionOver: () => boolean };
  dispatch: (event: FormEvent) => void;
}

export function formMessages<Values extends FieldValues, Output>({
  form,
  fields,
  options,
  dispatch,
}: Form<Values, Output>) {
  const { schema, texts } = options;
  const shownNames = () => Object.keys(schema.entries).filter((name) => fields.get(name)) as Path<Values>[];

  const showToast = (text: ToastText, tone: ToastMessage['tone']): (() => void) => {
    const message = typeof text === 'string' ? { message: text } : text;
    return toast({ profile: options.toasts ?? 'app', tone, ...message });
  };
  const showFailedToast = (problem: FormProblem<Path<Values>>): (() => void) | undefined => {
    const { alert } = problem;
    const text = typeof texts.failed === 'function' ? texts.failed(problem) : texts.failed;
    // The user is redirected to the login page, which shows the reason.
    if (alert?.kind === 'signedOut' && options.isSessionOver()) return undefined;
    // 'Failed' would repeat the alert's title, or be wrong for an unknown outcome or a wrong clock.
    const isUnsuitable = alert?.kind === 'unknown' || alert?.kind === 'clock' || alert?.title === text;
    if (text === undefined || isUnsuitable) return undefined;
    return showToast(text, 'error');
  };
  return {
    showToast,
    showFailedToast,
    showProblem(error: unknown): void {
      const overrides = typeof texts.problem === 'function' ? texts.problem(error) : texts.problem;
      const { conflict, unknownFields } = texts;
      const problem = formProblem(error, { names: shownNames(), conflict, unknownFields, overrides });
      const removeToast = showFailedToast(problem);
      for (const [name, message] of problem.fields) form.setError(name, { type: 'server', message });
      const isHandled = options.onProblem?.(problem, form, error) === true;
      const [first] = problem.fields;
      if (first) form.setFocus(first[0]);
      const alert = isHandled ? undefined : problem.alert && { ...problem.alert, error, takesFocus: !first };
      dispatch({ type: 'fail', error, alert, removeToast });
    },
    showChanges({ changes, discard }: ChangedRecord, error: unknown): void {
      const discardEdits = () => {
        discard?.();
        dispatch({ type: 'dismiss alert' });
        const [first] = shownNames();
        if (first) form.setFocus(first);
      };
      const changed = { changes, discard: discard && discardEdits };
      const alert = { ...recordChangedMessage, kind: 'conflict', error, takesFocus: true, changed } as const;
      dispatch({ type: 'fail', error, alert, removeToast: undefined });
    },
    showBlockedReason(reason: ProblemMessage): void {
      const alert = { ...reason, kind: 'refused', error: undefined, takesFocus: true } as const;
      const removeToast = showFailedToast({ fields: [], alert });
      dispatch({ type: 'fail', error: undefined, alert, removeToast });
    },
  };
}
