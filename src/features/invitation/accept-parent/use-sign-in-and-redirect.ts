import { useRouter } from '@tanstack/react-router';
import type { components } from '#api/contract.gen.ts';
import { redirectFrom } from '#components/account/redirect.ts';
import { wrongClockMessage } from '#components/wrong-clock-message.ts';
import { homePathOf } from '#session/roles.ts';
import { signIn } from '#session/session.ts';

/**
 * Starts the session of an accepted invitation and opens the role's start page. Without a usable session (D-175)
 * it opens the login page, with the reason if the clock of the device is wrong.
 *
 * @param email of the account, for the login page
 */
export function useSignInAndRedirect(email: string) {
  const router = useRouter();
  return async (response: components['schemas']['TokenResponse']) => {
    const next = await signIn(response).then(
      ({ role }) => ({ path: homePathOf(role) }),
      (error: unknown) =>
        ({ to: '/auth/login', search: { message: wrongClockMessage(error) }, state: { email } }) as const,
    );
    return redirectFrom(router, '/learner/accept-parent', next);
  };
}
