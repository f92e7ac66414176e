import { describe, expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import { formProblem } from '#components/form/form-problem.ts';

const names = ['name', 'email', 'town'] as const;
const conflict = { field: 'email' as const, message: 'Taken.' };

describe('formProblem', () => {
  test('shows a 409 at the field that the form declares for conflicts, and otherwise in the alert', () => {
    const error = new Problem(409, 'x');
    expect(formProblem(error, { names, conflict })).toEqual({
      fields: [['email', 'Taken.']],
      alert: undefined,
    });
    expect(formProblem(error, { names }).alert?.title).toBe('Another user has changed this in the meantime');
  });

  test('shows the messages of a 400 at their fields, in the order of the form', () => {
    const errors = { town: ['Unknown.'], name: ['Too long.', 'Too odd.'] };
    expect(formProblem(new Problem(400, 'x', { errors }), { names })).toEqual({
      fields: [
        ['name', 'Too long. Too odd.'],
        ['town', 'Unknown.'],
      ],
      alert: undefined,
    });
  });

  test('shows messages about list items at the field, without duplicates', () => {
    const errors = { 'email.0': ['Not an email.'], 'email.2': ['Not an email.'], emails: ['Another field.'] };
    const { fields, alert } = formProblem(new Problem(400, 'x', { errors }), { names });
    expect(fields).toEqual([['email', 'Not an email.']]);
    expect(alert?.advice).toBe('Another field.');
  });

  test('shows messages without a field in the alert', () => {
    const errors = { name: ['Too long.'], isActive: ['Not yours.'] };
    const { fields, alert } = formProblem(new Problem(400, 'x', { errors }), { names });
    expect(fields).toEqual([['name', 'Too long.']]);
    expect(alert).toMatchObject({ title: 'Please look at the form again', advice: 'Not yours.' });
    const overrides = { title: 'Failed to save.' };
    expect(formProblem(new Problem(400, 'x', { errors }), { names, overrides }).alert).toMatchObject({
      title: 'Failed to save.',
      advice: 'Not yours.',
    });
  });

  test('replaces messages about unknown fields with the text of the form', () => {
    const unknownFields = { title: 'This link is not complete', advice: 'Ask for a new one.' };
    const error = new Problem(400, 'x', { errors: { token: ['Required.'] } });
    expect(formProblem(error, { names, unknownFields }).alert).toMatchObject(unknownFields);
    expect(formProblem(error, { names, unknownFields, overrides: { title: 'Failed.' } }).alert).toMatchObject(
      {
        title: 'Failed.',
        advice: 'This link is not complete. Ask for a new one.',
      },
    );
  });

  test('shows the message of a 400 without field errors, unless the form overrides it', () => {
    const error = new Problem(400, 'Learners have to be over 18.');
    expect(formProblem(error, { names }).alert?.advice).toBe('Learners have to be over 18.');
    const invalid = { title: 'Invalid username or password', advice: '' };
    expect(formProblem(error, { names, overrides: { invalid } }).alert).toMatchObject(invalid);
  });

  test('says in the alert that the input is preserved, after any other failure', () => {
    const { alert, fields } = formProblem(new Problem(503, 'Boom at line 7'), { names });
    expect(fields).toEqual([]);
    expect(alert?.advice).toMatch(/^What you typed is still here\. It is our side/);
    expect(alert?.advice).not.toContain('Boom');
  });
});
