import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  isUsualPostalCode,
  registrationForm,
  toRegistrationBody,
  type RegistrationForm,
} from '#components/account/registration/registration-form.ts';

const bongiwe: RegistrationForm = {
  role: 'Parent',
  name: ' Bongiwe ',
  surname: 'Mabaso',
  dateOfBirth: '',
  email: ' bongiwe@springbyte.test ',
  cellphoneNumber: '0725550173',
  whatsAppNumber: '0725550173',
  town: 'Cape Town',
  postalCode: '7925',
  password: ' Learn2code!',
  confirmPassword: ' Learn2code!',
};

const withFreeEmails = registrationForm(() => false);

/** Field and message of each issue. */
const issues = (form: Partial<RegistrationForm>, schema = withFreeEmails) =>
  (safeParse(schema, { ...bongiwe, ...form }).issues ?? []).map(({ path, message }) => [
    path?.[0].key,
    message,
  ]);

describe('registrationForm', () => {
  test('trims texts but not passwords', () => {
    const { output } = safeParse(withFreeEmails, bongiwe);
    expect(output).toMatchObject({
      name: 'Bongiwe',
      email: 'bongiwe@springbyte.test',
      password: ' Learn2code!',
    });
  });

  test('rejects blank texts (VAL-001)', () => {
    expect(issues({ town: '   ' })).toEqual([['town', 'Town is required.']]);
  });

  test('reports one message for an empty email', () => {
    expect(issues({ email: '' })).toEqual([['email', 'Email is required.']]);
  });

  test('rejects a registered email, even with surrounding spaces (VAL-002)', () => {
    const schema = registrationForm((email) => email === 'bongiwe@springbyte.test');
    expect(issues({}, schema)).toEqual([['email', 'This email is already registered.']]);
  });

  test('rejects a different confirmation (VAL-004)', () => {
    expect(issues({ confirmPassword: 'Learn2code!' })).toEqual([
      ['confirmPassword', 'Passwords do not match.'],
    ]);
  });

  test('accepts any postal code; isUsualPostalCode accepts only 3 to 10 digits (D-206)', () => {
    expect(issues({ postalCode: 'SW1A 1AA' })).toEqual([]);
    expect(['792', '7925', '1234567890'].every(isUsualPostalCode)).toBe(true);
    expect(['', '79', '12345678901', '79a5'].some(isUsualPostalCode)).toBe(false);
  });

  test('rejects an incomplete date and omits an empty one', () => {
    expect(issues({ dateOfBirth: 'incomplete' })).toEqual([
      ['dateOfBirth', 'Enter the whole date, or leave it empty.'],
    ]);
    expect(toRegistrationBody(bongiwe)).not.toHaveProperty('dateOfBirth');
    expect(toRegistrationBody({ ...bongiwe, dateOfBirth: '2004-09-23' })).toHaveProperty(
      'dateOfBirth',
      '2004-09-23',
    );
  });

  test('rejects a date of birth in the future or in an implausible year', () => {
    expect(issues({ dateOfBirth: '2999-01-01' })).toEqual([['dateOfBirth', 'This date is in the future.']]);
    expect(issues({ dateOfBirth: '0204-09-23' })).toEqual([['dateOfBirth', 'Please check the year.']]);
  });
});
