interface Account {
  role: string;
  isActive: boolean;
}

/**
 * Whether an adult may act as a learner now (D-019). Check it at each call, because it may change while the token is valid.
 *
 * @param adult undefined when the account was deleted
 * @param isLinked whether the adult is linked to the learner
 */
export const canActAs = (adult: Account | undefined, learner: Account, isLinked: boolean): boolean =>
  learner.role === 'Learner' &&
  learner.isActive &&
  adult?.isActive === true &&
  (adult.role === 'Admin' || (adult.role === 'Parent' && isLinked));
