import { expect, test } from 'vitest';
import { describeAvatar, optionValues, type Avatar } from '#features/learner/avatar/avatar-options.ts';
import {
  getInitialAvatar,
  suggestAvatar,
  randomizeAvatar,
} from '#features/learner/avatar/suggested-avatar.ts';

const lwazi: Avatar = {
  skin: 'darkBrown',
  hair: 'short',
  hairColour: 'black',
  headscarfColour: 'blue',
  glasses: 'round',
  hoodie: 'yellow',
  mascotHoodie: 'indigo',
};

test('suggestAvatar returns the same avatar for an id', () => {
  expect(suggestAvatar('lrn-kabelo')).toEqual(suggestAvatar('lrn-kabelo'));
  // A literal value: the suggestion must not change with an update of the application.
  expect(suggestAvatar('lrn-kabelo')).toEqual({
    skin: 'tan',
    hair: 'locs',
    hairColour: 'black',
    headscarfColour: 'cream',
    glasses: 'none',
    hoodie: 'coral',
    mascotHoodie: 'indigo',
  });
});

test('suggestAvatar uses every skin tone and hairstyle, without headscarf or bald head', () => {
  const suggested = Array.from({ length: 60 }, (_, index) => suggestAvatar(`lrn-${index}`));
  expect(new Set(suggested.map(({ skin }) => skin))).toEqual(new Set(optionValues('skin')));
  const hairs = new Set(suggested.map(({ hair }) => hair));
  expect(hairs.size).toBe(8);
  expect(hairs).not.toContain('headscarf');
  expect(hairs).not.toContain('none');
});

test.each([0, 0.3, 0.5, 0.99])(
  'randomizeAvatar (%s) changes hair and hoodies, never the skin tone',
  (random) => {
    const other = randomizeAvatar(lwazi, () => random);
    expect(other.skin).toBe(lwazi.skin);
    expect(other.hair).not.toBe(lwazi.hair);
    expect(['headscarf', 'none']).not.toContain(other.hair);
    expect(other.hoodie).not.toBe(lwazi.hoodie);
    expect(other.mascotHoodie).not.toBe(lwazi.mascotHoodie);
  },
);

test.each(['headscarf', 'none'] as const)('randomizeAvatar keeps hair at %s', (hair) => {
  expect(randomizeAvatar({ ...lwazi, hair }, () => 0.5).hair).toBe(hair);
});

test('describeAvatar names only visible parts', () => {
  expect(describeAvatar(lwazi)).toBe(
    'You: dark brown skin, short hair in black, round glasses, yellow hoodie. Pronk: indigo hoodie.',
  );
  expect(describeAvatar({ ...lwazi, hair: 'headscarf' })).toContain('skin, blue headscarf, round glasses');
  expect(describeAvatar({ ...lwazi, hair: 'none', glasses: 'none' })).toContain('skin, no hair, no glasses');
});

test('getInitialAvatar replaces only unknown parts', () => {
  const newer = { ...lwazi, hoodie: 'rainbow', hair: 'constructor' } as unknown as Avatar;
  const { hair, hoodie } = suggestAvatar('lrn-lwazi');
  expect(getInitialAvatar('lrn-lwazi', newer)).toEqual({ ...lwazi, hair, hoodie });
  expect(getInitialAvatar('lrn-lwazi', lwazi)).toEqual(lwazi);
  expect(getInitialAvatar('lrn-lwazi', undefined)).toEqual(suggestAvatar('lrn-lwazi'));
});
