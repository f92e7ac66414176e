import { expect, screen as page, waitFor, within } from 'storybook/test';
import { queryClient } from '#api/query-client.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { setTimeSinceStoryStart, visit } from '../../visit.tsx';

const ended = 'Your session has ended. Please sign in again.';

/** An hour later the token that the story began with has expired. */
const letSessionEnd = () => setTimeSinceStoryStart(61 * 60_000);
const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));

async function isAskedToSignIn({ canvas }: Pick<PlayContext, 'canvas'>, message: string) {
  await canvas.findByRole('heading', { level: 1, name: 'Login' });
  await expect(await canvas.findByText(message)).toBeVisible();
  await expect(localStorage).toHaveLength(0);
}

/** The session ends at its time on every page (D-239). */
const meta = preview.meta({
  title: 'Screens/Shell/Session expires',
});

/** The next page is guarded before it asks for anything. */
export const DuringANavigation = meta.story({
  ...visit({ at: '/parent/dashboard', as: 'naledi' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Hello, Naledi Khumalo' });
    letSessionEnd();
    const [profile] = canvas.getAllByRole('link', { name: 'Profile' });
    if (profile) await userEvent.click(profile);
    await isAskedToSignIn({ canvas }, ended);
  },
});

/** The laptop was closed for an hour. */
export const PageBecomesVisible = meta.story({
  ...visit({ at: '/learner/dashboard', as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /welcome/i });
    letSessionEnd();
    returnToTab();
    await isAskedToSignIn({ canvas }, ended);
    await expect(canvas.queryByText('Lwazi Khumalo')).toBeNull();
  },
});

/** The login page says that the answers are stored. */
export const DuringAnActivity = meta.story({
  ...visit({ at: '/topic/top-4-fractions/activity/act-4-fractions-halves', as: 'lwazi' }),
  play: async ({ canvas, userEvent }) => {
    const [choice] = await canvas.findAllByRole('radio', { name: 'False' });
    if (choice) await userEvent.click(choice);
    await canvas.findByText('1 of 5 answered');
    letSessionEnd();
    returnToTab();
    await isAskedToSignIn({ canvas }, ended);
    await canvas.findByText('Your answers are kept. Log in, and you can go on with your activity.');
  },
});

/** A public page stays; a toast says it. */
export const OnAPublicPage = meta.story({
  ...visit({ at: '/home', as: 'lwazi' }),
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Lwazi Khumalo' });
    await within(menu).findByRole('link', { name: 'Mathematics' });
    // A call that is under way when the session ends is refused, and leads nowhere else.
    void queryClient.refetchQueries();
    letSessionEnd();
    returnToTab();
    await page.findByText('Your session has ended.');
    await canvas.findByRole('heading', { level: 1, name: /first program/ });
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Lwazi Khumalo' })).toBeNull());
  },
});
