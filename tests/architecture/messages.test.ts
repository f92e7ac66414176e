import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMessages } from '../../.storybook/source-facts.ts';

/** The files whose messages no story can show. */
const unreachable = [
  // Its message means that the code of a dialog failed to load, which a story cannot cause.
  'src/features/shell/notices/lazy-confirm-dialog.tsx',
];

test('a story shows each validation message, dialog and toast', () => {
  const missing = readMessages(join(import.meta.dirname, '../..')).filter(
    ({ stories }) => stories.length === 0,
  );
  expect(
    missing
      .filter(({ file }) => !unreachable.includes(file))
      .map(({ kind, text, file }) => `${kind} '${text}' of ${file}`),
  ).toEqual([]);
}, 30_000);
