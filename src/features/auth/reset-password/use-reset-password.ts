import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { isProblem } from '#api/problem.ts';
import { resetPasswordMutation } from '#api/queries/auth.ts';
import { toast } from '#ui/feedback/toasts.ts';
import {
  noLink,
  resetPasswordFailed,
  resetPasswordFailure,
  type ResetPasswordFailure,
} from './reset-password-failure.ts';
import { resetPasswordForm } from './reset-password-form.ts';
import type { ResetPasswordSearch } from './reset-password-search.ts';

const fieldNames = ['newPassword', 'confirmPassword'] as const;

/** The course of a reset: form, call, and on to the login page. */
export function useResetPassword({ token, email }: ResetPasswordSearch) {
  const router = useRouter();
  const { mutateAsync } = useMutation(resetPasswordMutation());
  const { control, formState, handleSubmit, setError } = useForm({
    resolver: valibotResolver(resetPasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const [failure, setFailure] = useState<ResetPasswordFailure>();

  const fail = (reason: ResetPasswordFailure) => {
    toast({ profile: 'auth', tone: 'error', message: resetPasswordFailed });
    setFailure(reason);
  };

  /** Messages at their fields where there are some, else an alert; what was typed stays either way. */
  const refuse = (error: unknown) => {
    const errors = isProblem(error, 400) ? error.errors : {};
    const wrong = fieldNames.filter((name) => errors[name]);
    if (wrong.length === 0) return fail(resetPasswordFailure(error));
    toast({ profile: 'auth', tone: 'error', message: resetPasswordFailed });
    for (const name of wrong) {
      const message = errors[name]?.join(' ') ?? '';
      setError(name, { type: 'server', message }, { shouldFocus: name === wrong[0] });
    }
  };

  const leave = async (address: string) => {
    toast({ profile: 'auth', tone: 'success', message: 'Password reset successfully' });
    // Whoever went elsewhere meanwhile is not fetched back; whoever stayed cannot come back to a used link.
    if (router.state.location.pathname === '/auth/reset-password') {
      await router.navigate({ to: '/auth/login', state: { email: address }, replace: true });
    }
  };

  const send = handleSubmit(async (values) => {
    if (token === undefined || email === undefined) return;
    setFailure(undefined);
    await mutateAsync({ email, token, ...values }).then(() => leave(email), refuse);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (formState.isSubmitting) return;
    // No call, and the message on every attempt (D-207).
    if (token === undefined || email === undefined) fail({ ...noLink });
    else void send(event);
  };
  return { control, failure, busy: formState.isSubmitting, submit };
}
