import { expect, screen as page, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';

const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';
const wanting = (returnUrl: string) =>
  visit({ at: `/auth/login?returnUrl=${encodeURIComponent(returnUrl)}` });
const notice = { name: 'The page you wanted' };

async function logIn({ canvas, userEvent }: PlayContext) {
  await paste({ userEvent }, await canvas.findByLabelText('Email or username'), 'lwazi');
  await paste({ userEvent }, canvas.getByLabelText('Password'), 'Learn2code!');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

async function signIn({ canvas, userEvent }: PlayContext) {
  await logIn({ canvas, userEvent });
  await canvas.findByRole('heading', { level: 1, name: /Lwazi/ });
}

/** The two seconds of welcome before the dashboard opens are proven with the login. */
const shortWelcome = { beforeEach: () => speedUpTimers(8) };

const meta = preview.meta({ title: 'Screens/Shell/The page you wanted', ...wanting(activity) });

/** A login follows only the subscription page; where it leads, one link goes on to the page that was wanted (D-012). */
export const Offered = meta.story({
  ...shortWelcome,
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await canvas.findByRole('region', notice);
    await expect(canvas.getByRole('link', { name: 'Go to that page' })).toHaveAttribute('href', activity);
    await expect(document.title).toBe('Dashboard · Springbyte');
    await expect(Object.keys(localStorage).toSorted()).toEqual(['refreshToken', 'role', 'token', 'userId']);
    await expect(JSON.stringify(sessionStorage)).not.toContain('fractions');
  },
});
/** The welcome lies over the top bar: both can be read. */
export const OfferedOnAPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    // It stays under the pointer, however long the dashboard takes.
    const welcome = await page.findByRole('alertdialog', { name: 'Welcome' });
    await userEvent.hover(welcome);
    const region = await canvas.findByRole('region', notice);
    await waitFor(() =>
      expect(welcome.getBoundingClientRect().bottom).toBeLessThanOrEqual(region.getBoundingClientRect().top),
    );
  },
});

/** No other page has it. */
export const Followed = meta.story({
  ...shortWelcome,
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to that page' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: /Halves/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('region', notice)).toBeNull();
  },
});

export const Dismissed = meta.story({
  ...shortWelcome,
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    const region = await canvas.findByRole('region', notice);
    await userEvent.click(canvas.getByRole('button', { name: 'Close this notice' }));
    await waitFor(() => expect(region).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { level: 1, name: /Lwazi/ })).toHaveFocus();
  },
});

/** Not open to the role: nothing is offered that would end at Access Denied. */
export const NotForTheRole = meta.story({
  ...wanting('/admin/users'),
  ...shortWelcome,
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await expect(canvas.queryByRole('region', notice)).toBeNull();
  },
});

export const Elsewhere = meta.story({
  ...wanting('//evil.example/learner/profile'),
  ...shortWelcome,
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await expect(canvas.queryByRole('region', notice)).toBeNull();
    await expect(page.queryByText(/evil/)).toBeNull();
  },
});
