import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../feedback/Alert.tsx';
import styles from '../feedback/Alert.module.css';

export interface FormAlertProps {
  /** Each new object moves the focus to the alert, unless `takesFocus` is false. */
  failure: { title: string; advice: string; takesFocus?: boolean };
  children?: ReactNode;
}

/** An alert that takes the focus after a failed submission. */
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
