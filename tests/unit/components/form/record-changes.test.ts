import { expect, test } from 'vitest';
import { compareRecords } from '#components/form/changed/record-changes.ts';
import { createFieldRegistry } from '#components/form/field-registry.ts';

const fields = createFieldRegistry();
for (const name of ['city', 'contact', 'permissions']) {
  fields.add(name, { label: name, isSecret: false, formatValue: String });
}
const before = { city: 'Cape Town', contact: '021', permissions: ['a', 'b'] };

test('compareRecords lists changes by the other user and conflicting fields', () => {
  const now = { ...before, city: 'Durban', contact: '031' };
  const typed = { ...before, city: 'Pretoria' };
  expect(compareRecords(fields, before, now, typed)).toEqual({
    changes: [
      { name: 'city', label: 'city', before: 'Cape Town', now: 'Durban', mine: 'Pretoria' },
      { name: 'contact', label: 'contact', before: '021', now: '031', mine: undefined },
    ],
    mine: { city: 'Pretoria' },
    isSaved: false,
  });
});

test('compareRecords ignores equal changes by both users', () => {
  const now = { ...before, city: 'Durban', contact: '031' };
  const typed = { ...before, city: 'Durban' };
  expect(compareRecords(fields, before, now, typed).changes).toMatchObject([{ name: 'contact' }]);
});

test('compareRecords treats a record with the typed values as saved', () => {
  const typed = { ...before, city: 'Durban' };
  expect(compareRecords(fields, before, typed, typed)).toMatchObject({ changes: [], isSaved: true });
});

test('compareRecords treats a record with trimmed values as saved', () => {
  const typed = { ...before, city: ' Durban\t' };
  const now = { ...before, city: 'Durban' };
  expect(compareRecords(fields, before, now, typed)).toMatchObject({ changes: [], isSaved: true });
});

test('compareRecords treats a record with normalized values as saved', () => {
  const typed = { ...before, contact: '082 555 0114' };
  const now = { ...before, contact: '0825550114' };
  expect(compareRecords(fields, before, now, typed, { contact: '0825550114' })).toMatchObject({
    changes: [],
    mine: { contact: '082 555 0114' },
    isSaved: true,
  });
});

test('compareRecords ignores the order of chosen options', () => {
  const now = { ...before, permissions: ['b', 'a'] };
  expect(compareRecords(fields, before, now, before)).toMatchObject({ changes: [], mine: {}, isSaved: true });
});
