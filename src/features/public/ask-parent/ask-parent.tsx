import { Link2, Check, Mail } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCopyPaymentLink } from '#components/payment-link/use-copy-payment-link.ts';
import { Breakable } from '#ui/Breakable.tsx';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { useIsAdult } from '../use-is-adult.ts';
import { AskForm } from './ask-form.tsx';
import { AskTitle } from './ask-title.tsx';
import { useUnlockRequest } from './use-unlock-request.ts';
import styles from './ask-parent.module.css';

/** Asks the guardians for a plan by email, or with a link to copy (SUB-017). */
export function AskParent({ learnerId }: { learnerId: string }) {
  const request = useUnlockRequest(learnerId);
  const [isRepeated, setRepeated] = useState(false);
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
            setRepeated(true);
          }}
        />
      ) : (
        <AskForm request={request} copyButton={copyButton} isRepeated={isRepeated} isAdult={isAdult} />
      )}
      {shown ? (
        <p role="status" className={styles.link}>
          Copy this link and send it to a parent: <strong>{shown}</strong>
        </p>
      ) : null}
    </section>
  );
}

interface SentProps {
  to: readonly string[];
  copyButton: ReactNode;
  onAskAgain: () => void;
}

/** Replaces the form; its heading takes the focus of the removed button (SUB-008). */
function Sent({ to, copyButton, onAskAgain }: SentProps) {
  return (
    <>
      <div className={styles.sent}>
        <Check aria-hidden="true" />
        <AskTitle takesFocus>Your email was sent</AskTitle>
      </div>
      <p>
        <Breakable text="We emailed a payment link to your parent(s)/guardian(s):" />
      </p>
      <ul className={styles.recipients}>
        {to.map((email) => (
          <li key={email} className="bold">
            <Mail aria-hidden="true" />
            <Breakable text={email} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onPress={onAskAgain}>Ask another parent</Button>
        {copyButton}
      </div>
    </>
  );
}
