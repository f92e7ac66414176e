import { useQuery } from '@tanstack/react-query';
import { myLearnersQuery } from '#api/queries/learners.ts';
import { parentProfileQuery } from '#api/queries/parents.ts';
import { isSameIgnoringCase } from '#openapi/rules/text.ts';
import type { Invite } from './invite.ts';

/** The effect that accepting would have for the signed-in parent. */
export type InvitationStatus =
  /** No effect: the invitation was sent to this parent, who already sees the learner. */
  | 'accepted'
  /** This parent already sees the learner. The invitation was sent to another adult: accepting would use it up. */
  | 'sees-learner'
  /** Accepting would link this parent to the learner. */
  | 'open';

/**
 * Determines whether the signed-in parent can use an invitation.
 *
 * @param isParent false disables the requests
 * @returns `status` is undefined while loading, and 'open' if `isParent` is false or the learners failed to load;
 *   `email` is the parent's
 */
export function useInvitationStatus(
  { learnerId, email }: Invite,
  isParent: boolean,
): { status: InvitationStatus | undefined; email: string | undefined } {
  const learners = useQuery({ ...myLearnersQuery(), enabled: isParent });
  const profile = useQuery({ ...parentProfileQuery(), enabled: isParent });
  const ownEmail = profile.data?.email ?? undefined;
  if (isParent && (learners.isPending || profile.isPending)) return { status: undefined, email: ownEmail };
  if (!isParent || !learners.data?.some(({ id }) => id === learnerId)) {
    return { status: 'open', email: ownEmail };
  }
  const isOwn = ownEmail !== undefined && isSameIgnoringCase(ownEmail, email);
  return { status: isOwn ? 'accepted' : 'sees-learner', email: ownEmail };
}
