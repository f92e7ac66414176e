import { expect, test } from 'vitest';
import { findMessages, findShownMessages } from '../../../.storybook/messages.ts';

const rules = {
  path: 'src/form/field-rules.ts',
  text: `
    import { check, object } from 'valibot';
    export const atMost = (most: number) =>
      check((text: string) => text.length <= most, ({ input }) => \`At most \${most}, not \${input.length}.\`);
    export const schema = object({ name: 'A key, no message' });
  `,
};
const texts = { path: 'src/texts.ts', text: "export const leaveTitle = 'Leave the page?';" };
const screen = {
  path: 'src/screen.tsx',
  text: `
    import { confirm } from '#ui/confirm.ts';
    import { leaveTitle } from './texts.ts';
    const form = useForm({ texts: { busy: 'Saving…', success: 'Plan created', failed: { title: 'Not saved' } } });
    const leave = () => confirm({ title: leaveTitle, confirmText: 'Leave' });
    const field = <TextField errorMessage={isFull ? 'The list is full.' : undefined} />;
  `,
};

test('findMessages finds rules, errors of fields, titles from constants of other files, and toasts among texts', () => {
  expect(findMessages([rules, texts, screen])).toEqual([
    { kind: 'validation', text: 'At most …, not ….', file: rules.path },
    { kind: 'toast', text: 'Plan created', file: screen.path },
    { kind: 'toast', text: 'Not saved', file: screen.path },
    { kind: 'dialog', text: 'Leave the page?', file: screen.path },
    { kind: 'validation', text: 'The list is full.', file: screen.path },
  ]);
});

test('findShownMessages finds the stories that expect a message, also through a helper of another file', () => {
  const helper = {
    path: 'stories/leave.ts',
    text: "export const leave = () => page.findByRole('dialog', { name: 'Leave the page?' });",
  };
  const stories = {
    path: 'stories/plans.stories.tsx',
    text: `
      import { leave } from './leave.ts';
      const values = { name: 'At most 100, not 101.' };
      export const Long = meta.story({ play: () => finds(values.name) });
      export const Left = meta.story({ play: leave });
      export const Stayed = meta.story({ play: () => expect(page.queryByText('Leave the page?')).toBeNull() });
      export const Loaded = meta.story({});
    `,
  };
  const [tooLong, created, , left] = findShownMessages(findMessages([rules, texts, screen]), [
    helper,
    stories,
  ]);
  expect(tooLong?.stories).toEqual([{ file: stories.path, name: 'Long' }]);
  expect(created?.stories).toEqual([]);
  expect(left?.stories).toEqual([{ file: stories.path, name: 'Left' }]);
});
