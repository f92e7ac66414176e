/** Adults who act as a learner (D-019). */
interface Account {
  role: string;
  isActive: boolean;
}

/**
 * Whether an adult may act as a learner now. Asked at each call with such a token, because its answer may change while the
 * token is valid.
 *
 * @param adult undefined when the account was deleted
 * @param isLinked whether the adult is linked to the learner
 */
export const mayActAs = (adult: Account | undefined, learner: Account, isLinked: boolean): boolean =>
  learner.role === 'Learner' &&
  learner.isActive &&
  adult?.isActive === true &&
  (adult.role === 'Admin' || (adult.role === 'Parent' && isLinked));
