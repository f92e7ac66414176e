import type { components } from '#api/contract.gen.ts';

/**
 * A message that asks the office to delete a learner. It names the learner by user name as well: no two are alike.
 *
 * @param by name and surname of the parent who asks
 */
export function deletionRequest(
  { name, surname, userName }: Pick<components['schemas']['Learner'], 'name' | 'surname' | 'userName'>,
  by: string,
): { subject: string; text: string } {
  const who = `${name} ${surname}`.trim();
  return {
    subject: `Please delete the data of ${who}`,
    text: `Hello, please delete everything that you keep about ${who} (user name ${userName}). I am a parent or guardian. ${by}`.trim(),
  };
}
