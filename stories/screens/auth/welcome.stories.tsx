import { expect, screen as page, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste } from '../../play.ts';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';

const meta = preview.meta({ title: 'Screens/Auth/Welcome', ...visit({ at: '/auth/login' }) });

/** The welcome toast does not cover the figures of the dashboard. */
export const OverTheDashboard = meta.story({
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await paste({ userEvent }, await canvas.findByLabelText('Email or username'), 'lwazi');
    await paste({ userEvent }, canvas.getByLabelText('Password'), 'Learn2code!');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    // Hovering keeps the toast open until the dashboard has loaded.
    const welcome = await page.findByRole('alertdialog', { name: 'Welcome' });
    await userEvent.hover(welcome);
    const figures = await canvas.findByRole('region', { name: 'Your progress' });
    await waitFor(() => {
      const toast = welcome.getBoundingClientRect();
      const below = figures.getBoundingClientRect();
      const isBeside = toast.right <= below.left || below.right <= toast.left;
      return expect(isBeside || toast.bottom <= below.top || below.bottom <= toast.top).toBe(true);
    });
  },
});
export const OverTheDashboardOnAPhone = OverTheDashboard.extend({ globals: phone });
