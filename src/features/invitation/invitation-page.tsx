import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AuthFooter, AuthPage } from '#components/account/auth-page.tsx';
import { clock } from '#lib/time/clock.ts';
import { homePathOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Heading } from '#ui/Heading.tsx';
import { readInvite, tokenExpired, type Invite } from './invite.ts';

interface InvitationPageProps {
  token: string | undefined;
  title: string;
  isLong?: (invite: Invite) => boolean;
  children: (invite: Invite) => ReactNode;
}

/** The page that an invitation's link opens: a form, or the reason why the invitation cannot be used (INV-016). */
export function InvitationPage({ token, title, isLong, children }: InvitationPageProps) {
  // Evaluate the expiry once, so that the form remains while the user types; the server checks it again.
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
      Ask the person who invited you for a new one.
    </Alert>
    <AuthFooter>
      Have you accepted it already? <NextSteps />
    </AuthFooter>
  </>
);

function NextSteps() {
  const start: string = homePathOf(useSession(({ details }) => details?.role));
  const isSignedIn = useSession(({ details }) => details !== undefined);
  return isSignedIn ? <Link to={start}>Go to your start page</Link> : <Link to="/auth/login">Log in</Link>;
}
