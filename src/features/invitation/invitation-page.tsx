import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AuthFoot, AuthPage } from '#components/account/auth-page.tsx';
import { clock } from '#lib/time/clock.ts';
import { homePathOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Heading } from '#ui/Heading.tsx';
import { readInvite, tokenExpired, type Invite } from './invite.ts';

interface InvitationPageProps {
  /** From the URL. */
  token: string | undefined;
  /** The heading when there is no invitation. */
  title: string;
  /** Whether the form is a long one. */
  isLong?: (invite: Invite) => boolean;
  children: (invite: Invite) => ReactNode;
}

/** Where the link of an invitation leads: what can be done with it, or why nothing can (INV-016). */
export function InvitationPage({ token, title, isLong, children }: InvitationPageProps) {
  // It does not end under somebody's fingers: the server has the last word.
  const [invite] = useState(() => readInvite(token, clock.now()));
  const isUsable = !('problem' in invite);
  return (
    <AuthPage
      title="You are invited."
      lead="See what a child learns, and how it is going."
      long={isUsable && isLong?.(invite)}
    >
      {isUsable ? children(invite) : <NoInvitation title={title} problem={invite.problem} />}
    </AuthPage>
  );
}

const NoInvitation = ({ title, problem }: { title: string; problem: string }) => (
  <>
    <Heading level={1}>{title}</Heading>
    <Alert tone="warning" title={problem}>
      {problem === tokenExpired
        ? null
        : 'A part of the link is missing. Please open the one in your email once more: it ends with a long code, and all of it is needed. '}
      Whoever invited you can send you a new one.
    </Alert>
    <AuthFoot>
      Have you accepted it already? <WayOn />
    </AuthFoot>
  </>
);

function WayOn() {
  const start: string = homePathOf(useSession(({ details }) => details?.role));
  const isSignedIn = useSession(({ details }) => details !== undefined);
  return isSignedIn ? <Link to={start}>Go to your start page</Link> : <Link to="/auth/login">Log in</Link>;
}
