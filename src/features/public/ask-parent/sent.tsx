import { Check, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breakable } from '#ui/Breakable.tsx';
import { Button } from '#ui/Button.tsx';
import { AskTitle } from './ask-title.tsx';
import styles from './ask-parent.module.css';

interface SentProps {
  /** The email addresses that the link went to. */
  to: readonly string[];
  copyButton: ReactNode;
  onAskAgain: () => void;
}

/** Stands in the place of the form; its heading takes the focus of the button that is gone (SUB-008). */
export function Sent({ to, copyButton, onAskAgain }: SentProps) {
  return (
    <>
      <div className={styles.sent}>
        <Check aria-hidden="true" />
        <AskTitle takesFocus>Your email is on its way</AskTitle>
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
        <Button onPress={onAskAgain}>Ask somebody else</Button>
        {copyButton}
      </div>
    </>
  );
}
