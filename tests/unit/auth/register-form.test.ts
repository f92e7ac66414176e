import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import { newPassword, passwordRules } from '#features/auth/new-password.ts';
import { registerFailure } from '#features/auth/register/register-failure.ts';
import {
  emptyForm,
  filledCount,
  isUsualPostalCode,
  registerForm,
  toRegistration,
  type RegisterForm,
} from '#features/auth/register/register-form.ts';
import { emailAddress } from '#lib/email.ts';

const bongiwe: RegisterForm = {
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

const nobodyElse = registerForm(() => false);

/** Field and message of everything that is wrong. */
const complaints = (form: Partial<RegisterForm>, schema = nobodyElse) =>
  (safeParse(schema, { ...bongiwe, ...form }).issues ?? []).map(({ path, message }) => [
    path?.[0].key,
    message,
  ]);

describe('the registration form', () => {
  test('trims texts, and leaves passwords as they are', () => {
    const { output } = safeParse(nobodyElse, bongiwe);
    expect(output).toMatchObject({
      name: 'Bongiwe',
      email: 'bongiwe@springbyte.test',
      password: ' Learn2code!',
    });
  });

  test('takes spaces for nothing (VAL-001)', () => {
    expect(complaints({ town: '   ' })).toEqual([['town', 'Town is required.']]);
  });

  test('names one cause for an empty address', () => {
    expect(complaints({ email: '' })).toEqual([['email', 'Email is required.']]);
  });

  test('knows who is registered already, without the spaces around (VAL-002)', () => {
    const schema = registerForm((email) => email === 'bongiwe@springbyte.test');
    expect(complaints({}, schema)).toEqual([['email', 'This email is already registered.']]);
  });

  test('wants the same password twice (VAL-004)', () => {
    expect(complaints({ confirmPassword: 'Learn2code!' })).toEqual([
      ['confirmPassword', 'Passwords do not match.'],
    ]);
  });

  test('takes any postal code, whatever the hint says (D-206)', () => {
    expect(complaints({ postalCode: 'SW1A 1AA' })).toEqual([]);
    expect(['792', '7925', '1234567890'].every(isUsualPostalCode)).toBe(true);
    expect(['', '79', '12345678901', '79a5'].some(isUsualPostalCode)).toBe(false);
  });

  test('does not send half a date, nor an empty one', () => {
    expect(complaints({ dateOfBirth: 'incomplete' })).toEqual([
      ['dateOfBirth', 'Enter the whole date, or leave it empty.'],
    ]);
    expect(toRegistration(bongiwe)).not.toHaveProperty('dateOfBirth');
    expect(toRegistration({ ...bongiwe, dateOfBirth: '2004-09-23' })).toHaveProperty(
      'dateOfBirth',
      '2004-09-23',
    );
  });

  test('counts a confirmation only when it is equal', () => {
    const needed = ['password', 'confirmPassword'] as const;
    expect(filledCount(needed, emptyForm)).toBe(0);
    expect(filledCount(needed, { ...bongiwe, confirmPassword: 'Learn2' })).toBe(1);
    expect(filledCount(needed, bongiwe)).toBe(2);
  });
});

describe('a new password', () => {
  test.each([
    ['', 'Password is required.'],
    ['Ab1_', 'Password must be at least 6 characters.'],
    ['😀😀A1', 'Password must be at least 6 characters.'],
    ['abc12_', 'Password must contain an uppercase letter.'],
    ['Abcde_', 'Password must contain a number.'],
    ['Abcd12', 'Password must contain a special character.'],
  ])('%s: %s', (password, message) => {
    expect(safeParse(newPassword, password).issues?.[0].message).toBe(message);
  });

  test('may be any text that has everything; an underscore is a special character (D-208)', () => {
    expect(safeParse(newPassword, 'Abcd1_').success).toBe(true);
    expect(safeParse(newPassword, 'A b c 1').success).toBe(true);
    expect(passwordRules.every(({ holds }) => holds('Abcd1_'))).toBe(true);
  });
});

test.each(['naledi@springbyte.test', "o'brien+kids@a-b.co.za", 'x@1.2'])('%s is an address', (text) => {
  expect(emailAddress.test(text)).toBe(true);
});
test.each([
  '',
  'naledi',
  'naledi@springbyte',
  '@a.b',
  'a@.b',
  'a..b@c.d',
  'a b@c.d',
  'a@-b.c',
  'a@b.c,d@e.f',
])('%s is no address', (text) => {
  expect(emailAddress.test(text)).toBe(false);
});

describe('a failed registration', () => {
  const failed = (status: number, more?: ConstructorParameters<typeof Problem>[2], message = '') =>
    registerFailure(new Problem(status, message, more));

  test('puts 409 at the address', () => {
    expect(failed(409)).toEqual({ fields: [['email', 'This email is already registered.']] });
  });

  test('puts the messages of a 400 at their fields, in the order of the form', () => {
    const errors = { town: ['Unknown.'], name: ['Too long.', 'Too odd.'] };
    expect(failed(400, { errors })).toEqual({
      fields: [
        ['name', 'Too long. Too odd.'],
        ['town', 'Unknown.'],
      ],
    });
  });

  test('says above the button what belongs to no field', () => {
    expect(failed(400, { errors: { captcha: ['Are you a robot?'] } }).alert?.advice).toBe('Are you a robot?');
    expect(failed(400, {}, 'Learners have to be over 18.').alert?.advice).toBe(
      'Learners have to be over 18.',
    );
  });

  test.each([
    [failed(0, { reason: 'offline' }), 'You seem to be offline'],
    [failed(0, { reason: 'timeout' }), 'The school took too long to answer'],
    [failed(0, { reason: 'garbage' }), 'The school sent an answer that we could not read'],
    [failed(429), 'Too many tries in a row'],
    [failed(403), 'The account was not opened'],
    [failed(503), 'Registering is not working right now'],
    [registerFailure(new Error('anything')), 'The school sent an answer that we could not read'],
  ])('%#: %s', ({ alert, fields }, title) => {
    expect(alert?.title).toBe(title);
    expect(fields).toEqual([]);
  });
});
