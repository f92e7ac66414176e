import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import { profileFailure } from '#features/learner/profile/profile-failure.ts';
import { learnerEdit, learnerEditOf, unfinishedFields, type LearnerEdit } from '#lib/learner-edit.ts';

const zola: LearnerEdit = {
  userName: 'zola',
  name: 'Zola',
  surname: 'Khumalo',
  email: 'zola@springbyte.test',
  dateOfBirth: '2018-02-09',
  gradeId: 'grd-1',
  isActive: true,
};

const messages = (changes: Partial<LearnerEdit>) =>
  (safeParse(learnerEdit, { ...zola, ...changes }).issues ?? []).map(({ message }) => message);

describe('the form for learners', () => {
  test.each([
    ['VAL-009a', { userName: '' }, 'Username is required.'],
    ['VAL-009b', { email: '' }, 'Please enter a valid email.'],
    ['VAL-009b', { email: 'zola@' }, 'Please enter a valid email.'],
    ['VAL-009c', { name: '  ' }, 'Name is required.'],
    ['VAL-009d', { surname: '' }, 'Surname is required.'],
    ['VAL-009e', { dateOfBirth: '' }, 'Date of Birth is required.'],
    ['VAL-009f', { gradeId: '' }, 'Grade is required.'],
    ['half a date', { dateOfBirth: 'incomplete' }, 'Enter the whole date.'],
  ])('%s', (_id, changes, message) => {
    expect(messages(changes)).toEqual([message]);
  });

  test('a good record passes without the spaces around it, whatever the age (D-096)', () => {
    const { output } = safeParse(learnerEdit, { ...zola, name: ' Zola ', dateOfBirth: '1950-01-01' });
    expect(output).toEqual({ ...zola, dateOfBirth: '1950-01-01' });
  });

  test('what is not known yet is empty, and keeps the form from being saved', () => {
    const form = learnerEditOf({ ...zola, email: null, dateOfBirth: null, gradeId: null });
    expect(unfinishedFields(form)).toEqual(['email', 'dateOfBirth', 'gradeId']);
    expect(unfinishedFields(zola)).toEqual([]);
  });
});

describe('a record that was not saved', () => {
  test.each([
    ['offline', new Problem(0, '', { reason: 'offline' })],
    ['time-out', new Problem(0, '', { reason: 'timeout' })],
    ['403', new Problem(403, 'No.')],
    ['404', new Problem(404, 'Grade not found.')],
    ['500', new Problem(500, 'Boom at line 7')],
    ['an error of our own', new Error('boom')],
  ])('%s: the documents’ words, and advice of our own', (_name, error) => {
    const { alert, fields } = profileFailure(error);
    expect(alert?.title).toBe('Failed to update profile.');
    expect(alert?.advice).not.toContain('oom');
    expect(fields).toEqual([]);
  });

  test('409 belongs to the address', () => {
    expect(profileFailure(new Problem(409, 'x'))).toEqual({
      fields: [['email', 'This email is already registered.']],
    });
  });

  test('400 stands at its fields, and above the button what has none', () => {
    const errors = { surname: ['Too short.'], isActive: ['Not yours.'] };
    expect(profileFailure(new Problem(400, '', { errors: { surname: ['Too short.'] } }))).toEqual({
      fields: [['surname', 'Too short.']],
    });
    expect(profileFailure(new Problem(400, 'Validation failed.', { errors }))).toEqual({
      alert: { title: 'Failed to update profile.', advice: 'Not yours.' },
      fields: [['surname', 'Too short.']],
    });
    expect(profileFailure(new Problem(400, 'Validation failed.')).alert?.advice).toBe('Validation failed.');
  });
});
