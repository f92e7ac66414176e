import { product } from '#lib/configuration.ts';

/**
 * What a parent agrees to when adding a child. A record of consent keeps the version of the words: change both together,
 * and keep the words of older versions for whoever has agreed to them.
 */
export const consentVersion = '2025-05';

/** What happens to the data, in plain words. */
export const consentPoints: readonly string[] = [
  'We keep your child’s name, date of birth and grade, and the answers and results of the activities, to teach your child and to show you how it goes.',
  'You, the parents and guardians you invite, and the school’s staff can see them. Learners see your child’s name and score on leaderboards.',
  'You can look at what we keep, download it, and have it deleted at any time.',
];

/** The words beside the checkbox. */
export const consentAgreement = `I am this child’s parent or legal guardian, and I agree that ${product.name} keeps and uses the data in this way.`;
