import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { isEmailTaken, registerMutation } from '#api/queries/auth.ts';
import { toast } from '#ui/toasts.ts';
import { registerFailure, type RegisterFailure } from './register-failure.ts';
import { emptyForm, registerForm, toRegistration } from './register-form.ts';

/** How long the good news stays before the login page opens, ms (AUTH-021). */
export const redirectDelay = 2000;

/** The course of a registration: form, call, and the way to the login page. */
export function useRegister() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(registerMutation(queryClient));
  const { control, formState, handleSubmit, setError, setFocus, setValue } = useForm({
    mode: 'onTouched',
    // Else one wrong field hides that the passwords differ or the address is taken.
    criteriaMode: 'all',
    resolver: valibotResolver(registerForm((email) => isEmailTaken(queryClient, email))),
    defaultValues: emptyForm,
  });
  const [alert, setAlert] = useState<RegisterFailure['alert']>();
  const [isDone, setDone] = useState(false);
  const busy = busyWord(formState.isSubmitting, isDone);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void router.navigate({ to: '/auth/login' }), redirectDelay);
    return () => clearTimeout(timer);
  }, [isDone, router]);

  const welcome = () => {
    toast({ profile: 'auth', tone: 'success', message: 'User registered successfully!' });
    setDone(true);
  };
  const fail = (error: unknown) => {
    const failure = registerFailure(error);
    toast({ profile: 'auth', tone: 'error', message: 'Error registering' });
    for (const [name, message] of failure.fields) setError(name, { type: 'server', message });
    const [first] = failure.fields;
    if (first) setFocus(first[0]);
    setAlert(failure.alert);
  };
  const send = handleSubmit(async (values) => {
    setAlert(undefined);
    await mutateAsync(toRegistration(values)).then(welcome, fail);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy === undefined) void send(event);
  };
  /** Fills in WhatsApp from the cellphone, and shows it by going there. */
  const takeNumber = (number: string) => {
    setValue('whatsAppNumber', number, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setFocus('whatsAppNumber');
  };
  return { control, alert, busy, submit, takeNumber };
}

function busyWord(isSubmitting: boolean, isDone: boolean): string | undefined {
  if (isSubmitting) return 'Registering…';
  return isDone ? 'Opening the login page…' : undefined;
}
