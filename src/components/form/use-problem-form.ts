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
import { useSingleFlight } from '../use-single-flight.ts';
import type { EditedRecord } from './conflict/record-changes.ts';
import { useEditedRecord } from './conflict/use-edited-record.ts';
import { createFieldRegistry, type FieldRegistry } from './field-registry.ts';
import { formMessages } from './form-messages.ts';
import type { FormProblem } from './form-problem.ts';
import type { FormSchema } from './form-schema.ts';
import { idle, nextFormState, type FormAlert, type FormState } from './form-state.ts';
import { useGuardedForm } from './use-guarded-form.ts';
import { useValuesBeforeHydration } from './use-values-before-hydration.ts';

export type ToastText = string | Pick<ToastMessage, 'title' | 'message'>;

export interface ProblemFormOptions<Values extends FieldValues, Output, Body, Data> {
  schema: FormSchema<Values, Output>;
  defaultValues: NoInfer<Values>;
  mutation: UseMutationOptions<Data, Error, Body>;
  /** Builds the request body. Default: the values. */
  toBody?: (values: Output) => Body;
  texts: {
    busy: string;
    /** The busy label after success, while `onSuccess` runs. */
    leaving?: string;
    success?: ToastText;
    /** The toast after a failure. Not shown if the alert has the same title. */
    failed?: ToastText | ((problem: FormProblem<string>) => ToastText);
    /** Overrides of the general texts; a function if they depend on more than the kind of failure. */
    problem?: ProblemTextOverrides | ((error: unknown) => ProblemTextOverrides);
    /** The field error for a 409. If `code` is set, for a 409 with this code only. */
    conflict?: { field: Path<Values>; message: string; code?: string };
    /** Replaces the server's messages about properties without a field. */
    unknownFields?: ProblemMessage;
  };
  toasts?: ToastMessage['profile'];
  /** Called before the request, for example to ask 'Change your grade?'. False cancels the submission. */
  shouldSubmit?: (values: Output) => Promise<boolean>;
  /** Processes the response. Errors are handled like a failed request. */
  handleResponse?: (data: Data) => Promise<unknown>;
  /** Called after saving, for example to navigate. The form is busy until the returned promise resolves. */
  onSuccess?: (data: Data, values: Output) => unknown;
  /** Replaces the form's messages: the screen closes the form and stores the unsaved values (D-126). */
  onFailure?: (typed: Partial<NoInfer<Values>>, error: unknown) => void;
  /** The initial unsaved values: those that `onFailure` received. Must be referentially stable. */
  restoredValues?: Partial<NoInfer<Values>> | undefined;
  /** Returns true to suppress the form's alert. */
  onProblem?: (
    problem: FormProblem<Path<Values>>,
    form: UseFormReturn<Values, unknown, Output>,
    error: unknown,
  ) => unknown;
  /** The reason why the form cannot be submitted; shown on each attempt. */
  blockedReason?: ProblemMessage | undefined;
  /** When to validate a field first. Default: on blur. */
  mode?: 'onTouched' | 'onSubmit';
  /** Disables the submit button while fields are invalid. Enter still shows the field errors (D-090). */
  disableWhileInvalid?: boolean;
  /** True disables the confirmation for unsaved changes; 'before-sending' confirms during the request only. */
  leaveWithoutWarning?: boolean | 'before-sending';
  /** The edited record. Its version is added to the body, to detect conflicts. */
  edited?: EditedRecord<NoInfer<Values>> | undefined;
  /** The id of the record if the URL does not contain it; part of the key of the draft. */
  recordId?: string;
  /** Query parameters, such as the tab, whose change closes the form and therefore needs a confirmation. */
  closingParams?: readonly string[];
}

export interface FormParts {
  control: Control;
  schema: FormSchema;
  fields: FieldRegistry;
  formRef: (element: HTMLFormElement | null) => void;
  submit: (event: SyntheticEvent) => void;
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
  /** Asks before changes are lost; resolves to true if the form may close. */
  confirmLeave: () => Promise<boolean>;
  parts: FormParts;
}

/**
 * A form that validates on blur, prevents double submission, keeps the input after a failure, shows failures as field
 * errors, alert and toast, and asks before unsaved changes are lost.
 */
export function useProblemForm<Values extends FieldValues, Output, Body, Data>(
  options: ProblemFormOptions<Values, Output, Body, Data>,
): ProblemForm<Values, Output> {
  const { schema, texts, disableWhileInvalid = false } = options;
  const { write } = useIdempotentMutation(options.mutation);
  const form = useForm<Values, unknown, Output>({
    mode: options.mode ?? 'onTouched',
    // 'firstError' would hide errors of checks across fields while another field is invalid.
    criteriaMode: 'all',
    resolver: valibotResolver<Values, unknown, Output>(schema),
    defaultValues: options.defaultValues as DefaultValues<Values>,
  });
  const [fields] = useState(createFieldRegistry);
  const formRef = useValuesBeforeHydration(form.setValue, fields);
  const [state, dispatch] = useReducer(nextFormState, idle);
  const guard = useGuardedForm(form, fields, {
    leaveWithoutWarning: options.leaveWithoutWarning ?? false,
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
    // If the session has expired, the draft preserves the input.
    if (!options.onFailure || isProblem(error, 401)) return messages.showProblem(error);
    const typed = guard.typedValues();
    guard.disableGuard();
    options.onFailure(typed, error);
  };
  /** Returns undefined, and shows the failure, if the request failed. */
  const callOrFail = async (values: Output): Promise<{ data: Data } | undefined> => {
    try {
      return { data: await call(values) };
    } catch (error) {
      try {
        const changed = await merge(error, values as object);
        // The response of an earlier attempt was lost: repeat the request with the current version.
        if (changed === 'saved') return { data: await call(values) };
        if (changed) messages.showChanges(changed, error);
        else fail(error);
      } catch (mergeError) {
        fail(mergeError);
      }
      return undefined;
    }
  };
  const send = async (values: Output) => {
    if (options.shouldSubmit && !(await options.shouldSubmit(values))) return;
    if ('removeToast' in state) state.removeToast?.();
    dispatch({ type: 'send' });
    try {
      const sent = await callOrFail(values);
      if (!sent) return;
      guard.markSaved(values);
      if (texts.success) messages.showToast(texts.success, 'success');
      dispatch({ type: 'sent' });
      await options.onSuccess?.(sent.data, values);
    } finally {
      dispatch({ type: 'end' });
    }
  };
  const runUnlessBusy = useSingleFlight();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React events bubble through portals: from a form in a dialog to the form behind the dialog.
    event.stopPropagation();
    const showInvalid = () => {
      if (disableWhileInvalid) messages.showFailedToast({ fields: [], alert: undefined });
    };
    void runUnlessBusy(() =>
      options.blockedReason
        ? messages.showBlockedReason(options.blockedReason)
        : form.handleSubmit(send, showInvalid)(event),
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
