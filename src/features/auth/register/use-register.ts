import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { isEmailTaken, registerMutation } from '#api/queries/auth.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { registerFailure, type RegisterFailure } from './register-failure.ts';
import { emptyForm, registerForm, toRegistration } from './register-form.ts';

/** How long the good news stays before the login page opens, ms (AUTH-021). */
export const redirectDelay = 2000;

/**
 * The course of a registration: form, call, and the way to the login page.
 *
 * @param known an address that the application knows already, or nothing
 */
export function useRegister(known: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(registerMutation());
  const { control, formState, handleSubmit, setError, setFocus, setValue } = useForm({
    mode: 'onTouched',
    // Else one wrong field hides that the passwords differ or the address is taken.
    criteriaMode: 'all',
    resolver: valibotResolver(registerForm((email) => isEmailTaken(queryClient, email))),
    defaultValues: { ...emptyForm, email: known },
  });
  const [alert, setAlert] = useState<RegisterFailure['alert']>();
  const [registered, setRegistered] = useState<string>();
  const busy = busyWord(formState.isSubmitting, registered !== undefined);

  useEffect(() => {
    if (registered === undefined) return;
    // In place of the form: nobody comes back to it. The address is typed only once.
    const next = { to: '/auth/login', state: { email: registered }, replace: true } as const;
    const timer = setTimeout(() => void router.navigate(next), redirectDelay);
    return () => clearTimeout(timer);
  }, [registered, router]);

  const welcome = (email: string) => {
    toast({ profile: 'auth', tone: 'success', message: 'User registered successfully!' });
    setRegistered(email);
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
    await mutateAsync(toRegistration(values)).then(() => welcome(values.email), fail);
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

function busyWord(isSubmitting: boolean, isRegistered: boolean): string | undefined {
  if (isSubmitting) return 'Registering…';
  return isRegistered ? 'Opening the login page…' : undefined;
}
