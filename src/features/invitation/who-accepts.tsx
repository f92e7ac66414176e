import { useId, useState, type ReactNode } from 'react';
import { AcceptLink } from '#components/account/accept-link.tsx';
import { useLostFocusAfter } from '#components/page/use-lost-focus-after.ts';
import { Role } from '#session/roles.ts';
import { currentSession, signOut, useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './who-accepts.module.css';

interface WhoAcceptsProps {
  token: string;
  children: ReactNode;
}

/**
 * A form for an account other than the one that is signed in on this device: whoever is, decides first which of the two
 * accepts. Nobody's session is replaced without having been asked.
 */
export function WhoAccepts({ token, children }: WhoAcceptsProps) {
  const details = useSession((session) => session.details);
  const [isAsked, setIsAsked] = useState(() => currentSession() !== undefined);
  // For good: whoever accepts is signed in a moment later.
  if (isAsked && !details) setIsAsked(false);
  useLostFocusAfter(isAsked);
  const titleId = useId();
  if (!isAsked || !details) return children;

  const isParent = details.role === Role.Parent;
  return (
    <section aria-labelledby={titleId} className={classNames(cardStyle(), styles.card)}>
      <h2 id={titleId} className={styles.title}>
        You are signed in as {details.fullName || 'somebody else'}
      </h2>
      <p>
        {isParent
          ? 'Accept with this account, and its password once more. Or log out to accept with another one.'
          : 'Learners are followed with the account of a parent. Log out to go on; the invitation stays here.'}
      </p>
      {isParent ? (
        <AcceptLink
          to="/learner/accept-signin"
          token={token}
          className={buttonStyle({ variant: 'primary', block: true })}
        >
          Accept with this account
        </AcceptLink>
      ) : null}
      <Button variant={isParent ? 'secondary' : 'primary'} block onPress={() => signOut()}>
        Log out and go on
      </Button>
    </section>
  );
}
