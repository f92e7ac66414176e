import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { AuthLink } from '../auth-link.tsx';
import styles from './sent.module.css';

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
    <div className={styles.sent}>
      <h1 ref={heading} tabIndex={-1} aria-describedby={sentence}>
        Check your email
      </h1>
      <p id={sentence} className={styles.sentence}>
        If an account exists, a reset link was sent.
      </p>
      <p>
        Look in the inbox of <strong className={styles.email}>{email}</strong> and open the link there. It
        works once, and only for a short time.
      </p>
      <p className={styles.hint}>
        Nothing there after a few minutes? Look in the spam folder, or check the spelling of the email.
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" block onPress={onRepeat}>
          Try again or change the email
        </Button>
        <AuthLink to="/auth/login" email={email}>
          Back to login
        </AuthLink>
      </div>
    </div>
  );
}
