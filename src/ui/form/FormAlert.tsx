import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../feedback/Alert.tsx';
import styles from '../feedback/Alert.module.css';

export interface FormAlertProps {
  /** Pass a new object for each failure: that is what moves the focus, unless it belongs in a field. */
  failure: { title: string; advice: string; takesFocus?: boolean };
  /** A way out, below the advice. */
  children?: ReactNode;
}

/** Says why a form was not sent, and takes the focus so that nobody has to look for it. */
export function FormAlert({ failure, children }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure.takesFocus !== false) box.current?.focus();
  }, [failure]);
  return (
    <div ref={box} tabIndex={-1} className={styles.focusable}>
      <Alert tone="error" title={failure.title}>
        {failure.advice}
        {children}
      </Alert>
    </div>
  );
}
