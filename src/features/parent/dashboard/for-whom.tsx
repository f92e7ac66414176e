import type { Learner } from '#api/queries/learners.ts';

/** Adds the learner's name to the accessible name of an action that each card has. */
export const ForWhom = ({ learner }: { learner: Pick<Learner, 'name' | 'surname'> }) => (
  <span className="visually-hidden">
    {' '}
    for {learner.name} {learner.surname}
  </span>
);
