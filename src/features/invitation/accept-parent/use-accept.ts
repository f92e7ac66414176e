import { useRouter } from '@tanstack/react-router';
import type { components } from '#api/contract.gen.ts';
import { redirectFrom } from '#components/account/redirect.ts';
import { homeOf } from '#session/roles.ts';
import { currentSession, signIn } from '#session/session.ts';

type Response = components['schemas']['TokenResponse'];

/** Signs in whoever has accepted, and opens the page where their role begins (D-175). */
export function useAccept() {
  const router = useRouter();
  return {
    accept: (response: Response) => signIn(response),
    goOn: () =>
      redirectFrom(router, '/learner/accept-parent', { href: homeOf(currentSession()?.role) }),
  };
}
