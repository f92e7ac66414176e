import { useEffect, useRef } from 'react';
import { Alert } from '#ui/Alert.tsx';
import type { LoginFailure } from './login-failure.ts';
import styles from './login-alert.module.css';

/** Says why the login failed, and takes the focus so that nobody has to look for it. */
export function LoginAlert({ failure }: { failure: LoginFailure }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <Alert tone="error" title={failure.title}>
        {failure.advice}
      </Alert>
    </div>
  );
}
