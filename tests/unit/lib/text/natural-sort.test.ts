import { expect, test } from 'vitest';
import { byTitle, sortTexts } from '#lib/text/natural-sort.ts';

test.each([
  [
    ['Grade 10', 'Grade 2'],
    ['Grade 2', 'Grade 10'],
  ],
  [
    ["O'Connor", 'O’Brien', 'Oak'],
    ['O’Brien', "O'Connor", 'Oak'],
  ],
  [
    ['Jean-Paul', 'Jean‑Luc'],
    ['Jean‑Luc', 'Jean-Paul'],
  ],
  [
    ['Zwelithini', 'Zoë', 'Zo\u0308la'],
    ['Zoë', 'Zo\u0308la', 'Zwelithini'],
  ],
  [
    ['Grade １0', 'Grade 9'],
    ['Grade 9', 'Grade １0'],
  ],
  [
    ['\u200BBongani', 'Amahle'],
    ['Amahle', '\u200BBongani'],
  ],
])('sortTexts and byTitle sort %j as %j', (texts, sorted) => {
  expect(sortTexts(texts)).toEqual(sorted);
  expect(texts.map((title) => ({ title })).toSorted(byTitle)).toEqual(sorted.map((title) => ({ title })));
});
