import { expect, test } from 'vitest';
import { searchTargets } from '#mocks/panel/tabs/network/targets.ts';

test.each([
  ['a name', 'listcampuses', 'listCampuses'],
  ['words of a name', 'list camp', 'listCampuses'],
  ['words of a name in any order', 'campuses list', 'listCampuses'],
  ['a path', '/auth/login', 'loginUser'],
  ['words of name and path', 'login /auth/', 'loginUser'],
  ['a tag', 'campuses', 'Campuses'],
])('searchTargets finds %s', (_what, text, id) => {
  expect(searchTargets(text).map((target) => target.id)).toContain(id);
});

test('searchTargets finds the exact name first, then the beginning of a name', () => {
  expect(searchTargets('listgrades')[0]?.id).toBe('listGrades');
  expect(searchTargets('create g')[0]?.id).toBe('createGrade');
});

test('searchTargets finds nothing where a word is missing', () => {
  expect(searchTargets('list volcano')).toEqual([]);
});
