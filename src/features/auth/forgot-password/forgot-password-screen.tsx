import { useState, useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { object } from 'valibot';
import { requestPasswordResetMutation } from '#api/queries/auth/accounts.ts';
import { AuthFooter, AuthPage } from '#components/account/auth-page.tsx';
import { email } from '#components/form/field-rules.ts';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Button } from '#ui/Button.tsx';
import { AuthLink } from '../auth-link.tsx';

/** Literal messages without a full stop (AUTH-026, AUTH-027, VAL-006, D-205). */
export const schema = object({ email: email('Enter a valid email', 'Email is required') });

/** Literal text (AUTH-029). It must not reveal whether an account exists (D-121). */
const failed = 'Something went wrong. Try again later.';

/**
 * Requests a link to reset the password.
 *
 * @param email prefilled, passed on by the previous page
 */
export function ForgotPasswordScreen({ email: prefilledEmail }: { email: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const [isRepeated, setIsRepeated] = useState(false);
  const form = useProblemForm({
    schema,
    defaultValues: { email: prefilledEmail },
    mutation: requestPasswordResetMutation(),
    mode: 'onSubmit',
    leaveWithoutWarning: true,
    toasts: 'auth',
    texts: {
      busy: 'Sending…',
      failed,
      problem: {
        title: failed,
        advicePrefix: '',
        tooMany: {
          title: 'Too many links were requested in a row',
          advice: 'Please wait a few minutes.',
        },
      },
    },
    onSuccess: (_response, values) => setSentTo(values.email),
  });
  const { control } = form;
  const typed = useWatch({ control, name: 'email' });
  const repeat = () => {
    setIsRepeated(true);
    setSentTo(undefined);
  };
  return (
    <AuthPage title="It happens to everyone." lead="A new password takes about a minute.">
      {sentTo === undefined ? (
        <Form form={form}>
          <h1 tabIndex={-1}>Forgot password</h1>
          <p>Enter the email address of your account. We send you a link to choose a new password.</p>
          <FormFailure />
          <FormTextField
            control={control}
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            verbatim
            autoFocus={isRepeated}
          />
          <FormSubmit block>Send reset link</FormSubmit>
          <AuthFooter>
            Remembered it?{' '}
            <AuthLink to="/auth/login" email={typed}>
              Back to login
            </AuthLink>
          </AuthFooter>
        </Form>
      ) : (
        <ForgotPasswordSent address={sentTo} onRepeat={repeat} />
      )}
    </AuthPage>
  );
}

interface ForgotPasswordSentProps {
  /** The typed email. The screen must not reveal whether an account has it (D-121). */
  address: string;
  onRepeat: () => void;
}

/** Replaces the form after sending (AUTH-028). */
function ForgotPasswordSent({ address, onRepeat }: ForgotPasswordSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const sentence = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} aria-describedby={sentence}>
        Check your email
      </h1>
      <p id={sentence} className="fs-2">
        If an account exists, a reset link was sent.
      </p>
      <p>
        Look in the inbox of <strong className="breakable">{address}</strong> and open the link there. It
        works once, and only for a short time.
      </p>
      <p className="muted">
        Nothing there after a few minutes? Look in the spam folder, or check the spelling of the email.
      </p>
      <Button variant="secondary" block onPress={onRepeat}>
        Try again or change the email
      </Button>
      <AuthFooter>
        <AuthLink to="/auth/login" email={address}>
          Back to login
        </AuthLink>
      </AuthFooter>
    </>
  );
}
