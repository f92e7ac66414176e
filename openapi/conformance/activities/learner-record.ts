import type { Client } from '../kit/client.ts';
import type { User } from '../kit/scenario.ts';

/**
 * The record of a learner as a client sends it back. An update needs an email address, which the learner of a parent does
 * not have yet.
 */
export async function recordOf(reader: Client, { id }: User) {
  const { gradeId, email, dateOfBirth, ...record } = await reader.getLearner({ id });
  return {
    ...record,
    gradeId: gradeId ?? '',
    email: email ?? `verify-${id}@example.com`,
    dateOfBirth: dateOfBirth ?? '2015-03-14',
  };
}
