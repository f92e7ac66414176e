import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';

const meta = preview.meta({ title: 'Screens/Shell/Focus' });

/**
 * After a navigation, the heading gets the focus, and the page is announced; the first page load does not move the
 * focus.
 */
export const MovesTheFocus = meta.story({
  ...visit({ at: '/home' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: /first program/ });
    await expect(heading).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toHaveFocus());
    await expect(document.title).toBe('Login · Springbyte');
    await canvas.findByText('Login · Springbyte');
  },
});

/** A navigation while the first page loads also moves the focus. */
export const LeavesALoadingPage = meta.story({
  ...visit({
    at: '/topics/top-4-fractions/learner-activities',
    as: 'lwazi',
    fault: { operation: 'listActivitiesWithResults', delay: 'never' },
  }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Lwazi Khumalo' });
    await userEvent.click(await within(menu).findByRole('link', { name: 'Mathematics' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Mathematics' })).toHaveFocus());
  },
});

/** The first tab stop is a link that skips the navigation and focuses the heading. */
export const SkipLink = meta.story({
  ...visit({ at: '/home' }),
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: /first program/ });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveFocus();
  },
});
