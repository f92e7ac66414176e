import { expect, fn } from 'storybook/test';
import { Tabs } from '#ui/Tabs.tsx';
import preview from '../../.storybook/preview.tsx';
import { phone } from '../variants.ts';
import { componentPage, keyboardTable } from './page/guide.ts';
import { Case, Cases } from './specimen.tsx';

const onSelect = fn();
const accounts = {
  label: 'Accounts',
  tabs: [
    { id: 'users', label: 'Users', count: 214, children: <p>214 users.</p> },
    { id: 'roles', label: 'Roles', count: 7, children: <p>Seven roles.</p> },
    { id: 'parents', label: 'Parents', children: <p>Every parent.</p> },
  ],
};

const meta = preview.meta({
  title: 'Design system/Tabs',
  component: Tabs<string>,
  tags: ['autodocs'],
  args: { ...accounts, onSelect },
  parameters: componentPage({
    use: ['To divide the content of a page into two to six parts of which users need one at a time.'],
    instead: [
      'For two to four views of the same content, [Segments].',
      'For parts that are pages with addresses, `PageTabs` (Components/Page).',
    ],
    anatomy: {
      render: () => <Tabs {...accounts} />,
      parts: {
        'List of tabs': '[role=tablist]',
        Tab: '[role=tab]',
        'Count (optional)': '[role=tab] span',
        Panel: '[role=tabpanel]',
      },
    },
    do: ['Use labels of one or two words.', 'Show a count where it helps to choose.'],
    dont: ['Hide a field error in a tab that is not selected.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases>
      <Case name="Selected">
        <Tabs {...accounts} />
      </Case>
      <Case name="Second tab: hover" force="hovered" forceOn="[role=tab]:nth-of-type(2)">
        <Tabs {...accounts} />
      </Case>
      <Case name="Second tab: focus" force="focus-visible" forceOn="[role=tab]:nth-of-type(2)">
        <Tabs {...accounts} />
      </Case>
      <Case name="Staff density">
        <div data-density="staff">
          <Tabs {...accounts} />
        </div>
      </Case>
    </Cases>
  ),
});

export const Keyboard = meta.story({
  tags: ['interaction'],
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the selected tab.',
      before: ({ canvas }) => canvas.findByRole('tab', { name: /Users/, selected: true }),
      check: async ({ canvas }) =>
        expect(canvas.getByRole('tab', { name: /Users/, selected: true })).toHaveFocus(),
    },
    {
      keys: ['Arrow right'],
      effect: 'Selects the next tab; after the last one, the first.',
      before: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('tab', { name: /Parents/ })),
      check: async ({ canvas, userEvent }) => {
        await expect(onSelect).toHaveBeenLastCalledWith('users');
        await userEvent.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('tab', { name: /Roles/ })).toHaveAttribute('aria-selected', 'true');
        await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Seven roles.');
      },
    },
    {
      keys: ['Arrow left'],
      effect: 'Selects the previous tab; before the first one, the last.',
      before: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('tab', { name: /Users/ })),
      check: async () => expect(onSelect).toHaveBeenLastCalledWith('parents'),
    },
    {
      keys: ['Home'],
      effect: 'Selects the first tab.',
      before: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('tab', { name: /Parents/ })),
      check: async () => expect(onSelect).toHaveBeenLastCalledWith('users'),
    },
    {
      keys: ['End'],
      effect: 'Selects the last tab.',
      before: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('tab', { name: /Users/ })),
      check: async () => expect(onSelect).toHaveBeenLastCalledWith('parents'),
    },
  ]),
});

/** Tabs that do not fit wrap or scroll. The page does not scroll horizontally. */
export const ManyTabsPhone = meta.story({
  globals: phone,
  args: {
    tabs: ['Campuses', 'Learners', 'Roles', 'Subscriptions', 'Trial invites', 'Users'].map((label) => ({
      id: label,
      label,
      count: label.length * 13,
      children: <p>{label}</p>,
    })),
  },
});
