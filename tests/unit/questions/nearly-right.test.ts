import { expect, test } from 'vitest';
import { hasThousandsComma, isNearlyRight } from '#questions/nearly-right.ts';

test.each([
  ['paris', 'Paris', true],
  ['  Par is. ', 'Paris', true],
  ['Pretora', 'Pretoria', true],
  ['Prteoria', 'Pretoria', true],
  ['Pretorria', 'Pretoria', true],
  ['café', 'cafe', true],
  ['Johannesburg', 'Pretoria', false],
  ['Pretoira is it', 'Pretoria', false],
  // Numbers and short words must be equal.
  ['200', '2000', false],
  ['cat', 'car', false],
  ['', 'Paris', false],
  ['?', 'Paris', false],
  // Digits, signs and separators must be equal.
  ['34', '3/4', false],
  ['25', '2.5', false],
  ['25', '2,5', false],
  ['-7', '7', false],
  ['1000', '10 000', false],
  ['Grade 3', 'Grade 4', false],
  ['grade 4', 'Grade 4', true],
  ['Term 34', 'Term 3/4', false],
  ['x = -1', 'x = 1', false],
  ['12.30', '12:30', false],
  ['R12.50', 'R12,50', false],
  ['x > 5', 'x < 5', false],
  ['x + 5', 'x - 5', false],
  ['3 + 4', '3 × 4', false],
  ['3.4 cup', '3/4 cup', false],
  ['5 °C', '- 5 °C', false],
  ['X < 5', 'x < 5', true],
  ['0821234567', '0831234567', false],
  ['don´t', 'dont', true],
  ['Lukasz', 'Łukasz', true],
  ['Pretoria\u200B', 'Pretoria', true],
  ['Jean Luc', 'Jean‑Luc', true],
  // Another word, not a misspelling.
  ['lift', 'left', false],
  ['sold', 'solid', false],
  ['clock', 'flock', false],
  ['a clock', 'a flock', false],
  ['notion', 'motion', false],
  ['there', 'three', false],
  ['kilometre', 'kilometres', false],
  ['the wild', 'the wind', false],
  ['Southern Cape', 'Northern Cape', false],
  // Misspelled words.
  ['thier', 'their', true],
  ['a thermometter', 'a thermometer', true],
  ['subsistance farming', 'subsistence farming', true],
  ['Norhtern Cape', 'Northern Cape', true],
  ['subsistance farmin', 'subsistence farming', false],
  ['oxwagons', 'ox-wagons', true],
  // Numbers of any form.
  ['1,5', '1.5', false],
  ['1,5 kg', '1.5 kg', false],
  ['four', '4', false],
  ['90', '95 mm', false],
])('isNearlyRight of “%s” for “%s” is %s', (given, right, expected) => {
  expect(isNearlyRight(given, right)).toBe(expected);
});

test('a word that the question contains is a choice, not a misspelling', () => {
  expect(isNearlyRight('desert', 'dessert', 'What do you eat last?')).toBe(true);
  expect(isNearlyRight('desert', 'dessert', 'Which is sweet: a Desert or a dessert?')).toBe(false);
});

test.each([
  ['3,400', '3\u00A0400', true],
  ['R12,000,000', 'R12000000', false],
  ['3,401', '3400', false],
  ['1,5', '1.5', false],
  ['3400', '3400', false],
])('hasThousandsComma of “%s” for “%s” is %s', (given, right, expected) => {
  expect(hasThousandsComma(given, right)).toBe(expected);
});
