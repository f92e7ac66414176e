import { expect, screen as page, waitFor, within } from 'storybook/test';
import { queryClient } from '#api/query-client.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { visit } from '../../visit.tsx';
import { expireSession } from '../log-in-again.ts';

const ended = 'Your session has ended. Please sign in again.';

const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));

async function expectLoginPage({ canvas }: Pick<PlayContext, 'canvas'>, message: string) {
  await canvas.findByRole('heading', { level: 1, name: 'Login' });
  await expect(await canvas.findByText(message)).toBeVisible();
  await expect(localStorage).toHaveLength(0);
}

/** The session ends when its token expires, on every page (D-239). */
const meta = preview.meta({
  title: 'Screens/Shell/Session expires',
});

/** The guard of the next page redirects before its loader runs. */
export const DuringANavigation = meta.story({
  ...visit({ at: '/parent/dashboard', as: 'naledi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Hello, Naledi Khumalo' });
    expireSession();
    const [profile] = canvas.getAllByRole('link', { name: 'Profile' });
    if (profile) await userEvent.click(profile);
    await expectLoginPage({ canvas }, ended);
  },
});

/** The computer was asleep for an hour. */
export const PageBecomesVisible = meta.story({
  ...visit({ at: '/learner/dashboard', as: 'lwazi' }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /welcome/i });
    expireSession();
    returnToTab();
    await expectLoginPage({ canvas }, ended);
    await expect(canvas.queryByText('Lwazi Khumalo')).toBeNull();
  },
});

/** The login page says that the answers are stored. */
export const DuringAnActivity = meta.story({
  ...visit({ at: '/topic/top-4-fractions/activity/act-4-fractions-halves', as: 'lwazi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const [choice] = await canvas.findAllByRole('radio', { name: 'False' });
    if (choice) await userEvent.click(choice);
    await canvas.findByText('1 of 5 answered');
    expireSession();
    returnToTab();
    await expectLoginPage({ canvas }, ended);
    await canvas.findByText('Your answers are kept. Log in, and you can go on with your activity.');
  },
});

/** A public page remains open and shows a toast. */
export const OnAPublicPage = meta.story({
  ...visit({ at: '/home', as: 'lwazi' }),
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Lwazi Khumalo' });
    await within(menu).findByRole('link', { name: 'Mathematics' });
    // A request that is pending when the session expires fails, and does not redirect.
    void queryClient.refetchQueries();
    expireSession();
    returnToTab();
    await page.findByText('Your session has ended.');
    await canvas.findByRole('heading', { level: 1, name: /first program/ });
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Lwazi Khumalo' })).toBeNull());
  },
});
