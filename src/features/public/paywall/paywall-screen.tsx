import { Link } from '@tanstack/react-router';
import { Check, Link2 } from 'lucide-react';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { PanelScreen } from '../panel-screen.tsx';
import { paymentLink } from './payment-link.ts';
import { useCopy } from './use-copy.ts';
import styles from './paywall-screen.module.css';

const opens = [
  'All the school work of the grade: classwork, homework, video lessons and exam-style practice',
  'As many activities a day as there is time for',
  'Every score and correction, for learner and parents alike',
];

const subscribe: string = '/subscribe';

/** The target of every answer 402 (SUB-001, SUB-068): what a plan opens, and how to get it to whoever pays. */
export function PaywallScreen({ learnerId }: { learnerId: string | undefined }) {
  const ownId = useSession((session) => session.details?.id);
  const id = learnerId ?? ownId;
  return (
    <PanelScreen
      title="Unlock full access"
      lead="Today’s free activities are done. A parent can unlock everything."
      mood="paywall"
    >
      <div>
        <h2 className={styles.heading}>A plan opens, for one learner</h2>
        <ul className={styles.list}>
          {opens.map((line) => (
            <li key={line}>
              <Check aria-hidden="true" />
              {line}
            </li>
          ))}
        </ul>
      </div>
      {id ? <WaysToPay learnerId={id} /> : <UnknownLearner />}
    </PanelScreen>
  );
}

function WaysToPay({ learnerId }: { learnerId: string }) {
  const { copy, shown } = useCopy(paymentLink(location.origin, learnerId));
  return (
    <>
      <div className={styles.actions}>
        <Button variant="primary" icon={<Link2 aria-hidden="true" />} onPress={copy}>
          Copy payment link
        </Button>
        <Link to={subscribe} search={{ learnerId }} className={buttonStyle({ variant: 'quiet' })}>
          I'm the parent
        </Link>
      </div>
      {shown ? (
        <p role="status" className={styles.link}>
          Copy this link and send it to a parent: <strong>{shown}</strong>
        </p>
      ) : null}
    </>
  );
}

function UnknownLearner() {
  return (
    <>
      <p role="alert">We couldn't identify the learner. Please sign in again.</p>
      <div className={styles.actions}>
        <Link to="/auth/login" className={buttonStyle({ variant: 'primary' })}>
          Login
        </Link>
      </div>
    </>
  );
}
