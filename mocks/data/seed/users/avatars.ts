import type { AvatarRecord } from '#mocks/data/models/accounts.ts';

const defaults = {
  hairColour: 'black',
  headscarfColour: 'blue',
  glasses: 'none',
  mascotHoodie: 'indigo',
} as const;

/** Kabelo has not chosen a picture yet. */
export const avatars: AvatarRecord[] = [
  { ...defaults, id: 'lrn-lwazi', skin: 'darkBrown', hair: 'short', hoodie: 'yellow' },
  { ...defaults, id: 'lrn-zola', skin: 'deepBrown', hair: 'puffs', hoodie: 'pink', mascotHoodie: 'teal' },
  { ...defaults, id: 'lrn-emma', skin: 'fair', hair: 'ponytail', hairColour: 'red', hoodie: 'blue' },
];
