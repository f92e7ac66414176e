import { expect, test } from 'vitest';
import { firstFace, suggestedFace, surprise } from '#features/learner/face/suggested-face.ts';
import { inWords, valuesOf, type Avatar } from '#features/learner/face/words.ts';

const lwazi: Avatar = {
  skin: 'darkBrown',
  hair: 'short',
  hairColour: 'black',
  headscarfColour: 'blue',
  glasses: 'round',
  hoodie: 'yellow',
  mascotHoodie: 'indigo',
};

test('the same id suggests the same face, today and tomorrow', () => {
  expect(suggestedFace('lrn-kabelo')).toEqual(suggestedFace('lrn-kabelo'));
  // Written down: whoever has not chosen finds the same start after an update of the application.
  expect(suggestedFace('lrn-kabelo')).toEqual({
    skin: 'tan',
    hair: 'locs',
    hairColour: 'black',
    headscarfColour: 'cream',
    glasses: 'none',
    hoodie: 'coral',
    mascotHoodie: 'indigo',
  });
});

test('a class begins with all skins and many hairs, and nobody with a headscarf or without hair', () => {
  const suggested = Array.from({ length: 60 }, (_, index) => suggestedFace(`lrn-${index}`));
  expect(new Set(suggested.map(({ skin }) => skin))).toEqual(new Set(valuesOf('skin')));
  const hairs = new Set(suggested.map(({ hair }) => hair));
  expect(hairs.size).toBe(8);
  expect(hairs).not.toContain('headscarf');
  expect(hairs).not.toContain('none');
});

test.each([0, 0.3, 0.5, 0.99])('a surprise (%s) changes hair and hoodies, and never the skin', (random) => {
  const other = surprise(lwazi, () => random);
  expect(other.skin).toBe(lwazi.skin);
  expect(other.hair).not.toBe(lwazi.hair);
  expect(['headscarf', 'none']).not.toContain(other.hair);
  expect(other.hoodie).not.toBe(lwazi.hoodie);
  expect(other.mascotHoodie).not.toBe(lwazi.mascotHoodie);
});

test.each(['headscarf', 'none'] as const)('a surprise leaves it at %s', (hair) => {
  expect(surprise({ ...lwazi, hair }, () => 0.5).hair).toBe(hair);
});

test('a look in words names what is to be seen and nothing else', () => {
  expect(inWords(lwazi)).toBe(
    'You: dark brown skin, short hair in black, round glasses, yellow hoodie. Pronk: indigo hoodie.',
  );
  expect(inWords({ ...lwazi, hair: 'headscarf' })).toContain('skin, blue headscarf, round glasses');
  expect(inWords({ ...lwazi, hair: 'none', glasses: 'none' })).toContain('skin, no hair, no glasses');
});

test('a part that this release does not know is a suggested one, the others stay', () => {
  const newer = { ...lwazi, hoodie: 'rainbow', hair: 'constructor' } as unknown as Avatar;
  const { hair, hoodie } = suggestedFace('lrn-lwazi');
  expect(firstFace('lrn-lwazi', newer)).toEqual({ ...lwazi, hair, hoodie });
  expect(firstFace('lrn-lwazi', lwazi)).toEqual(lwazi);
  expect(firstFace('lrn-lwazi', undefined)).toEqual(suggestedFace('lrn-lwazi'));
});
