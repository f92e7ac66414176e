import { expect, fn } from 'storybook/test';
import { Tabs } from '#ui/Tabs.tsx';
import preview from '../../.storybook/preview.tsx';
import { dark, phone } from '../variants.ts';

const meta = preview.meta({
  title: 'Design system/Tabs',
  component: Tabs,
  args: {
    label: 'People',
    onSelect: fn(),
    tabs: [
      { id: 'users', label: 'Users', count: 214, children: <p>214 users.</p> },
      { id: 'roles', label: 'Roles', count: 7, children: <p>Seven roles.</p> },
      { id: 'parents', label: 'Parents', children: <p>Every parent.</p> },
    ],
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Users/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Roles/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Seven roles.');
    await expect(args.onSelect).toHaveBeenLastCalledWith('roles');
  },
});

export const Dark = meta.story({ globals: dark });
export const Staff = meta.story({ globals: { density: 'staff' } });

/** More tabs than fit scroll in their own row; the page does not. */
export const ManyOnAPhone = meta.story({
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

/** With room for all of them, the panels stand beside each other without tabs. */
export const AllOpen = meta.story({
  args: { allOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
    for (const text of ['214 users.', 'Seven roles.', 'Every parent.']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

/** What is written in a panel that stays is there after another tab was open. */
export const Stays = meta.story({
  args: {
    tabs: [
      { id: 'write', label: 'Write', stays: true, children: <input aria-label="Title" /> },
      { id: 'preview', label: 'Preview', children: <p>The title.</p> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Title');
    await userEvent.type(field, 'Halves');
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await expect(field).not.toBeVisible();
    await expect(canvas.getByText('The title.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }));
    await expect(canvas.getByLabelText('Title')).toBe(field);
    await expect(field).toHaveValue('Halves');
  },
});
