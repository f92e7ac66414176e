import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface AcceptLinkProps extends Pick<LinkProps, 'ignoreBlocker' | 'replace'> {
  to: '/learner/accept-register' | '/learner/accept-signin';
  token: string;
  /** Fills in the account; the invited email when not given. */
  email?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A link to one of the ways to accept an invitation. */
export const AcceptLink = ({ token, email, ...rest }: AcceptLinkProps) => (
  <Link search={{ token }} state={{ email }} {...rest} />
);

/** The path of such a link, for somebody who comes back to it after signing in. */
export const acceptPath = (token: string): string =>
  `/learner/accept-signin?${new URLSearchParams({ token })}`;
