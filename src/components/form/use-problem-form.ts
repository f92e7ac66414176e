import { valibotResolver } from '@hookform/resolvers/valibot';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useReducer, useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { isProblem } from '#api/problem.ts';
import { currentSession } from '#session/session.ts';
import type { ToastMessage } from '#ui/feedback/toasts.ts';
import type { ProblemTextOverrides, ProblemMessage } from '../problem-text.ts';
import { useIdempotentMutation } from '../use-idempotent-mutation.ts';
import { useOnce } from '../use-once.ts';
import type { EditedRecord } from './changed/record-changes.ts';
import { useEditedRecord } from './changed/use-edited-record.ts';
import { createFieldRegistry, type FieldRegistry } from './field-registry.ts';
import { formMessages } from './form-messages.ts';
import type { FormProblem } from './form-problem.ts';
import type { FormSchema } from './form-schema.ts';
import { idle, nextFormState, type FormAlert, type FormState } from './form-state.ts';
import { useGuardedForm } from './use-guarded-form.ts';
import { useValuesBeforeHydration } from './use-values-before-hydration.ts';

/** The text of a toast; a lone string has no title. */
export type ToastText = string | Pick<ToastMessage, 'title' | 'message'>;

export interface ProblemFormOptions<Values extends FieldValues, Output, Body, Data> {
  /** What the fields are and what each needs; a valibot `object`, or a pipe that begins with one. */
  schema: FormSchema<Values, Output>;
  /** The record as it was loaded, or an empty one. */
  defaultValues: NoInfer<Values>;
  mutation: UseMutationOptions<Data, Error, Body>;
  /** What is sent. Without it, the values. */
  toBody?: (values: Output) => Body;
  /** What this form says in its own words; everything else comes from `problemText`. */
  texts: {
    /** On the button while the call runs. */
    busy: string;
    /** On the button after it succeeded, while `onSuccess` runs. */
    leaving?: string;
    success?: ToastText;
    /** Without it, no toast says that the call failed; nor where the alert has the same title. */
    failed?: ToastText | ((problem: FormProblem<string>) => ToastText);
    /** A function, where it takes more than the kind of failure to know what to say. */
    problem?: ProblemTextOverrides | ((error: unknown) => ProblemTextOverrides);
    /** A 409 stands at this field, in these words; where a 409 may mean other things, the one with this code. */
    conflict?: { field: Path<Values>; message: string; code?: string };
    /** In place of the server's own messages about what has no field here. */
    unknownFields?: ProblemMessage;
  };
  /** Which kind of toasts it shows. */
  toasts?: ToastMessage['profile'];
  /** Whether to make the call: after a question such as 'Change your grade?', or without one. */
  shouldSubmit?: (values: Output) => Promise<boolean>;
  /** Makes use of the response; when it throws, the call has failed. */
  handleResponse?: (data: Data) => Promise<unknown>;
  /** What follows, such as a navigation. The form stays busy until it is done. */
  onSuccess?: (data: Data, values: Output) => unknown;
  /** In place of all messages: the form closes all the same, and its screen looks after what was typed (D-126). */
  onFailure?: (typed: Partial<NoInfer<Values>>, error: unknown) => void;
  /** What `onFailure` was given, for the form to go on from; the same object each time. */
  restoredValues?: Partial<NoInfer<Values>> | undefined;
  /** Returns true when it has told the user: then the form shows no alert. */
  onProblem?: (
    problem: FormProblem<Path<Values>>,
    form: UseFormReturn<Values, unknown, Output>,
    error: unknown,
  ) => unknown;
  /** Why nothing can be sent, whatever is filled in; said on every attempt. */
  blockedReason?: ProblemMessage | undefined;
  /** When a field says for the first time what is wrong with it; on leaving it, unless said otherwise. */
  mode?: 'onTouched' | 'onSubmit';
  /** Save is off until all is right, says what is missing, and Enter says it at the fields (D-090). */
  disableWhileInvalid?: boolean;
  /**
   * Lets people leave without a question, for forms that hold next to nothing; with 'before-sending' they are still asked
   * while it is on its way.
   */
  unguarded?: boolean | 'before-sending';
  /** The record that is edited, where somebody else may save it first; its version goes into the body by itself. */
  edited?: EditedRecord<NoInfer<Values>> | undefined;
  /** The id of the record, where the URL does not name it: what was typed comes back to no other one. */
  recordId?: string;
  /** Query parameters with which the form goes, such as that of the tab that it is in: a change asks first. */
  closingParams?: readonly string[];
}

/** What the parts of a form need of it, whatever its fields are. */
export interface FormParts {
  control: Control;
  schema: FormSchema;
  fields: FieldRegistry;
  /** For the form element. */
  formRef: (element: HTMLFormElement | null) => void;
  submit: (event: SyntheticEvent) => void;
  /** The busy word while a call runs. */
  busy: string | undefined;
  alert: FormAlert | undefined;
  disableWhileInvalid: boolean;
}

export interface ProblemForm<Values extends FieldValues, Output> extends Pick<
  UseFormReturn<Values, unknown, Output>,
  'control' | 'setFocus' | 'setValue'
> {
  busy: string | undefined;
  alert: FormAlert | undefined;
  /** Asks before changes are lost; true when the form may close. */
  confirmLeave: () => Promise<boolean>;
  /** For `Form`. */
  parts: FormParts;
}

/**
 * The course of a form: validates on leaving a field, sends once, keeps what was typed, and turns a failed call into
 * messages at fields, an alert and a toast. Leaving with changes asks first.
 */
export function useProblemForm<Values extends FieldValues, Output, Body, Data>(
  options: ProblemFormOptions<Values, Output, Body, Data>,
): ProblemForm<Values, Output> {
  const { schema, texts, disableWhileInvalid = false } = options;
  const { write } = useIdempotentMutation(options.mutation);
  const form = useForm<Values, unknown, Output>({
    mode: options.mode ?? 'onTouched',
    // Else one wrong field hides what is wrong between two others.
    criteriaMode: 'all',
    resolver: valibotResolver<Values, unknown, Output>(schema),
    defaultValues: options.defaultValues as DefaultValues<Values>,
  });
  const [fields] = useState(createFieldRegistry);
  const formRef = useValuesBeforeHydration(form.setValue, fields);
  const [state, dispatch] = useReducer(nextFormState, idle);
  const guard = useGuardedForm(form, fields, {
    unguarded: options.unguarded ?? false,
    recordId: options.recordId,
    restoredValues: options.restoredValues,
    closingParams: options.closingParams ?? [],
  });
  const { withVersion, merge } = useEditedRecord(form, fields, options.defaultValues, options.edited);
  const [wasSignedIn] = useState(() => currentSession() !== undefined);
  const isSessionOver = () => wasSignedIn && currentSession() === undefined;
  const messages = formMessages({ form, fields, options: { ...options, isSessionOver }, dispatch });

  const call = (values: Output): Promise<Data> =>
    guard.whileSending(async () => {
      const body = options.toBody ? options.toBody(values) : (values as unknown as Body);
      const data = await write(withVersion(body));
      await options.handleResponse?.(data);
      return data;
    });
  const fail = (error: unknown) => {
    // After a session that has ended, the form comes back by itself.
    if (!options.onFailure || isProblem(error, 401)) return messages.showProblem(error);
    const typed = guard.typedValues();
    guard.disableGuard();
    options.onFailure(typed, error);
  };
  /** @returns undefined when the call has failed, and the form or its screen says why */
  const callOrFail = async (values: Output): Promise<{ data: Data } | undefined> => {
    try {
      return { data: await call(values) };
    } catch (error) {
      try {
        const changed = await merge(error, values as object);
        // An earlier response was lost. Now the version is the right one.
        if (changed === 'saved') return { data: await call(values) };
        if (changed) messages.showChanges(changed, error);
        else fail(error);
      } catch (later) {
        fail(later);
      }
      return undefined;
    }
  };
  const send = async (values: Output) => {
    if (options.shouldSubmit && !(await options.shouldSubmit(values))) return;
    // It would be shown beside the message of success.
    if ('removeToast' in state) state.removeToast?.();
    dispatch({ type: 'send' });
    try {
      const sent = await callOrFail(values);
      if (!sent) return;
      guard.markSaved(values);
      if (texts.success) messages.show(texts.success, 'success');
      dispatch({ type: 'sent' });
      await options.onSuccess?.(sent.data, values);
    } finally {
      dispatch({ type: 'end' });
    }
  };
  const once = useOnce();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A form in a dialog is, for React, inside of whatever opened it.
    event.stopPropagation();
    const sayWhatIsMissing = () => {
      if (disableWhileInvalid) messages.failed({ fields: [], alert: undefined });
    };
    void once(() =>
      options.blockedReason
        ? messages.block(options.blockedReason)
        : form.handleSubmit(send, sayWhatIsMissing)(event),
    );
  };

  const busy = busyText(state, texts);
  const alert = 'alert' in state ? state.alert : undefined;
  const { control, setFocus, setValue } = form;
  const parts: FormParts = {
    control: control as unknown as Control,
    schema,
    fields,
    formRef,
    submit,
    busy,
    alert,
    disableWhileInvalid,
  };
  return { control, setFocus, setValue, busy, alert, confirmLeave: guard.confirmLeave, parts };
}

function busyText({ name }: FormState, { busy, leaving = busy }: { busy: string; leaving?: string }) {
  if (name === 'sending') return busy;
  return name === 'leaving' ? leaving : undefined;
}
