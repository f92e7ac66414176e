import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { formValues, invalidFields } from '#components/form/form-schema.ts';
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

describe('learnerRecord', () => {
  test.each([
    ['an empty username (VAL-009a)', { userName: '' }, 'Username is required.'],
    ['an invalid email (VAL-009b)', { email: 'zola@' }, 'Please enter a valid email.'],
    ['a blank name (VAL-009c)', { name: '  ' }, 'Name is required.'],
    ['an empty surname (VAL-009d)', { surname: '' }, 'Surname is required.'],
    ['an empty date (VAL-009e)', { dateOfBirth: '' }, 'Date of Birth is required.'],
    ['a missing grade (VAL-009f)', { gradeId: '' }, 'Grade is required.'],
    ['an empty email (VAL-009b)', { email: '' }, 'Please enter a valid email.'],
    ['an incomplete date', { dateOfBirth: 'incomplete' }, 'Enter the whole date.'],
    ['a date in the future', { dateOfBirth: '2999-01-01' }, 'This date is in the future.'],
  ])('rejects %s', (_case, changes, message) => {
    expect(messages(changes)).toEqual([message]);
  });

  test('trims spaces and accepts any age (D-096)', () => {
    const { output } = safeParse(learnerRecord, { ...zola, name: ' Zola ', dateOfBirth: '1950-01-01' });
    expect(output).toEqual({ ...zola, dateOfBirth: '1950-01-01' });
  });

  test('reports null values as missing', () => {
    const form = formValues(learnerRecord, { ...zola, email: null, dateOfBirth: null, gradeId: null });
    expect(invalidFields(learnerRecord, form)).toEqual(['email', 'dateOfBirth', 'gradeId']);
    expect(invalidFields(learnerRecord, zola)).toEqual([]);
  });
});

describe('learnerUpdate', () => {
  const loaded = {
    ...zola,
    id: 'lrn-zola',
    town: 'Cape Town',
    avatar: { hair: 'puffs' },
  } as unknown as Parameters<typeof learnerUpdate>[0];

  test('sends values that have no form field', () => {
    expect(learnerUpdate(loaded, { ...zola, name: 'Zozo' })).toMatchObject({
      name: 'Zozo',
      town: 'Cape Town',
    });
  });

  test('omits an unchanged avatar and name visibility, which another user may have changed', () => {
    const update = learnerUpdate(loaded, zola);
    expect(update).not.toHaveProperty('avatar');
    expect(update).not.toHaveProperty('isNameHidden');
  });

  test('sends a changed name visibility if the server supports it', () => {
    expect(learnerUpdate(loaded, { ...zola, isNameHidden: true })).toHaveProperty('isNameHidden', true);
    expect(learnerUpdate({ ...loaded, isNameHidden: true }, zola)).toHaveProperty('isNameHidden', false);
    const { isNameHidden: _isNameHidden, ...withoutSupport } = loaded;
    expect(learnerUpdate(withoutSupport, { ...zola, isNameHidden: true })).not.toHaveProperty('isNameHidden');
  });
});
