import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './checkout.module.css';

interface SignedInAgainProps {
  /** The first names of the learners whose payments are being confirmed, as a list. */
  names: string;
}

/** Tells a parent whose session ended on the provider's page that the payment is not lost. Takes the focus once. */
export function SignedInAgain({ names }: SignedInAgainProps) {
  const isShown = useIsSignedInAgain();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) notice.current?.focus({ preventScroll: true });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <Alert tone="info" title="You are signed in again.">
        Your payment for {names} is not lost: it is being confirmed. There is nothing to buy again.
      </Alert>
    </div>
  );
}

const useIsSignedInAgain = (): boolean =>
  useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.isSignedInAgain ?? false });
