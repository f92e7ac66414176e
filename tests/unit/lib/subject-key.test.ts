import { describe, expect, test } from 'vitest';
import { subjectKey } from '#lib/subject-key.ts';

describe('subjectKey', () => {
  test.each([
    ['English Home Language', 'english'],
    ['Mathematics', 'maths'],
    ['Natural Sciences and Technology', 'science'],
    ['Natural Sciences', 'science'],
    ['Social Sciences', 'social'],
    ['Coding and Robotics', 'coding'],
    ['Life Skills', 'life'],
    ['Economic and Management Sciences', 'ems'],
  ])('maps %s to %s', (title, key) => {
    expect(subjectKey(title)).toBe(key);
  });

  test('returns the same key for an unknown title in any letter case', () => {
    expect(subjectKey('Wonderland')).toBe(subjectKey('wonderland'));
    expect(subjectKey('')).toBe('maths');
  });
});
