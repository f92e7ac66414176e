import { Link } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { AcceptLink } from '#components/account/accept-link.tsx';
import { AuthCard } from '#components/account/auth-page.tsx';
import { useRecoverFocusAfter } from '#components/page/focus/focus-content.ts';
import { Role } from '#session/roles.ts';
import { currentSession, signOut, useSession } from '#session/session.ts';
import { Breakable } from '#ui/Breakable.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LearnerName } from './invitation-summary.tsx';
import type { Invite } from './invite.ts';
import { useInvitationStatus, type InvitationStatus } from './use-invitation-status.ts';

interface AccountChoiceProps {
  invite: Invite;
  children: ReactNode;
}

/**
 * Asks a signed-in user which account accepts. The form for another account is shown only after the user has logged
 * out, because accepting replaces the session.
 */
export function AccountChoice({ invite, children }: AccountChoiceProps) {
  const details = useSession((session) => session.details);
  const [isAsked, setIsAsked] = useState(() => currentSession() !== undefined);
  // Do not ask again after the acceptance has started a session.
  if (isAsked && !details) setIsAsked(false);
  useRecoverFocusAfter(isAsked);
  const titleId = useId();
  const isParent = details?.role === Role.Parent;
  const { status, email } = useInvitationStatus(invite, isAsked && isParent);
  if (!isAsked || !details) return children;

  return (
    <AuthCard labelledBy={titleId}>
      <h2 id={titleId} className="fs-3">
        You are signed in as <bdi>{details.fullName || 'another user'}</bdi>
      </h2>
      <p>
        The invitation was sent to{' '}
        <strong>
          <bdi>
            <Breakable text={invite.email} />
          </bdi>
        </strong>
        .
      </p>
      {isParent ? (
        <ParentAccount invite={invite} status={status} email={email} />
      ) : (
        <p>Only the account of a parent can follow a learner. Log out to go on; the invitation stays open.</p>
      )}
      {status === 'accepted' ? null : (
        <Button variant={isParent ? 'secondary' : 'primary'} block onPress={() => signOut()}>
          Log out and go on
        </Button>
      )}
    </AuthCard>
  );
}

interface ParentAccountProps {
  invite: Invite;
  status: InvitationStatus | undefined;
  email: string | undefined;
}

function ParentAccount({ invite, status, email }: ParentAccountProps) {
  if (status === undefined) {
    return (
      <Loading text="Loading your learners…">
        <Skeleton height="44px" />
      </Loading>
    );
  }
  return status !== 'open' ? (
    <>
      <p>
        You see <LearnerName invite={invite} /> already.{' '}
        {status === 'accepted'
          ? 'There is nothing left to accept.'
          : 'This invitation is for another person: log out to accept it with another account.'}
      </p>
      <Link to="/parent/dashboard" className={buttonStyle({ variant: 'primary', block: true })}>
        Go to my learners
      </Link>
    </>
  ) : (
    <>
      <p>
        You can accept it with this account: you will be asked for its password once more. Or log out to
        accept it with another one.
      </p>
      <AcceptLink
        to="/learner/accept-signin"
        token={invite.token}
        email={email}
        className={buttonStyle({ variant: 'primary', block: true })}
      >
        Accept with this account
      </AcceptLink>
    </>
  );
}
