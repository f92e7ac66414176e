import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '#ui/Alert.tsx';
import styles from './login-alert.module.css';

interface LoginAlertProps {
  failure: { title: string; advice: string };
  /** A way out, below the advice. */
  children?: ReactNode;
}

/** Says why a form of the entrance failed, and takes the focus so that nobody has to look for it. */
export function LoginAlert({ failure, children }: LoginAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <Alert tone="error" title={failure.title}>
        {failure.advice}
        {children}
      </Alert>
    </div>
  );
}
