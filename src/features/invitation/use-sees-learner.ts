import { useQuery } from '@tanstack/react-query';
import { myLearnersQuery } from '#api/queries/learners.ts';
import type { Invite } from './invite.ts';

/**
 * Whether the signed-in parent sees the learner already: accepting would use up what was meant for somebody else.
 *
 * @param isParent whether a parent is signed in; nobody else is asked about
 * @returns undefined until it is known; false as well where it cannot be found out
 */
export function useSeesLearner({ learnerId }: Invite, isParent: boolean): boolean | undefined {
  const { data, isPending } = useQuery({ ...myLearnersQuery(), enabled: isParent });
  if (isParent && isPending) return undefined;
  return isParent && data !== undefined && data.some(({ id }) => id === learnerId);
}
