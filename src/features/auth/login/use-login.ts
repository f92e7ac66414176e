import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useRouter, type NavigateOptions } from '@tanstack/react-router';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { loginMutation } from '#api/queries/auth.ts';
import type { SessionDetails } from '#session/claims.ts';
import { returnOffer } from '#session/return-offer.ts';
import { homeOf } from '#session/roles.ts';
import { signIn } from '#session/session.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { loginFailure, type LoginFailure } from './login-failure.ts';
import { emptyLogin, loginForm } from './login-form.ts';
import type { LoginSearch } from './login-search.ts';
import { returnPath } from './return-url.ts';

/** How long the welcome stays before the role's own page opens, ms (AUTH-010). */
export const redirectDelay = 2000;

/**
 * The course of a login: form, call, session, and where it leads.
 *
 * @param known an address that the application knows already, or nothing
 */
export function useLogin(search: LoginSearch, known: string) {
  const router = useRouter();
  const { mutateAsync } = useMutation(loginMutation());
  const { control, formState, handleSubmit, resetField, setError, setFocus } = useForm({
    resolver: valibotResolver(loginForm),
    defaultValues: { ...emptyLogin, emailOrUserName: known },
  });
  const [alert, setAlert] = useState<LoginFailure['alert']>();
  const [next, setNext] = useState<Pick<NavigateOptions, 'href' | 'state' | 'replace'>>();
  const busy = busyWord(formState.isSubmitting, next !== undefined);

  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => void router.navigate(next), redirectDelay);
    return () => clearTimeout(timer);
  }, [next, router]);

  const fail = (error: unknown) => {
    const reason = loginFailure(error);
    toast({ profile: 'auth', tone: 'error', title: 'Login Failed', message: reason.toast });
    if (reason.isRefusal) {
      // The name stays as typed, the password does not (D-219). After any other trouble both are worth another try.
      resetField('password');
      setError('emailOrUserName', { type: 'server' });
      setError('password', { type: 'server' });
    }
    for (const [name, message] of reason.fields) setError(name, { type: 'server', message });
    const [first] = reason.fields;
    if (first) setFocus(first[0]);
    setAlert(reason.alert);
  };

  const welcome = (details: SessionDetails) => {
    toast({ profile: 'auth', tone: 'success', title: 'Welcome', message: 'Login successful!' });
    const path = returnPath(search);
    // A parent on the way to a purchase is not kept waiting (D-013).
    if (path !== undefined) return void router.navigate({ href: path, replace: true });
    // Any other way back is offered by a link there, not followed (D-012).
    const offer = returnOffer(router, search.returnUrl, details);
    // In place of this page: the way back leads to where somebody came from, not to a login that is done.
    setNext({ href: homeOf(details.role), state: { returnOffer: offer }, replace: true });
  };

  const send = handleSubmit(async (values) => {
    setAlert(undefined);
    await mutateAsync(values).then(signIn).then(welcome, fail);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy === undefined) void send(event);
  };
  return { control, alert, busy, submit };
}

function busyWord(isSubmitting: boolean, isLeaving: boolean): string | undefined {
  if (isSubmitting) return 'Logging in…';
  return isLeaving ? 'Opening your page…' : undefined;
}
