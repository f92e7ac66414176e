import { useSession } from '#session/session.ts';

/**
 * The key of a screen without a guard (D-047): it remounts for another learner and when the session ends, so that data of
 * the previous user disappears.
 */
export const useScreenKey = (learnerId: string | undefined): string => {
  const userId = useSession(({ details }) => details?.id);
  return JSON.stringify([userId, learnerId]);
};
