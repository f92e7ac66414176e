import type { Learner } from '#api/queries/learners.ts';

/** Ends the name of a button or link that every card has: out of its card, it says which learner is meant. */
export const ForWhom = ({ learner }: { learner: Pick<Learner, 'name' | 'surname'> }) => (
  <span className="visually-hidden">
    {' '}
    for {learner.name} {learner.surname}
  </span>
);
