import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useCopyPaymentLink } from '#components/payment-link/use-copy-payment-link.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { useIsAdult } from '../use-is-adult.ts';
import { AskForm } from './ask-form.tsx';
import { Sent } from './sent.tsx';
import { useUnlockRequest } from './use-unlock-request.ts';
import styles from './ask-parent.module.css';

/** The ways to get a learner's wish to whoever pays: an email to the guardians, or a link to pass on (SUB-017). */
export function AskParent({ learnerId }: { learnerId: string }) {
  const request = useUnlockRequest(learnerId);
  const [isAgain, setAgain] = useState(false);
  const isAdult = useIsAdult();
  const { copy, shown } = useCopyPaymentLink(learnerId);
  const copyButton = (
    <Button icon={<Link2 aria-hidden="true" />} onPress={copy}>
      Copy payment link
    </Button>
  );
  return (
    <section className={cardStyle()} aria-labelledby="ask-parent">
      {request.sentTo ? (
        <Sent
          to={request.sentTo}
          copyButton={copyButton}
          onAskAgain={() => {
            request.askAgain();
            setAgain(true);
          }}
        />
      ) : (
        <AskForm request={request} copyButton={copyButton} isAgain={isAgain} isAdult={isAdult} />
      )}
      {shown ? (
        <p role="status" className={styles.link}>
          Copy this link and send it to a parent: <strong>{shown}</strong>
        </p>
      ) : null}
    </section>
  );
}
