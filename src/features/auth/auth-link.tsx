import { Link, useHydrated, useLocation, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCarriedInvitation } from '#components/account/carried-state.ts';
import { emailAddress } from '#lib/text/email.ts';
import { loginParams, loginSearch, type LoginSearch } from './login/login-search.ts';

/** What somebody came for: it goes along from page to page until they are signed in (D-240). */
export const useCarriedSearch = (): LoginSearch => loginSearch(useSearch({ strict: false }));

interface AuthLinkProps {
  to: '/auth/login' | '/auth/register' | '/auth/forgot-password';
  /** What is typed so far; it goes along when it is an email. */
  email: string | undefined;
  children: ReactNode;
}

/** A link between login, register and forgot password. Nobody types an email twice, or forgets why they came. */
export function AuthLink({ to, email = '', children }: AuthLinkProps) {
  const typed = email.trim();
  const invitation = useCarriedInvitation();
  const carried = useCarriedSearch();
  const endedSession = useLocation({ select: ({ state }) => state.endedSession });
  const isHydrated = useHydrated();
  return (
    <Link
      to={to}
      // The build renders the page without a query; until it is hydrated, the early script adds it (.ci/early-script.js).
      search={isHydrated ? carried : {}}
      data-carries={Object.keys(loginParams).join(' ')}
      state={{ ...(emailAddress.test(typed) && { email: typed }), invitation, endedSession }}
      // Chosen on purpose, and what was typed first goes along.
      ignoreBlocker
    >
      {children}
    </Link>
  );
}
