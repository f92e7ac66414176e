import type { Invite } from './invite.ts';

/** Isolated with `<bdi>`, so that a right-to-left name does not reorder the text around it. */
export const LearnerName = ({ invite: { learnerName } }: { invite: Invite }) => (
  <bdi>{learnerName || 'a learner'}</bdi>
);
