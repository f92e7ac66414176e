import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AuthFoot, AuthPage } from '#components/account/auth-page.tsx';
import { clock } from '#lib/time/clock.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { readInvite, type Invite } from './invite.ts';

interface InvitationPageProps {
  /** From the URL. */
  token: string | undefined;
  /** The heading while there is no invitation. */
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
      {'problem' in invite ? (
        <>
          <h1 tabIndex={-1}>{title}</h1>
          <Alert tone="warning" title={invite.problem}>
            Please open the link in your email once more, or ask whoever invited you for a new one.
          </Alert>
          <AuthFoot>
            Have you accepted it already? <Link to="/auth/login">Log in</Link>
          </AuthFoot>
        </>
      ) : (
        children(invite)
      )}
    </AuthPage>
  );
}

interface OtherWayProps {
  to: '/learner/accept-parent' | '/learner/accept-register' | '/learner/accept-signin';
  token: string;
  children: ReactNode;
}

/** A link to another way of accepting the same invitation. */
export const OtherWay = ({ to, token, children }: OtherWayProps) => (
  <Link to={to} search={{ token }} ignoreBlocker>
    {children}
  </Link>
);
