import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { isProblem } from '#api/problem.ts';
import { toast, type ToastMessage } from '#ui/feedback/toasts.ts';
import type { OwnProblemText, ProblemText, ProblemMessage } from '../problem-text.ts';
import { recordChanged, type EditedRecord } from './changed/record-changes.ts';
import { useEditedRecord, type ChangedRecord } from './changed/use-edited-record.ts';
import { createFieldRegistry, type FieldRegistry } from './field-registry.ts';
import { formProblem, type FormProblem } from './form-problem.ts';
import type { FormSchema } from './form-schema.ts';
import { useGuardedForm } from './use-guarded-form.ts';

/** The text of a toast; a lone string has no title. */
type ToastText = string | Pick<ToastMessage, 'title' | 'message'>;

interface ProblemFormOptions<Values extends FieldValues, Output, Body, Data> {
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
    /** Without it, no toast says that the call failed. */
    failed?: ToastText | ((problem: FormProblem<string>) => ToastText);
    /** A function, where it takes more than the kind of failure to know what to say. */
    problem?: OwnProblemText | ((error: unknown) => OwnProblemText);
    /** A 409 stands at this field, in these words; where a 409 may mean other things, the one with this code. */
    conflict?: { field: Path<Values>; message: string; code?: string };
    /** In place of the server's own messages about what has no field here. */
    elsewhere?: ProblemMessage;
  };
  /** Which kind of toasts it shows. */
  toasts?: ToastMessage['profile'];
  /** Whether to make the call: after a question such as 'Change your grade?', or without one. */
  mayCall?: (values: Output) => Promise<boolean>;
  /** Makes use of the response; when it throws, the call has failed. */
  accept?: (data: Data) => Promise<unknown>;
  /** What follows, such as a navigation. The form stays busy until it is done. */
  onSuccess?: (data: Data, values: Output) => unknown;
  /** In place of all messages: the form closes all the same, and its screen looks after what was typed (D-126). */
  onFailure?: (typed: Partial<NoInfer<Values>>, error: unknown) => void;
  /** What `onFailure` was given, for the form to go on from; the same object each time. */
  typed?: Partial<NoInfer<Values>> | undefined;
  onProblem?: (
    problem: FormProblem<Path<Values>>,
    form: UseFormReturn<Values, unknown, Output>,
    error: unknown,
  ) => void;
  /** Why nothing can be sent, whatever is filled in; said on every attempt. */
  blockedBy?: ProblemMessage | undefined;
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
  about?: string;
  /** Query parameters with which the form goes, such as that of the tab that it is in: a change asks first. */
  closedBy?: readonly string[];
}

/** Why a form was not sent; a new object for each failure. */
export interface FormAlert extends ProblemText {
  error: unknown;
  /** Nothing in the form says it closer, so the focus belongs here. */
  takesFocus: boolean;
  /** Somebody else was quicker. */
  changed?: ChangedRecord | undefined;
}

/** What the parts of a form need of it, whatever its fields are. */
export interface FormParts {
  control: Control;
  schema: FormSchema;
  fields: FieldRegistry;
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
  mayLeave: () => Promise<boolean>;
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
  const { mutateAsync } = useMutation(options.mutation);
  const form = useForm<Values, unknown, Output>({
    mode: options.mode ?? 'onTouched',
    // Else one wrong field hides what is wrong between two others.
    criteriaMode: 'all',
    resolver: valibotResolver<Values, unknown, Output>(schema),
    defaultValues: options.defaultValues as DefaultValues<Values>,
  });
  const [fields] = useState(createFieldRegistry);
  const [phase, setPhase] = useState<'idle' | 'sending' | 'leaving'>('idle');
  const [alert, setAlert] = useState<FormAlert>();
  const isSending = useRef(false);
  const isOnItsWay = useRef(false);
  const { markSaved, letGo, mayLeave, dropQuestion, typedValues } = useGuardedForm(form, fields, {
    isOnItsWay,
    unguarded: options.unguarded ?? false,
    about: options.about,
    typed: options.typed,
    closedBy: options.closedBy ?? [],
  });

  const { withVersion, merge } = useEditedRecord(form, fields, options.defaultValues, options.edited);

  const [failure, setFailure] = useState<{ remove: () => void }>();
  const show = (text: ToastText, tone: ToastMessage['tone']) => {
    const words = typeof text === 'string' ? { message: text } : text;
    const remove = toast({ profile: options.toasts ?? 'app', tone, ...words });
    if (tone === 'error') setFailure({ remove });
  };
  const fail = (problem: FormProblem<Path<Values>>) => {
    const { failed } = texts;
    if (failed === undefined) return;
    show(typeof failed === 'function' ? failed(problem) : failed, 'error');
  };

  const refuse = (error: unknown) => {
    const names = Object.keys(schema.entries).filter((name) => fields.get(name)) as Path<Values>[];
    const { conflict, elsewhere } = texts;
    const own = typeof texts.problem === 'function' ? texts.problem(error) : texts.problem;
    const problem = formProblem(error, { names, conflict, elsewhere, own });
    fail(problem);
    for (const [name, message] of problem.fields) form.setError(name, { type: 'server', message });
    options.onProblem?.(problem, form, error);
    const [first] = problem.fields;
    if (first) form.setFocus(first[0]);
    setAlert(problem.alert && { ...problem.alert, error, takesFocus: first === undefined });
  };
  const tellOfChanges = ({ changes, discard }: ChangedRecord, error: unknown) => {
    const discardMine = () => {
      discard?.();
      setAlert(undefined);
      const first = Object.keys(schema.entries).find((name) => fields.get(name));
      if (first) form.setFocus(first as Path<Values>);
    };
    const changed = { changes, discard: discard && discardMine };
    setAlert({ ...recordChanged, kind: 'conflict', error, takesFocus: true, changed });
  };
  const giveUp = (error: unknown) => {
    // After a session that has ended, the form comes back by itself.
    if (!options.onFailure || isProblem(error, 401)) return refuse(error);
    const typed = typedValues();
    letGo();
    options.onFailure(typed, error);
  };
  /** Resolves to 'saved' when the record is as it should be already; otherwise somebody has been told why not. */
  const explain = async (error: unknown): Promise<'saved' | undefined> => {
    try {
      const changed = await merge(error);
      if (changed === 'saved') return changed;
      if (changed) tellOfChanges(changed, error);
      else giveUp(error);
    } catch (unread) {
      // The record could not be read again.
      giveUp(unread);
    }
    return undefined;
  };

  const call = async (values: Output): Promise<{ data: Data } | { error: unknown }> => {
    isOnItsWay.current = true;
    try {
      const body = options.toBody ? options.toBody(values) : (values as unknown as Body);
      const data = await mutateAsync(withVersion(body));
      isOnItsWay.current = false;
      await options.accept?.(data);
      return { data };
    } catch (error) {
      isOnItsWay.current = false;
      // It asks whether to leave before the end is known, and would stand before the reason.
      dropQuestion();
      return { error };
    }
  };

  const send = async (values: Output) => {
    if (options.mayCall && !(await options.mayCall(values))) return;
    setAlert(undefined);
    // It would stand beside the news of success.
    failure?.remove();
    setPhase('sending');
    try {
      let result = await call(values);
      if ('error' in result) {
        if ((await explain(result.error)) !== 'saved') return;
        // An earlier response was lost. Now the version is the right one.
        result = await call(values);
        if ('error' in result) return giveUp(result.error);
      }
      markSaved(values);
      if (texts.success) show(texts.success, 'success');
      setPhase('leaving');
      await options.onSuccess?.(result.data, values);
    } finally {
      setPhase('idle');
    }
  };
  const submitOnce = form.handleSubmit(send, () => {
    if (disableWhileInvalid) fail({ fields: [], alert: undefined });
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A form in a dialog is, for React, inside of whatever opened it.
    event.stopPropagation();
    if (isSending.current) return;
    if (options.blockedBy) {
      fail({ fields: [], alert: undefined });
      setAlert({ ...options.blockedBy, kind: 'refused', error: undefined, takesFocus: true });
      return;
    }
    isSending.current = true;
    void submitOnce(event).finally(() => {
      isSending.current = false;
    });
  };

  const busy = { idle: undefined, sending: texts.busy, leaving: texts.leaving ?? texts.busy }[phase];
  const { control, setFocus, setValue } = form;
  const parts: FormParts = {
    control: control as unknown as Control,
    schema,
    fields,
    submit,
    busy,
    alert,
    disableWhileInvalid,
  };
  return { control, setFocus, setValue, busy, alert, mayLeave, parts };
}
