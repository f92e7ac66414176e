import { expect, screen as page, waitFor, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import { accessToken } from '#mocks/services/accounts/sessions.ts';
import { startImpersonation } from '#session/impersonation.ts';
import { useSession } from '#session/session.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { visit, storyBackend, storyNow } from '../../visit.tsx';

const at = '/home';

const meta = preview.meta({ title: 'Screens/Shell/Impersonation' });

/** Starts an impersonation, as the button on the card of Lwazi does. */
async function actAsLwazi() {
  const { db } = await storyBackend();
  await startImpersonation({ token: await accessToken(db, db.users.getOrThrow('lrn-lwazi'), storyNow) });
}

async function acting({ canvas }: Pick<PlayContext, 'canvas'>) {
  await canvas.findByRole('heading', { level: 1, name: /first program/ });
  await actAsLwazi();
  return within(await canvas.findByRole('complementary', { name: 'Acting as a learner' }));
}

/** The banner names the learner and has the only link back to the parent's session (SHELL-012). */
export const Acting = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const banner = await acting({ canvas });
    await expect(banner.getByText('Lwazi Khumalo')).toBeVisible();
    await canvas.findByRole('navigation', { name: 'Lwazi Khumalo' });
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(main.getAllByRole('link').at(-1)).toHaveTextContent('Logout');
    await expect(canvas.getAllByRole('link', { name: 'Log As Parent' })).toHaveLength(1);
    await expect(banner.getByRole('link', { name: 'Log As Parent' })).toBeVisible();
  },
});

/** A parent's page, for example after Back, offers to switch back (D-278). */
export const ParentPage = meta.story({
  ...visit({ at: '/unauthorized?returnUrl=%2Fparent%2Fdashboard', as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Access Denied' });
    await actAsLwazi();
    await canvas.findByRole('heading', { level: 1, name: 'You are acting as Lwazi Khumalo' });
    const content = within(canvas.getByRole('main'));
    await expect(content.getByRole('link', { name: 'Log As Parent' })).toBeVisible();
    await expect(content.getByRole('link', { name: 'Go on as Lwazi' })).toHaveAttribute(
      'href',
      '/learner/dashboard',
    );
  },
});

/** A learner who has signed in sees no banner (D-023). */
export const NotActing = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Lwazi Khumalo' });
    await expect(canvas.queryByRole('link', { name: 'Log As Parent' })).toBeNull();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
});

/** The banner is sticky; other sticky elements are below it. */
export const StaysOnScroll = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas }) => {
    await acting({ canvas });
    const banner = canvas.getByRole('complementary', { name: 'Acting as a learner' });
    window.scrollTo(0, 900);
    await waitFor(() => expect(banner.getBoundingClientRect().top).toBe(64));
    const menu = await canvas.findByRole('navigation', { name: 'Lwazi Khumalo' });
    await expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(64 + 48);
  },
});

/** The parent's dashboard opens; no data of the learner's session is left (SES-041). */
export const SwitchesBack = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const banner = await acting({ canvas });
    await userEvent.click(banner.getByRole('link', { name: 'Log As Parent' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Hello, Naledi Khumalo' })).toHaveFocus(),
    );
    await expect(canvas.queryByRole('link', { name: 'Log As Parent' })).toBeNull();
    await expect(localStorage.getItem('parentToken')).toBeNull();
    await expect(localStorage.getItem('role')).toBe('Parent');
  },
});

/** The parent's stored token is missing: a warning appears, and the learner's session continues (SES-042). */
export const NothingToRestore = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas, userEvent }) => {
    const banner = await acting({ canvas });
    localStorage.removeItem('parentToken');
    await userEvent.click(banner.getByRole('link', { name: 'Log As Parent' }));
    await page.findByText('No parent session to restore.');
    await expect(canvas.queryByRole('link', { name: 'Log As Parent' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: /first program/ })).toHaveFocus();
    await expect(useSession.getState().details?.id).toBe('lrn-lwazi');
  },
});

/** The parent's session has expired meanwhile: both sessions end, and the login page shows the reason (D-021). */
export const ParentSessionEnded = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const banner = await acting({ canvas });
    const { db } = await storyBackend();
    const yesterday = new Date(storyNow.getTime() - 24 * 60 * 60 * 1000);
    localStorage.setItem('parentToken', await accessToken(db, db.users.getOrThrow('usr-naledi'), yesterday));
    await userEvent.click(banner.getByRole('link', { name: 'Log As Parent' }));
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.getByText('Your own session has ended. Please sign in again.')).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
});

const longName = ({ db }: Backend) => {
  db.users.update('lrn-lwazi', { name: 'Nomvuyelelo-Anastasia', surname: 'van der Westhuizen-Ramaphosa' });
};

export const LongNames = meta.story({
  ...visit({ at, as: 'naledi', given: longName }),
  tags: ['long-text', 'phone'],
  play: async ({ canvas }) => {
    const banner = await acting({ canvas });
    await expect(banner.getByRole('link', { name: 'Log As Parent' })).toBeVisible();
  },
});
