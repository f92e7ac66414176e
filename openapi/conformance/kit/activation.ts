import type { Client } from './client.ts';

/**
 * Makes a learner active or inactive. The contract has no operation that does so for other accounts.
 *
 * @param id of a learner with an email address and a grade, such as one of `createLearner`
 */
export async function setActive(admin: Client, id: string, isActive: boolean): Promise<void> {
  const { email, dateOfBirth, gradeId, ...record } = await admin.getLearner({ id });
  if (email === null || dateOfBirth === null || gradeId === null) {
    throw new Error('updateLearner requires an email address, a date of birth and a grade.');
  }
  await admin.updateLearner({ body: { ...record, email, dateOfBirth, gradeId, isActive } });
}
