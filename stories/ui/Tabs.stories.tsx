import { expect, fn } from 'storybook/test';
import { Tabs } from '#ui/Tabs.tsx';
import preview from '../../.storybook/preview.tsx';
import { phone } from '../variants.ts';

const meta = preview.meta({
  title: 'Design system/Tabs',
  component: Tabs,
  args: {
    label: 'Accounts',
    onSelect: fn(),
    tabs: [
      { id: 'users', label: 'Users', count: 214, children: <p>214 users.</p> },
      { id: 'roles', label: 'Roles', count: 7, children: <p>Seven roles.</p> },
      { id: 'parents', label: 'Parents', children: <p>Every parent.</p> },
    ],
  },
});

export const ByKeyboard = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    const users = await canvas.findByRole('tab', { name: /Users/, selected: true });
    await userEvent.tab();
    await expect(users).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Roles/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Seven roles.');
    await expect(args.onSelect).toHaveBeenLastCalledWith('roles');
  },
});
export const StaffDensity = meta.story({ globals: { density: 'staff' } });

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
