import type { Learner } from '#api/queries/learners.ts';

/** Adds the learner's name to the accessible name of an action, because every card has the same actions. */
export const ForLearner = ({ learner }: { learner: Pick<Learner, 'name' | 'surname'> }) => (
  <span className="visually-hidden">
    {' '}
    for {learner.name} {learner.surname}
  </span>
);
