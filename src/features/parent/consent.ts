import { product } from '#lib/configuration.ts';

export interface ConsentWording {
  /** How the data is used. */
  points: readonly string[];
  /** The label of the checkbox. */
  agreement: string;
}

/** The version that parents agree to now. A changed text gets a new version; old versions stay in the list. */
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

/** Undefined for an unknown version. */
export const wordingOf = (version: string): ConsentWording | undefined => wordings.get(version);
