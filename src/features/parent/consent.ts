import { product } from '#lib/configuration.ts';

export interface ConsentWording {
  points: readonly string[];
  agreement: string;
}

/** The version to which parents agree now. A changed text gets a new version; `wordings` keeps the old ones. */
export const consentVersion = '2025-05';

export const consentWording: ConsentWording = {
  points: [
    'We keep your child’s name, date of birth and grade, and the answers and results of the activities, to teach your child and to show you how your child is doing.',
    'You, the parents and guardians you invite, and the school’s staff can see them. On leaderboards, everybody with an account sees your child’s name, school and score.',
    'You can look at what we keep, download it, and have it deleted at any time.',
  ],
  agreement: `I am this child’s parent or legal guardian, and I agree that ${product.name} keeps and uses the data in this way.`,
};

const wordings = new Map([[consentVersion, consentWording]]);

export const findWording = (version: string): ConsentWording | undefined => wordings.get(version);
