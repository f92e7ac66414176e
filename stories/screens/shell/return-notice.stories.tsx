import { expect, screen as page, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';

const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';
const visitLoginFrom = (returnUrl: string) =>
  visit({ at: `/auth/login?returnUrl=${encodeURIComponent(returnUrl)}` });
const notice = { name: 'The page you wanted' };

async function submitLogin({ canvas, userEvent }: PlayContext) {
  await paste({ userEvent }, await canvas.findByLabelText('Email or username'), 'lwazi');
  await paste({ userEvent }, canvas.getByLabelText('Password'), 'Learn2code!');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

async function signInToDashboard({ canvas, userEvent }: PlayContext) {
  await submitLogin({ canvas, userEvent });
  await canvas.findByRole('heading', { level: 1, name: /Lwazi/ });
}

/** Shortens the two-second welcome; login.stories.tsx tests its duration. */
const shortWelcome = { beforeEach: () => speedUpTimers(8) };

const meta = preview.meta({ title: 'Screens/Shell/The page you wanted', ...visitLoginFrom(activity) });

/**
 * After login, only a return URL to the subscription page is followed at once. For other pages, the start page
 * shows a link (D-012).
 */
export const Offered = meta.story({
  ...shortWelcome,
  tags: ['interaction', 'dark'],
  play: async ({ canvas, userEvent }) => {
    await signInToDashboard({ canvas, userEvent });
    await canvas.findByRole('region', notice);
    await expect(canvas.getByRole('link', { name: 'Go to that page' })).toHaveAttribute('href', activity);
    await expect(document.title).toBe('Dashboard · Springbyte');
    await expect(Object.keys(localStorage).toSorted()).toEqual(['refreshToken', 'role', 'token', 'userId']);
    await expect(JSON.stringify(sessionStorage)).not.toContain('fractions');
  },
});
/** The welcome toast overlaps the top bar, not the notice. */
export const OfferedOnAPhone = meta.story({
  tags: ['interaction'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent });
    // Hovering keeps the toast open until the dashboard has loaded.
    const welcome = await page.findByRole('alertdialog', { name: 'Welcome' });
    await userEvent.hover(welcome);
    const region = await canvas.findByRole('region', notice);
    await waitFor(() =>
      expect(welcome.getBoundingClientRect().bottom).toBeLessThanOrEqual(region.getBoundingClientRect().top),
    );
  },
});

/** The notice disappears after its link is followed. */
export const Followed = meta.story({
  ...shortWelcome,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await signInToDashboard({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to that page' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: /Halves/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('region', notice)).toBeNull();
  },
});

export const Dismissed = meta.story({
  ...shortWelcome,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await signInToDashboard({ canvas, userEvent });
    const region = await canvas.findByRole('region', notice);
    await userEvent.click(canvas.getByRole('button', { name: 'Close this notice' }));
    await waitFor(() => expect(region).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { level: 1, name: /Lwazi/ })).toHaveFocus();
  },
});

/** The user's role has no access to the page: the notice is not shown. */
export const NotForTheRole = meta.story({
  ...visitLoginFrom('/admin/users'),
  ...shortWelcome,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await signInToDashboard({ canvas, userEvent });
    await expect(canvas.queryByRole('region', notice)).toBeNull();
  },
});

export const OtherOrigin = meta.story({
  ...visitLoginFrom('//evil.example/learner/profile'),
  ...shortWelcome,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await signInToDashboard({ canvas, userEvent });
    await expect(canvas.queryByRole('region', notice)).toBeNull();
    await expect(page.queryByText(/evil/)).toBeNull();
  },
});
