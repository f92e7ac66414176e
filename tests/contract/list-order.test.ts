import { expect, test } from 'vitest';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { document } from './contract.ts';

/* The validator checks the order that `x-order` states. */

const validator = createValidator(document);

const named = (name: string, surname: string) => ({
  id: name + surname,
  name,
  surname,
  school: null,
  gradeTitle: 'Grade 1',
});

test.each([
  ['accents', [named('Zoë', 'A'), named('Ánna', 'A')], '["Ánna","A"] after ["Zoë","A"]'],
  ['letter case', [named('Zodwa', 'A'), named('bheki', 'A')], '["bheki","A"] after ["Zodwa","A"]'],
  ['the second property', [named('Zoë', 'B'), named('Zoë', 'a')], '["Zoë","a"] after ["Zoë","B"]'],
  ['a space', [named('An Na', 'A'), named('An', 'A')], '["An","A"] after ["An Na","A"]'],
])('finds a list that is not in order: %s', (_description, learners, actual) => {
  const difference = { pointer: '/1', expected: 'items sorted by name, then surname', actual };
  expect(validator.response('listLearnersByGrade', 200, learners)).toMatchObject([difference]);
  expect(validator.response('listLearnersByGrade', 200, learners.toReversed())).toEqual([]);
});

test('compares names in their normal form', () => {
  const learners = [named('Jo\u2011Ann', 'A'), named('Jo-Ann', 'B'), named('Jo\u2011Ann', 'C')];
  expect(validator.response('listLearnersByGrade', 200, learners)).toEqual([]);
});

test('finds guardians that are not in order: the primary parent, then by full name', () => {
  const guardian = (isPrimary: boolean, fullName: string) => ({
    id: fullName,
    fullName,
    email: 'adult@example.com',
    relationship: 'Mother',
    isPrimary,
  });
  const guardians = [guardian(false, 'Amo Zulu'), guardian(true, 'Zodwa Adams')];
  expect(validator.response('listGuardians', 200, guardians)).toMatchObject([
    {
      pointer: '/1',
      expected: 'items sorted by -isPrimary, then fullName',
      actual: '[true,"Zodwa Adams"] after [false,"Amo Zulu"]',
    },
  ]);
  expect(validator.response('listGuardians', 200, guardians.toReversed())).toEqual([]);
});
