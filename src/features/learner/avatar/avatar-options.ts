import type { components } from '#api/contract.gen.ts';

export type Avatar = components['schemas']['Avatar'];

/** Labels of the options, in display order. */
export const optionLabels: { readonly [Part in keyof Avatar]: Readonly<Record<Avatar[Part], string>> } = {
  skin: {
    deepBrown: 'Deep brown',
    darkBrown: 'Dark brown',
    brown: 'Brown',
    lightBrown: 'Light brown',
    tan: 'Tan',
    fair: 'Fair',
  },
  hair: {
    short: 'Short hair',
    curls: 'Short curls',
    afro: 'Afro',
    puffs: 'Two puffs',
    braids: 'Braids with beads',
    locs: 'Locs',
    straight: 'Straight hair',
    ponytail: 'Ponytail',
    headscarf: 'Headscarf',
    none: 'No hair',
  },
  hairColour: {
    black: 'Black',
    darkBrown: 'Dark brown',
    brown: 'Brown',
    red: 'Red',
    blond: 'Blond',
    blue: 'Blue',
  },
  headscarfColour: {
    pink: 'Pink',
    blue: 'Blue',
    green: 'Green',
    purple: 'Purple',
    cream: 'Cream',
    black: 'Black',
  },
  glasses: {
    none: 'No glasses',
    round: 'Round glasses',
    square: 'Square glasses',
  },
  hoodie: {
    indigo: 'Indigo',
    blue: 'Blue',
    teal: 'Teal',
    green: 'Green',
    yellow: 'Yellow',
    coral: 'Coral',
    pink: 'Pink',
    charcoal: 'Charcoal',
  },
  mascotHoodie: {
    indigo: 'Indigo',
    blue: 'Blue',
    teal: 'Teal',
    green: 'Green',
    coral: 'Coral',
    pink: 'Pink',
  },
};

export const optionValues = <Part extends keyof Avatar>(part: Part): Avatar[Part][] =>
  Object.keys(optionLabels[part]) as Avatar[Part][];

export function describeAvatar(avatar: Avatar): string {
  const labelOf = <Part extends keyof Avatar>(part: Part) => optionLabels[part][avatar[part]];
  const hairTexts = {
    headscarf: `${labelOf('headscarfColour')} headscarf`,
    none: labelOf('hair'),
    other: `${labelOf('hair')} in ${labelOf('hairColour')}`,
  };
  const { hair } = avatar;
  const hairText = hairTexts[hair === 'headscarf' || hair === 'none' ? hair : 'other'];
  const parts = [`${labelOf('skin')} skin`, hairText, labelOf('glasses'), `${labelOf('hoodie')} hoodie`];
  return `You: ${parts.join(', ').toLowerCase()}. Pronk: ${labelOf('mascotHoodie').toLowerCase()} hoodie.`;
}
