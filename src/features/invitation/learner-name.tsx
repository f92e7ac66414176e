import type { Invite } from './invite.ts';

/** In a direction of its own: a name from right to left turns nothing around it. */
export const LearnerName = ({ invite: { learnerName } }: { invite: Invite }) => (
  <bdi>{learnerName || 'a learner'}</bdi>
);
