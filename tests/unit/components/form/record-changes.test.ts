import { expect, test } from 'vitest';
import { compareRecords } from '#components/form/conflict/record-changes.ts';
import { createFieldRegistry } from '#components/form/field-registry.ts';

const fields = createFieldRegistry();
for (const name of ['city', 'contact', 'permissions']) {
  fields.add(name, { label: name, isSecret: false, formatValue: String });
}
const before = { city: 'Cape Town', contact: '021', permissions: ['a', 'b'] };

test('compareRecords lists changes by the other user and conflicting fields', () => {
  const saved = { ...before, city: 'Durban', contact: '031' };
  const typed = { ...before, city: 'Pretoria' };
  expect(compareRecords(fields, before, saved, typed)).toEqual({
    changes: [
      { name: 'city', label: 'city', before: 'Cape Town', saved: 'Durban', typed: 'Pretoria' },
      { name: 'contact', label: 'contact', before: '021', saved: '031', typed: undefined },
    ],
    edits: { city: 'Pretoria' },
    isSaved: false,
  });
});

test('compareRecords ignores equal changes by both users', () => {
  const saved = { ...before, city: 'Durban', contact: '031' };
  const typed = { ...before, city: 'Durban' };
  expect(compareRecords(fields, before, saved, typed).changes).toMatchObject([{ name: 'contact' }]);
});

test('compareRecords treats a record with the typed values as saved', () => {
  const typed = { ...before, city: 'Durban' };
  expect(compareRecords(fields, before, typed, typed)).toMatchObject({ changes: [], isSaved: true });
});

test('compareRecords treats a record with trimmed values as saved', () => {
  const typed = { ...before, city: ' Durban\t' };
  const saved = { ...before, city: 'Durban' };
  expect(compareRecords(fields, before, saved, typed)).toMatchObject({ changes: [], isSaved: true });
});

test('compareRecords treats a record with normalized values as saved', () => {
  const typed = { ...before, contact: '082 555 0114' };
  const saved = { ...before, contact: '0825550114' };
  expect(compareRecords(fields, before, saved, typed, { contact: '0825550114' })).toMatchObject({
    changes: [],
    edits: { contact: '082 555 0114' },
    isSaved: true,
  });
});

test('compareRecords ignores the order of chosen options', () => {
  const saved = { ...before, permissions: ['b', 'a'] };
  expect(compareRecords(fields, before, saved, before)).toMatchObject({
    changes: [],
    edits: {},
    isSaved: true,
  });
});
