import { Link, useHydrated, useLocation, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useInvitationFromHistory } from '#components/account/history-state.ts';
import { emailAddress } from '#lib/text/email.ts';
import { loginParams, loginSearch, type LoginSearch } from './login/login-search.ts';

/** The query parameters that the authentication pages pass on until the visitor has signed in (D-240). */
export const useCarriedSearch = (): LoginSearch => loginSearch(useSearch({ strict: false }));

interface AuthLinkProps {
  to: '/auth/login' | '/auth/register' | '/auth/forgot-password';
  /** The typed text; passed on when it is an email. */
  email: string | undefined;
  children: ReactNode;
}

/** A link between login, register and forgot password that passes on the typed email and the query. */
export function AuthLink({ to, email = '', children }: AuthLinkProps) {
  const typed = email.trim();
  const invitation = useInvitationFromHistory();
  const carried = useCarriedSearch();
  const endedSession = useLocation({ select: ({ state }) => state.endedSession });
  const isHydrated = useHydrated();
  return (
    <Link
      to={to}
      // The prerendered page has no query; the early script adds it before hydration.
      search={isHydrated ? carried : {}}
      data-carries={Object.keys(loginParams).join(' ')}
      state={{ ...(emailAddress.test(typed) && { email: typed }), invitation, endedSession }}
      // The typed email is passed on, so nothing is lost.
      ignoreBlocker
    >
      {children}
    </Link>
  );
}
