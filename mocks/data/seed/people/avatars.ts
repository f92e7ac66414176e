import type { AvatarRecord } from '../../models/accounts.ts';

const usual = {
  hairColour: 'black',
  headscarfColour: 'blue',
  glasses: 'none',
  mascotHoodie: 'indigo',
} as const;

/** Kabelo has not chosen a picture yet. */
export const avatars: AvatarRecord[] = [
  { ...usual, id: 'lrn-lwazi', skin: 'darkBrown', hair: 'short', hoodie: 'yellow' },
  { ...usual, id: 'lrn-zola', skin: 'deepBrown', hair: 'puffs', hoodie: 'pink', mascotHoodie: 'teal' },
  { ...usual, id: 'lrn-emma', skin: 'fair', hair: 'ponytail', hairColour: 'red', hoodie: 'blue' },
];
