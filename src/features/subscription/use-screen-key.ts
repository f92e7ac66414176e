import { useSession } from '#session/session.ts';

/**
 * The key of a screen without a guard (D-047). It changes with the learner and with the user, so that the screen
 * remounts and does not show data of the previous user.
 */
export const useScreenKey = (learnerId: string | undefined): string => {
  const userId = useSession(({ details }) => details?.id);
  return JSON.stringify([userId, learnerId]);
};
