import { describe, expect, test } from 'vitest';
import type { AdminUser } from '#api/queries/admin-users.ts';
import {
  affectedBy as groupsOf,
  changeTexts,
  permissionsAfter,
  type Affected,
  type Change,
} from '#features/admin/users/bulk/changes.ts';

const coding = 'coding-content-access';
const school = 'school-content-access';

const user = (id: string, given: Partial<AdminUser> = {}): AdminUser => ({
  id,
  name: id,
  surname: 'Khumalo',
  email: `${id}@springbyte.test`,
  cellphoneNumber: null,
  whatsAppNumber: null,
  dateOfBirth: '2015-03-01',
  gradeId: 'grd-4',
  role: 'Learner',
  permissions: [],
  version: '1',
  ...given,
});

const affectedBy = (change: Change, users: readonly AdminUser[]) => groupsOf(change, users, 'thandi');
const idsOf = (users: readonly AdminUser[]) => users.map(({ id }) => id);

describe('affectedBy and permissionsAfter for permissions', () => {
  const give: Change = { kind: 'give', permissions: [school] };
  const take: Change = { kind: 'take', permissions: [school] };
  const lwazi = user('lwazi', { permissions: [school] });
  const zola = user('zola', { permissions: [coding] });

  test('affect only users without a permission that is given', () => {
    expect(idsOf(affectedBy(give, [lwazi, zola]).users)).toEqual(['zola']);
    expect(idsOf(affectedBy(give, [lwazi, zola]).unchanged)).toEqual(['lwazi']);
  });
  test('affect only users with a permission that is taken', () => {
    expect(idsOf(affectedBy(take, [lwazi, zola]).users)).toEqual(['lwazi']);
  });
  test('give a user only the permission that they lack, and take only the one that they have', () => {
    const both = [coding, school] as const;
    expect(permissionsAfter({ kind: 'give', permissions: both }, zola)).toEqual([coding, school]);
    expect(permissionsAfter({ kind: 'take', permissions: both }, zola)).toEqual([]);
    expect(affectedBy({ kind: 'give', permissions: both }, [zola]).users).toEqual([zola]);
  });
  test('keep other permissions', () => {
    expect(permissionsAfter(give, zola)).toEqual([coding, school]);
    expect(permissionsAfter(take, user('a', { permissions: [school, coding] }))).toEqual([coding]);
  });
});

describe('affectedBy for a grade', () => {
  const move: Change = { kind: 'move', gradeId: 'grd-5', gradeTitle: 'Grade 5' };

  test('affects learners of another grade', () => {
    const affected = affectedBy(move, [
      user('lwazi'),
      user('sipho', { role: 'Tutor', gradeId: null }),
      user('amahle', { gradeId: 'grd-5' }),
      user('new', { email: null, gradeId: null }),
    ]);
    expect(idsOf(affected.users)).toEqual(['lwazi', 'new']);
    expect(idsOf(affected.notLearners)).toEqual(['sipho']);
    expect(idsOf(affected.unchanged)).toEqual(['amahle']);
    expect(changeTexts(move, affected).notes).toEqual([
      'amahle Khumalo is already in Grade 5.',
      'sipho Khumalo is not a learner.',
    ]);
  });
});

describe('affectedBy for a role and a deletion', () => {
  const users = [user('thandi', { role: 'Admin' }), user('sipho', { role: 'Tutor' }), user('lwazi')];

  test('leaves out the administrator and users who have the role', () => {
    const affected = affectedBy({ kind: 'role', role: 'Tutor' }, users);
    expect(idsOf(affected.users)).toEqual(['lwazi']);
    expect(changeTexts({ kind: 'role', role: 'Tutor' }, affected).notes).toEqual([
      'sipho Khumalo already has the role Tutor.',
      'thandi Khumalo is your own account. Another administrator can change it.',
    ]);
  });
  test('does not delete the account of the administrator', () => {
    expect(idsOf(affectedBy({ kind: 'delete' }, users).users)).toEqual(['sipho', 'lwazi']);
  });
  test('deactivates learners only', () => {
    expect(idsOf(affectedBy({ kind: 'deactivate' }, users).users)).toEqual(['lwazi']);
  });
});

describe('notes of changeTexts', () => {
  const affectNone = (unchanged: readonly AdminUser[]) => ({
    users: [],
    unchanged,
    notLearners: [],
    own: [],
  });
  const give: Change = { kind: 'give', permissions: [school] };

  test('name one or two users', () => {
    const both = [user('lwazi'), user('zola')];
    expect(changeTexts(give, affectNone([user('lwazi')])).notes).toEqual(['lwazi Khumalo already has it.']);
    expect(changeTexts(give, affectNone(both)).notes).toEqual([
      'lwazi Khumalo and zola Khumalo already have it.',
    ]);
    expect(changeTexts({ kind: 'take', permissions: [coding, school] }, affectNone(both)).notes).toEqual([
      'lwazi Khumalo and zola Khumalo do not have them.',
    ]);
  });
  test('name the first few of many users', () => {
    const many = Array.from({ length: 1200 }, (_, index) => user(`u${index}`));
    expect(changeTexts(give, affectNone(many)).notes).toEqual([
      'u0 Khumalo, u1 Khumalo, u2 Khumalo, u3 Khumalo and 1\u00A0196 others already have it.',
    ]);
  });
});

test('changeTexts names the number of users and the effect', () => {
  const affected = (count: number): Affected => ({
    users: Array.from({ length: count }, (_, index) => user(`u${index}`)),
    unchanged: [],
    notLearners: [],
    own: [],
  });
  expect(changeTexts({ kind: 'give', permissions: [coding, school] }, affected(200))).toMatchObject({
    question: 'Give permission?',
    startLabel: 'Give to 200 users',
    effect: 'This gives coding-content-access and school-content-access to 200 users.',
  });
  expect(changeTexts({ kind: 'take', permissions: [school] }, affected(1)).startLabel).toBe(
    'Take from 1 user',
  );
  const moved = changeTexts({ kind: 'move', gradeId: 'grd-5', gradeTitle: 'Grade 5' }, affected(1));
  expect(moved.startLabel).toBe('Move 1 learner');
  expect(moved.done(1)).toBe('1 learner is in Grade 5 now.');
});
