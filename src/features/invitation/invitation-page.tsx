import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AuthFoot, AuthPage } from '#components/account/auth-page.tsx';
import { clock } from '#lib/time/clock.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Heading } from '#ui/Heading.tsx';
import { readInvite, type Invite } from './invite.ts';
import styles from './invitation-page.module.css';

interface InvitationPageProps {
  /** From the URL. */
  token: string | undefined;
  /** The heading when there is no invitation. */
  title: string;
  long?: boolean;
  children: (invite: Invite) => ReactNode;
}

/** Where the link of an invitation leads: what can be done with it, or why nothing can (INV-016). */
export function InvitationPage({ token, title, long = false, children }: InvitationPageProps) {
  // It does not end under somebody's fingers: the server has the last word.
  const [invite] = useState(() => readInvite(token, clock.now()));
  return (
    <AuthPage title="You are invited." lead="See what a child learns, and how it is going." long={long}>
      <div className={styles.column}>
        {'problem' in invite ? <NoInvitation title={title} problem={invite.problem} /> : children(invite)}
      </div>
    </AuthPage>
  );
}

const NoInvitation = ({ title, problem }: { title: string; problem: string }) => (
  <>
    <Heading level={1}>{title}</Heading>
    <Alert tone="warning" title={problem}>
      Please open the link in your email once more, or ask whoever invited you for a new one.
    </Alert>
    <AuthFoot>
      Have you accepted it already? <Link to="/auth/login">Log in</Link>
    </AuthFoot>
  </>
);
