import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { isProblem } from '#api/problem.ts';
import { requestPasswordResetMutation } from '#api/queries/auth.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { forgotPasswordAdvice, forgotPasswordFailed } from './forgot-password-failure.ts';
import { forgotPasswordForm } from './forgot-password-form.ts';

/**
 * Asking for a reset link, as often as it takes.
 *
 * @param known an address that the application knows already, or nothing
 */
export function useForgotPassword(known: string) {
  const { mutateAsync } = useMutation(requestPasswordResetMutation());
  const { control, formState, handleSubmit, setError } = useForm({
    resolver: valibotResolver(forgotPasswordForm),
    defaultValues: { email: known },
  });
  const [failure, setFailure] = useState<{ title: string; advice: string }>();
  const [sentTo, setSentTo] = useState<string>();
  const [isRepeated, setIsRepeated] = useState(false);

  const fail = (error: unknown) => {
    toast({ profile: 'auth', tone: 'error', message: forgotPasswordFailed });
    const messages = isProblem(error, 400) ? error.errors['email'] : undefined;
    if (messages) setError('email', { type: 'server', message: messages.join(' ') }, { shouldFocus: true });
    else setFailure({ title: forgotPasswordFailed, advice: forgotPasswordAdvice(error) });
  };

  const send = handleSubmit(async (values) => {
    setFailure(undefined);
    await mutateAsync(values).then(() => setSentTo(values.email), fail);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!formState.isSubmitting) void send(event);
  };
  /** Back to the form, with the address as it was. */
  const repeat = () => {
    setIsRepeated(true);
    setSentTo(undefined);
  };
  return { control, failure, busy: formState.isSubmitting, sentTo, isRepeated, submit, repeat };
}
