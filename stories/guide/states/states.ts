/**
 * The states of a screen that designers review. A story declares its states as tags; a story without one shows the
 * screen as usual, which is the state `loaded`.
 */
export const states = {
  loaded: { label: 'Loaded', shows: 'the screen as usual' },
  loading: { label: 'Loading', shows: 'data that has not arrived yet' },
  empty: { label: 'Empty', shows: 'a list without entries' },
  failed: { label: 'Failed', shows: 'a call that failed or was refused' },
  offline: { label: 'Offline', shows: 'a device without a connection' },
  'no-access': { label: 'No access', shows: 'a record of another user, or a page of another role' },
  'not-found': { label: 'Not found', shows: 'an ID that does not exist, or no longer' },
  invalid: { label: 'Invalid input', shows: 'input that a field rejects' },
  'long-text': { label: 'Long texts', shows: 'names, titles and messages of unusual length' },
  many: { label: 'Many', shows: 'more entries than a window can show' },
} as const;

export type State = keyof typeof states;

export const stateNames = Object.keys(states) as State[];

/** Tags that are no states. The story tests check these variants of a story with axe, too. */
export const variants = { phone: 'Phone', dark: 'Dark' } as const;

/** Tags by Storybook, and `interaction`: a story that shows what a user does on the way from one state to another. */
const otherTags: readonly string[] = [
  'interaction',
  'autodocs',
  'dev',
  'test',
  'manifest',
  'play-fn',
  'story',
];

/** @throws Error when a tag is none of the known ones, such as a misspelled state */
export function statesOf(tags: readonly string[]): readonly State[] {
  const declared: State[] = [];
  for (const tag of tags) {
    if (tag in states) declared.push(tag as State);
    else if (!(tag in variants) && !otherTags.includes(tag)) throw new Error(`There is no tag "${tag}".`);
  }
  return declared.length === 0 ? ['loaded'] : declared;
}
