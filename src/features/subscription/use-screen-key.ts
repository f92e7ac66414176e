import { useSession } from '#session/session.ts';

/**
 * The key of a screen that no guard closes (D-047): with another learner it starts anew, and when the session ends. What
 * the last person saw is gone then, and the next request leads to the login.
 */
export const useScreenKey = (learnerId: string | undefined): string => {
  const userId = useSession(({ details }) => details?.id);
  return JSON.stringify([userId, learnerId]);
};
