import { expect, test } from 'vitest';
import { applyPatch } from '#api/change-json/apply-patch.ts';
import { readChange } from '#api/change-json/read-change.ts';
import { questionSides, readableJson } from '#features/moderation/change-contents.ts';

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value });
const data = JSON.stringify({ question: 'Is 3/4 of a metre 75 cm?', correctAnswer: true });
const question = { Id: 'que-1', Type: 'truefalse', Data: data, SortOrder: 0, MediaPath: null };

test('the patch replaces properties of the snapshot, whatever the letter case of its paths (D-141)', () => {
  const snapshot = { Id: 'act-1', Title: 'Halves', Description: 'Before.' };
  expect(applyPatch(snapshot, [replace('/title', 'Quarters'), replace('/DESCRIPTION', null)])).toEqual({
    Id: 'act-1',
    Title: 'Quarters',
    Description: null,
  });
  expect(snapshot.Title).toBe('Halves');
});

test("'/data' names the member Data; the object itself is taken as its JSON string", () => {
  expect(applyPatch(question, [replace('/data', '{"question":"So?"}')])['Data']).toBe('{"question":"So?"}');
  expect(applyPatch(question, [replace('/data', { question: 'So?' })])['Data']).toBe('{"question":"So?"}');
});

test('of two values for one property the later wins, and everything else stays', () => {
  const after = applyPatch(question, [replace('/SortOrder', 2), replace('/sortorder', 3)]);
  expect(after).toEqual({ ...question, SortOrder: 3 });
});

test('what the snapshot does not have is added, and touches no prototype', () => {
  const after = applyPatch({ Id: 'que-1' }, [replace('/MediaPath', 'files/a.png'), replace('/__proto__', 1)]);
  expect(after['MediaPath']).toBe('files/a.png');
  expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
});

test('an empty patch changes nothing', () => {
  expect(applyPatch(question, [])).toEqual(question);
});

test.each([
  ['a snapshot that is no JSON', '{', '[]'],
  ['a snapshot that is no object', '[]', '[]'],
  ['a snapshot that is null', 'null', '[]'],
  ['a patch that is no list', '{}', '{}'],
  ['a patch that removes', '{}', '[{"op":"remove","path":"/Title"}]'],
  ['a path below a property', '{}', '[{"op":"replace","path":"/data/prompt","value":""}]'],
])('%s cannot be read', (_, snapshotJson, patchJson) => {
  expect(readChange({ snapshotJson, patchJson })).toBeUndefined();
});

test('both sides of a question are ready for the eye', () => {
  const sides = readChange({
    snapshotJson: JSON.stringify(question),
    patchJson: JSON.stringify([replace('/SortOrder', 1), replace('/mediapath', 'files/a.png')]),
  });
  if (!sides) throw new Error('The change cannot be read.');
  const { before, after } = questionSides(sides);
  expect(before.parts?.at(-1)).toEqual({ label: 'Position', text: '1' });
  expect(after.parts?.at(-1)).toEqual({ label: 'Position', text: '2' });
  expect([before.mediaPath, after.mediaPath]).toEqual([null, 'files/a.png']);
});

test('data that cannot be read leaves its side without parts', () => {
  const { before } = questionSides({ before: { ...question, Data: '{' }, after: question });
  expect(before.parts).toBeUndefined();
});

test('JSON for reading opens the data, and cuts a file that is in it', () => {
  const file = `data:image/png;base64,${'A'.repeat(1000)}`;
  const json = readableJson({ ...question, MediaPath: file });
  expect(json).toContain('"question": "Is 3/4 of a metre 75 cm?"');
  expect(json).toMatch(/"data:image\/png;base64,A+… \(1,022 characters\)"/);
  expect(readableJson({ ...question, MediaPath: file.replace('data', 'DATA') })).not.toContain(
    'A'.repeat(100),
  );
  expect(readableJson({ ...question, MediaPath: 'x'.repeat(14_000_000) }).length).toBeLessThan(25_000);
  expect(readableJson({ ...question, Data: '{' })).toContain('"Data": "{"');
});
