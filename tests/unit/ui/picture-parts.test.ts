import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hairParts, hoodies, skins } from '#ui/picture/face-parts.ts';
import { mascotHoodies } from '#ui/picture/mascot-hoodies.ts';
import { contrast } from '../../../stories/foundations/contrast.ts';

/** Background colours from `tokens.css`. */
const light = ['#fffdf7', '#ffffff', '#f7f3e8'];
const sun = '#ffc53d';
const dark = ['#14162b', '#1d2040', '#181a34'];
const hero = ['#4b3fd6', '#3a30b0'];

describe.each(Object.entries(mascotHoodies))('mascotHoodies.%s', (_name, { deep, bright }) => {
  test.each([...light, sun])('has a deep shade with contrast to %s', (ground) => {
    expect(contrast(deep, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each([...dark, ...hero])('has a bright shade with contrast to %s', (ground) => {
    expect(contrast(bright, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('hoodies and skins contrast with their background', () => {
  for (const { cloth, background } of Object.values(hoodies)) {
    // The yellow cloth has a low contrast, but its shade and strings make the hoodie visible.
    expect(contrast(cloth, background)).toBeGreaterThan(cloth === hoodies.yellow.cloth ? 1.1 : 2.3);
    for (const skin of Object.values(skins)) expect(contrast(skin, background)).toBeGreaterThan(1.1);
  }
});

test('face.svg contains all hair parts', () => {
  const file = new URL('../../../src/ui/picture/art/face.svg', import.meta.url);
  const drawn = [...readFileSync(file, 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn).toEqual(expect.arrayContaining(Object.values(hairParts).flat()));
});
