import { Link, useHydrated, useLocation, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useInvitationFromHistory } from '#components/account/history-state.ts';
import { emailAddress } from '#lib/text/email.ts';
import { loginParams, loginSearch, type LoginSearch } from './login/login-search.ts';

/** The query parameters that authentication pages pass on until the visitor has signed in (D-240). */
export const usePreservedSearch = (): LoginSearch => loginSearch(useSearch({ strict: false }));

interface AuthLinkProps {
  to: '/auth/login' | '/auth/register' | '/auth/forgot-password';
  /** The typed text; passed on if it is an email. */
  email: string | undefined;
  children: ReactNode;
}

/**
 * A link between the login, registration and forgot-password pages. It passes on the typed email, the query, the
 * invitation and the ended session.
 */
export function AuthLink({ to, email = '', children }: AuthLinkProps) {
  const typed = email.trim();
  const invitation = useInvitationFromHistory();
  const preservedSearch = usePreservedSearch();
  const endedSession = useLocation({ select: ({ state }) => state.endedSession });
  const isHydrated = useHydrated();
  return (
    <Link
      to={to}
      // The prerendered link has no query; the early script adds the names in `data-carries` before hydration.
      search={isHydrated ? preservedSearch : {}}
      data-carries={Object.keys(loginParams).join(' ')}
      state={{ ...(emailAddress.test(typed) && { email: typed }), invitation, endedSession }}
      // No confirmation: the next page has the typed email.
      ignoreBlocker
    >
      {children}
    </Link>
  );
}
