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
import { fieldMark, formValues, isRequired, wrongFields } from '#components/form/form-schema.ts';

const campus = object({
  name: requiredText('Name is required.'),
  city: optionalText(),
  contact: optionalText(),
  isActive: boolean(),
});

describe('a form’s schema', () => {
  test('says which fields have to be filled in', () => {
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

  test('marks the rarer kind in words; a switch counts for neither', () => {
    expect(fieldMark(campus, 'name')).toBe('required');
    expect(fieldMark(campus, 'city')).toBeUndefined();
    expect(fieldMark(campus, 'isActive')).toBeUndefined();
    const person = object({ name: requiredText('!'), surname: requiredText('!'), birth: optionalText() });
    expect(fieldMark(person, 'name')).toBeUndefined();
    expect(fieldMark(person, 'birth')).toBe('optional');
    const all = object({ name: requiredText('!'), isActive: boolean() });
    expect(fieldMark(all, 'name')).toBeUndefined();
  });

  test('shows a record with its own fields alone, and a new one empty', () => {
    const loaded = { id: 'cmp-1', name: 'Kraal', city: null, contact: '021', isActive: false };
    expect(formValues(campus, loaded)).toEqual({ name: 'Kraal', city: '', contact: '021', isActive: false });
    const session = object({ title: requiredText('!'), seats: nullable(number()), topics: array(string()) });
    expect(formValues(session, {})).toEqual({ title: '', seats: null, topics: [] });
    expect(safeParse(textOrNull(), ' ').output).toBeNull();
  });

  test('names what keeps a form from being sent, in its own order', () => {
    expect(wrongFields(campus, { name: ' ', city: '', contact: '', isActive: true })).toEqual(['name']);
    expect(wrongFields(campus, { name: 'Kraal', city: '', contact: '', isActive: true })).toEqual([]);
  });
});
