/** Colours are the same in both themes, because each face has a background. */
export const skins = {
  deepBrown: '#5C3721',
  darkBrown: '#8A5436',
  brown: '#A86B42',
  lightBrown: '#C68A5E',
  tan: '#E0A878',
  fair: '#F0C29C',
} as const;

export const hairColours = {
  black: '#1F1512',
  darkBrown: '#4A2C1A',
  brown: '#7A4A20',
  red: '#C0662A',
  blond: '#D9A441',
  blue: '#2C5FD0',
} as const;

export const headscarfColours = {
  pink: '#E4577F',
  blue: '#2C5FD0',
  green: '#1F7A4D',
  purple: '#7636BE',
  cream: '#FFF4E2',
  black: '#2B2B3A',
} as const;

interface Hoodie {
  cloth: string;
  shade: string;
  background: string;
}

export const hoodies = {
  indigo: { cloth: '#4B3FD6', shade: '#3328A8', background: '#BFE3F5' },
  blue: { cloth: '#2C7FD0', shade: '#1F5C9E', background: '#D6F0E2' },
  teal: { cloth: '#0E8A9E', shade: '#0A6372', background: '#F6D9F0' },
  green: { cloth: '#2B9460', shade: '#1B6B44', background: '#DAD7FF' },
  yellow: { cloth: '#FFC53D', shade: '#C98A0A', background: '#DAD7FF' },
  coral: { cloth: '#E8674A', shade: '#B9472D', background: '#D6F0E2' },
  pink: { cloth: '#DB4C76', shade: '#A8355A', background: '#BFE3F5' },
  charcoal: { cloth: '#4A4E69', shade: '#33365C', background: '#D6F0E2' },
} as const satisfies Record<string, Hoodie>;

/** The ids of the hair in `art/face.svg`: behind the head, in front of the head. */
export const hairParts = {
  short: ['short-behind', 'short'],
  curls: ['curls-behind', 'curls'],
  afro: ['afro-behind', 'afro'],
  puffs: ['puffs-behind', 'puffs'],
  braids: ['braids-behind', 'braids'],
  locs: ['locs-behind', 'locs'],
  straight: ['straight-behind', 'straight'],
  ponytail: ['ponytail-behind', 'ponytail'],
  headscarf: ['headscarf-around', 'headscarf'],
  none: [],
} as const;

export const glasses = { none: true, round: true, square: true } as const;

export interface FaceParts {
  skin: keyof typeof skins;
  hair: keyof typeof hairParts;
  hairColour: keyof typeof hairColours;
  headscarfColour: keyof typeof headscarfColours;
  glasses: keyof typeof glasses;
  hoodie: keyof typeof hoodies;
}

/** Whether this release has drawings of all parts; a newer server may send others. */
export const isDrawable = (parts: FaceParts): boolean =>
  Object.hasOwn(skins, parts.skin) &&
  Object.hasOwn(hairParts, parts.hair) &&
  Object.hasOwn(hairColours, parts.hairColour) &&
  Object.hasOwn(headscarfColours, parts.headscarfColour) &&
  Object.hasOwn(glasses, parts.glasses) &&
  Object.hasOwn(hoodies, parts.hoodie);
