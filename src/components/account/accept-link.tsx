import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface AcceptLinkProps extends Pick<LinkProps, 'ignoreBlocker' | 'replace'> {
  to: '/learner/accept-register' | '/learner/accept-signin';
  token: string;
  /** The email for the form. Default: the invited email. */
  email?: string | undefined;
  className?: string;
  children: ReactNode;
}

export const AcceptLink = ({ token, email, ...rest }: AcceptLinkProps) => (
  <Link search={{ token }} state={{ email }} {...rest} />
);

/** The return path to an invitation after login. */
export const acceptPath = (token: string): string =>
  `/learner/accept-signin?${new URLSearchParams({ token })}`;
