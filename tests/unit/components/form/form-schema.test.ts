import {
  array,
  boolean,
  literal,
  nonEmpty,
  nullable,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
} from 'valibot';
import { describe, expect, test } from 'vitest';
import { optionalText, requiredText, textOrNull } from '#components/form/field-rules.ts';
import { fieldMark, formValues, isRequired, invalidFields } from '#components/form/form-schema.ts';

const campus = object({
  name: requiredText('Name is required.'),
  city: optionalText(),
  contact: optionalText(),
  isActive: boolean(),
});

describe('form schema', () => {
  test('isRequired finds the fields that reject empty values', () => {
    const schema = object({
      name: requiredText('!'),
      role: picklist(['Parent', 'Learner']),
      age: number(),
      tags: pipe(array(string()), nonEmpty()),
      consent: literal(true),
      note: optionalText(),
      seats: nullable(number()),
      topics: array(string()),
      isActive: boolean(),
    });
    const required = Object.keys(schema.entries).filter((name) => isRequired(schema, name));
    expect(required).toEqual(['name', 'role', 'age', 'tags', 'consent']);
  });

  test('fieldMark marks either the required or the optional fields, whichever are fewer, and ignores switches', () => {
    expect(fieldMark(campus, 'name')).toBe('required');
    expect(fieldMark(campus, 'city')).toBeUndefined();
    expect(fieldMark(campus, 'isActive')).toBeUndefined();
    const person = object({ name: requiredText('!'), surname: requiredText('!'), birth: optionalText() });
    expect(fieldMark(person, 'name')).toBeUndefined();
    expect(fieldMark(person, 'birth')).toBe('optional');
    const all = object({ name: requiredText('!'), isActive: boolean() });
    expect(fieldMark(all, 'name')).toBeUndefined();
  });

  test('formValues keeps only the fields of the schema and fills in empty values', () => {
    const loaded = { id: 'cmp-1', name: 'Kraal', city: null, contact: '021', isActive: false };
    expect(formValues(campus, loaded)).toEqual({ name: 'Kraal', city: '', contact: '021', isActive: false });
    const session = object({ title: requiredText('!'), seats: nullable(number()), topics: array(string()) });
    expect(formValues(session, {})).toEqual({ title: '', seats: null, topics: [] });
  });

  test('textOrNull returns null for a blank text', () => {
    expect(safeParse(textOrNull(), ' ').output).toBeNull();
  });

  test('invalidFields lists the invalid fields', () => {
    expect(invalidFields(campus, { name: ' ', city: '', contact: '', isActive: true })).toEqual(['name']);
    expect(invalidFields(campus, { name: 'Kraal', city: '', contact: '', isActive: true })).toEqual([]);
  });
});
