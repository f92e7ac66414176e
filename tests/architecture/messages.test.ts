import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMessages } from '../../.storybook/source-facts.ts';

const notShown = [
  // A story cannot make the download of the dialog's code fail.
  'The question could not be shown, so nothing was done. Reload the page and try again.',
  // A story would take most of a minute to choose 201 sessions.
  'Choose at most 200 sessions.',
  // The list of users contains at least the user who opens it.
  'No users yet.',
];

test('a story shows each validation message, toast, dialog, alert and empty state', () => {
  const missing = readMessages(join(import.meta.dirname, '../..')).filter(
    ({ stories }) => stories.length === 0,
  );
  expect(missing.map(({ text }) => text).toSorted()).toEqual(notShown.toSorted());
}, 90_000);
