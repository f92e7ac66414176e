import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { formValues, wrongFields } from '#components/form/form-schema.ts';
import { learnerRecord, learnerUpdate } from '#components/learner/learner-record.ts';

const zola = {
  userName: 'zola',
  name: 'Zola',
  surname: 'Khumalo',
  email: 'zola@springbyte.test',
  dateOfBirth: '2018-02-09',
  gradeId: 'grd-1',
  isActive: true,
  isNameHidden: false,
};

const messages = (changes: Partial<typeof zola>) =>
  (safeParse(learnerRecord, { ...zola, ...changes }).issues ?? []).map(({ message }) => message);

describe('a learner’s record', () => {
  test.each([
    ['VAL-009a', { userName: '' }, 'Username is required.'],
    ['VAL-009b', { email: 'zola@' }, 'Please enter a valid email.'],
    ['VAL-009c', { name: '  ' }, 'Name is required.'],
    ['VAL-009d', { surname: '' }, 'Surname is required.'],
    ['VAL-009e', { dateOfBirth: '' }, 'Date of Birth is required.'],
    ['VAL-009f', { gradeId: '' }, 'Grade is required.'],
    ['VAL-009b, empty', { email: '' }, 'Please enter a valid email.'],
    ['half a date', { dateOfBirth: 'incomplete' }, 'Enter the whole date.'],
    ['a date in the future', { dateOfBirth: '2999-01-01' }, 'This date is in the future.'],
  ])('%s', (_id, changes, message) => {
    expect(messages(changes)).toEqual([message]);
  });

  test('passes without the spaces around it, whatever the age (D-096)', () => {
    const { output } = safeParse(learnerRecord, { ...zola, name: ' Zola ', dateOfBirth: '1950-01-01' });
    expect(output).toEqual({ ...zola, dateOfBirth: '1950-01-01' });
  });

  test('is empty where nothing is known yet, and cannot be saved like that', () => {
    const form = formValues(learnerRecord, { ...zola, email: null, dateOfBirth: null, gradeId: null });
    expect(wrongFields(learnerRecord, form)).toEqual(['email', 'dateOfBirth', 'gradeId']);
    expect(wrongFields(learnerRecord, zola)).toEqual([]);
  });
});

describe('a changed record', () => {
  const loaded = {
    ...zola,
    id: 'lrn-zola',
    town: 'Cape Town',
    avatar: { hair: 'puffs' },
  } as unknown as Parameters<typeof learnerUpdate>[0];

  test('goes back with what has no field', () => {
    expect(learnerUpdate(loaded, { ...zola, name: 'Zozo' })).toMatchObject({
      name: 'Zozo',
      town: 'Cape Town',
    });
  });

  test('does not undo what a parent or the child has changed meanwhile', () => {
    const update = learnerUpdate(loaded, zola);
    expect(update).not.toHaveProperty('avatar');
    expect(update).not.toHaveProperty('isNameHidden');
  });

  test('hides the name or shows it again, where the server can', () => {
    expect(learnerUpdate(loaded, { ...zola, isNameHidden: true })).toHaveProperty('isNameHidden', true);
    expect(learnerUpdate({ ...loaded, isNameHidden: true }, zola)).toHaveProperty('isNameHidden', false);
    const { isNameHidden: _unknown, ...elsewhere } = loaded;
    expect(learnerUpdate(elsewhere, { ...zola, isNameHidden: true })).not.toHaveProperty('isNameHidden');
  });
});
