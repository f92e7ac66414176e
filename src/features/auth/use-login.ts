import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { loginMutation } from '#api/queries/auth.ts';
import type { SessionDetails } from '#session/claims.ts';
import { homeOf } from '#session/roles.ts';
import { signIn } from '#session/session.ts';
import { toast } from '#ui/toasts.ts';
import { loginFailure, type LoginFailure } from './login-failure.ts';
import { loginForm } from './login-form.ts';
import type { LoginSearch } from './login-search.ts';
import { returnPath } from './return-url.ts';

/** How long the welcome stays before the role's own page opens, ms (AUTH-010). */
export const redirectDelay = 2000;

const fieldNames = ['emailOrUserName', 'password'] as const;

/** The course of a login: form, call, session, and where it leads. */
export function useLogin(search: LoginSearch) {
  const router = useRouter();
  const { mutateAsync } = useMutation(loginMutation());
  const { control, formState, handleSubmit, resetField, setError } = useForm({
    resolver: valibotResolver(loginForm),
    defaultValues: { emailOrUserName: '', password: '' },
  });
  const [failure, setFailure] = useState<LoginFailure>();
  const [next, setNext] = useState<string>();
  const busy = busyWord(formState.isSubmitting, next);

  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => void router.navigate({ href: next }), redirectDelay);
    return () => clearTimeout(timer);
  }, [next, router]);

  const fail = (error: unknown) => {
    const reason = loginFailure(error);
    toast({ profile: 'auth', tone: 'error', title: 'Login Failed', message: reason.toast });
    // The name stays as typed, the password does not (D-219).
    resetField('password');
    for (const name of fieldNames) {
      const message = reason.fields[name];
      if (reason.isRefusal || message) setError(name, { type: 'server', message: message ?? '' });
    }
    setFailure(reason);
  };

  const welcome = ({ role }: SessionDetails) => {
    toast({ profile: 'auth', tone: 'success', title: 'Welcome', message: 'Login successful!' });
    const path = returnPath(search);
    // A parent on the way to a purchase is not kept waiting (D-013).
    if (path === undefined) setNext(homeOf(role));
    else void router.navigate({ href: path });
  };

  const send = handleSubmit(async (values) => {
    setFailure(undefined);
    await mutateAsync(values).then(signIn).then(welcome, fail);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy === undefined) void send(event);
  };
  return { control, failure, busy, submit };
}

function busyWord(isSubmitting: boolean, next: string | undefined): string | undefined {
  if (isSubmitting) return 'Logging in…';
  return next === undefined ? undefined : 'Opening your page…';
}
