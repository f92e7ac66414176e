import { useQuery } from '@tanstack/react-query';
import { myLearnersQuery } from '#api/queries/learners.ts';
import { parentProfileQuery } from '#api/queries/parents.ts';
import { isSameIgnoringCase } from '#openapi/rules/text.ts';
import type { Invite } from './invite.ts';

/** What an invitation can still do for the parent who is signed in. */
export type Standing =
  /** Nothing: they see the learner, and it was sent to them. Most likely they have accepted it. */
  | 'accepted'
  /** Nothing either, but it was sent to somebody else, for whom accepting would use it up. */
  | 'sees-learner'
  | 'open';

/**
 * Where the signed-in parent stands with an invitation.
 *
 * @param isParent whether a parent is signed in; nobody else is asked about
 * @returns `standing` undefined until it is known, 'open' as well where it cannot be found out; the parent's `email`
 */
export function useStanding(
  { learnerId, email }: Invite,
  isParent: boolean,
): { standing: Standing | undefined; email: string | undefined } {
  const learners = useQuery({ ...myLearnersQuery(), enabled: isParent });
  const profile = useQuery({ ...parentProfileQuery(), enabled: isParent });
  const ownEmail = profile.data?.email ?? undefined;
  if (isParent && (learners.isPending || profile.isPending)) return { standing: undefined, email: ownEmail };
  if (!isParent || !learners.data?.some(({ id }) => id === learnerId)) {
    return { standing: 'open', email: ownEmail };
  }
  const isOwn = ownEmail !== undefined && isSameIgnoringCase(ownEmail, email);
  return { standing: isOwn ? 'accepted' : 'sees-learner', email: ownEmail };
}
