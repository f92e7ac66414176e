import { expect, test } from 'vitest';
import { applyPatch } from '#api/change-json/apply-patch.ts';
import { readChange } from '#api/change-json/read-change.ts';
import { questionContentSides, readableJson } from '#features/moderation/change-contents.ts';

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value });
const data = JSON.stringify({ question: 'Is 3/4 of a metre 75 cm?', correctAnswer: true });
const question = { Id: 'que-1', Type: 'truefalse', Data: data, SortOrder: 0, MediaPath: null };

test('applyPatch replaces properties of the snapshot, ignoring the case of paths (D-141)', () => {
  const snapshot = { Id: 'act-1', Title: 'Halves', Description: 'Before.' };
  expect(applyPatch(snapshot, [replace('/title', 'Quarters'), replace('/DESCRIPTION', null)])).toEqual({
    Id: 'act-1',
    Title: 'Quarters',
    Description: null,
  });
  expect(snapshot.Title).toBe('Halves');
});

test("applyPatch maps '/data' to Data and stringifies an object", () => {
  expect(applyPatch(question, [replace('/data', '{"question":"So?"}')])['Data']).toBe('{"question":"So?"}');
  expect(applyPatch(question, [replace('/data', { question: 'So?' })])['Data']).toBe('{"question":"So?"}');
});

test('applyPatch applies the later of two values for one property', () => {
  const after = applyPatch(question, [replace('/SortOrder', 2), replace('/sortorder', 3)]);
  expect(after).toEqual({ ...question, SortOrder: 3 });
});

test('applyPatch adds missing properties without changing the prototype', () => {
  const after = applyPatch({ Id: 'que-1' }, [replace('/MediaPath', 'files/a.png'), replace('/__proto__', 1)]);
  expect(after['MediaPath']).toBe('files/a.png');
  expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
});

test('applyPatch with an empty patch changes nothing', () => {
  expect(applyPatch(question, [])).toEqual(question);
});

test.each([
  ['a snapshot that is not JSON', '{', '[]'],
  ['a snapshot that is not an object', '[]', '[]'],
  ['a snapshot that is null', 'null', '[]'],
  ['a patch that is not a list', '{}', '{}'],
  ['a patch that removes a property', '{}', '[{"op":"remove","path":"/Title"}]'],
  ['a path into a property', '{}', '[{"op":"replace","path":"/data/prompt","value":""}]'],
])('readChange returns undefined for %s', (_, snapshotJson, patchJson) => {
  expect(readChange({ snapshotJson, patchJson })).toBeUndefined();
});

test('questionContentSides includes moved positions and new media', () => {
  const sides = readChange({
    snapshotJson: JSON.stringify(question),
    patchJson: JSON.stringify([replace('/SortOrder', 1), replace('/mediapath', 'files/a.png')]),
  });
  if (!sides) throw new Error('The change cannot be read.');
  const { before, after } = questionContentSides(sides);
  expect(before.parts?.at(-1)).toEqual({ label: 'Position', text: '1' });
  expect(after.parts?.at(-1)).toEqual({ label: 'Position', text: '2' });
  expect([before.mediaPath, after.mediaPath]).toEqual([null, 'files/a.png']);
});

test('questionContentSides omits the parts of unreadable data', () => {
  const { before } = questionContentSides({ before: { ...question, Data: '{' }, after: question });
  expect(before.parts).toBeUndefined();
});

test('readableJson expands the data and truncates long values', () => {
  const file = `data:image/png;base64,${'A'.repeat(1000)}`;
  const json = readableJson({ ...question, MediaPath: file });
  expect(json).toContain('"question": "Is 3/4 of a metre 75 cm?"');
  expect(json).toMatch(/"data:image\/png;base64,A+… \(1\s022 characters\)"/);
  expect(readableJson({ ...question, MediaPath: file.replace('data', 'DATA') })).not.toContain(
    'A'.repeat(100),
  );
  expect(readableJson({ ...question, MediaPath: 'x'.repeat(14_000_000) }).length).toBeLessThan(25_000);
  expect(readableJson({ ...question, Data: '{' })).toContain('"Data": "{"');
});
