import { useEffect, useId, useRef } from 'react';
import { AuthFoot } from '#components/account/auth-page.tsx';
import { Button } from '#ui/Button.tsx';
import { AuthLink } from '../auth-link.tsx';

interface ForgotPasswordSentProps {
  /** The email as it was typed; whether an account has it is not told (D-121). */
  email: string;
  onRepeat: () => void;
}

/** Takes the place of the form after AUTH-028, with its literal sentence and what to do next. */
export function ForgotPasswordSent({ email, onRepeat }: ForgotPasswordSentProps) {
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
        Look in the inbox of <strong className="breakable">{email}</strong> and open the link there. It works
        once, and only for a short time.
      </p>
      <p className="muted">
        Nothing there after a few minutes? Look in the spam folder, or check the spelling of the email.
      </p>
      <Button variant="secondary" block onPress={onRepeat}>
        Try again or change the email
      </Button>
      <AuthFoot>
        <AuthLink to="/auth/login" email={email}>
          Back to login
        </AuthLink>
      </AuthFoot>
    </>
  );
}
