import type { components } from '#api/contract.gen.ts';

/**
 * A message that asks the office to delete a learner. The office knows whose child it is by who asks.
 *
 * @param by name and surname of the parent who asks
 */
export function deletionRequest(
  { name, surname }: Pick<components['schemas']['Learner'], 'name' | 'surname'>,
  by: string,
): { subject: string; text: string } {
  const who = `${name} ${surname}`.trim();
  return {
    subject: `Please delete the data of ${who}`,
    text: `Hello, please delete everything that you keep about ${who}. I am a parent or guardian. ${by}`.trim(),
  };
}
