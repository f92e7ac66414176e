import { Info, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCanPay } from '#session/can-pay.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { AskTitle } from './ask-title.tsx';
import { GuardianChoice } from './guardian-choice.tsx';
import { noGuardiansMessage, type useUnlockRequest } from './use-unlock-request.ts';
import styles from './ask-parent.module.css';

interface AskFormProps {
  request: ReturnType<typeof useUnlockRequest>;
  copyButton: ReactNode;
  isRepeated: boolean;
  /** True for parents and staff, false for learners and visitors. */
  isAdult: boolean;
}

/** Selects guardians and emails them. Their addresses are shown only after sending. */
export function AskForm({ request, copyButton, isRepeated, isAdult }: AskFormProps) {
  const mayPay = useCanPay();
  if (request.isLoading) return <AskSkeleton isAdult={isAdult} />;
  if (request.hasNoGuardians) {
    return (
      <>
        <Title />
        <Alert tone="warning" className={styles.alert}>
          {noGuardiansMessage}
        </Alert>
        <div className={styles.actions}>{copyButton}</div>
      </>
    );
  }
  if (request.isOnlyGuardian) {
    return (
      <>
        <Title />
        <p>You are the only parent who is linked. For another person to pay, send them the link.</p>
        <div className={styles.actions}>{copyButton}</div>
      </>
    );
  }
  return (
    <>
      <Title isRepeated={isRepeated} />
      <GuardianChoice request={request} />
      <p className={styles.note}>
        <Info aria-hidden="true" />
        {isAdult
          ? 'We send an email with a link. The recipient looks at the plans and can pay.'
          : 'We send an email with a link. Your parent looks at the plans and decides.'}
      </p>
      {request.alert ? (
        <Alert tone="error" className={styles.alert}>
          {request.alert}
        </Alert>
      ) : null}
      <div className={styles.actions}>
        <Button
          variant={mayPay ? 'secondary' : 'primary'}
          icon={<Mail aria-hidden="true" />}
          busy={request.isSending ? 'Sending…' : undefined}
          onPress={request.send}
        >
          Email parent(s)
        </Button>
        {copyButton}
      </div>
    </>
  );
}

const Title = ({ isRepeated = false }) => <AskTitle takesFocus={isRepeated}>Who shall we ask?</AskTitle>;

const AskSkeleton = ({ isAdult }: { isAdult: boolean }) => (
  <>
    <Title />
    <Loading text={isAdult ? 'Loading the guardians…' : 'Loading your parents…'}>
      <Skeleton height="56px" />
      <Skeleton height="108px" />
    </Loading>
  </>
);
