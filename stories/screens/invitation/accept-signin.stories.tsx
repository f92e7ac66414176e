import { expect, screen as page, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { holdResponses } from '../../hold-responses.ts';
import { paste, type PlayContext } from '../../play.ts';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { visit } from '../../visit.tsx';
import { setClockAhead, wrongClockAdvice, wrongClockTitle } from '../../wrong-clock.ts';
import { busisiwe, fatima, invitedAsNaledi, themba } from './tokens.ts';

const at = (token: string) => `/learner/accept-signin?token=${token}`;
const heading = { level: 1, name: 'Log in to accept' };

const meta = preview.meta({ title: 'Screens/Invitation/Log in to accept' });

async function logIn({ canvas, userEvent }: PlayContext, name: string, password = 'Learn2code!') {
  const field = await canvas.findByLabelText('Email or username');
  await userEvent.clear(field);
  await paste({ userEvent }, field, name);
  await paste({ userEvent }, canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

const location = (loaded: Record<string, unknown>) => (loaded['application'] as Application).state.location;

/** INV-013: the invited email is filled in. */
export const Loaded = meta.story({
  ...visit({ at: at(fatima) }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', heading);
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('newparent@springbyte.test');
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  },
});

/** INV-014, INV-022: any account can accept; two seconds later the learner is among its own. */
export const Accepted = meta.story({
  ...visit({ at: at(busisiwe) }),
  beforeEach: () => speedUpTimers(8),
  play: async (context) => {
    await logIn(context, 'newparent@springbyte.test');
    await page.findByText('Login successful!');
    await context.canvas.findByRole('article', { name: 'Lwazi Khumalo' });
  },
});

/** The invitation is accepted. The login that remains needs a clock that is right, and says so in one place. */
export const WrongClock = meta.story({
  ...visit({ at: at(busisiwe) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', heading);
    setClockAhead();
    await logIn(context, 'newparent@springbyte.test');
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await canvas.findByText(`${wrongClockTitle}. ${wrongClockAdvice}`);
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('newparent@springbyte.test');
    await expect(page.queryByText('Login successful!')).toBeNull();
    await paste({ userEvent }, canvas.getByLabelText('Password'), 'Learn2code!');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await canvas.findByText(wrongClockTitle);
    await expect(canvas.getAllByText(wrongClockTitle, { exact: false })).toHaveLength(1);
  },
});

/** VAL-028. */
export const NothingFilledIn = meta.story({
  ...visit({ at: at(fatima) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Email or username'));
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await canvas.findByText('Enter a valid email or username.');
    await canvas.findByText('Password is required.');
  },
});

/** INV-015: opens the login page with the reason and a way back; its URL has no token. */
export const Refused = meta.story({
  ...visit({ at: at(fatima) }),
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await logIn(context, 'fatima@springbyte.test', 'Wrong1!');
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.getByText('Invalid username or password')).toBeVisible();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('fatima@springbyte.test');
    await page.findByText('Login Failed');
    await expect(page.getByText('Invalid credentials')).toBeVisible();
    await expect(location(loaded).href).not.toContain(fatima);
    await userEvent.click(canvas.getByRole('link', { name: 'Go back to it' }));
    await canvas.findByRole('heading', heading);
    await expect(location(loaded).href).toBe(at(fatima));
    await expect((loaded['application'] as Application).history.length).toBe(1);
  },
});

/** A parent who then signs in on the login page is offered the invitation there (D-012). */
export const SignedInWithoutAccepting = meta.story({
  ...visit({ at: at(busisiwe) }),
  beforeEach: () => speedUpTimers(8),
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await logIn(context, 'newparent@springbyte.test', 'Wrong1!');
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await paste({ userEvent }, canvas.getByLabelText('Password'), 'Learn2code!');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to the invitation' }));
    await canvas.findByRole('heading', heading);
    await expect(location(loaded).href).toBe(at(busisiwe));
    await canvas.findByText(/^You are signed in as Fatima/);
  },
});

/** The way to a new password keeps the invitation as well. */
export const ForgotPassword = meta.story({
  ...visit({ at: at(fatima) }),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot password?' }));
    await canvas.findByRole('heading', { level: 1, name: 'Forgot password' });
    await expect(location(loaded).href).toBe('/auth/forgot-password');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to login' }));
    await canvas.findByRole('link', { name: 'Go back to it' });
    await expect(location(loaded).href).toBe('/auth/login');
  },
});

/** Another account is to accept: the page says who is signed in, and what the login changes. */
export const SignedIn = meta.story({
  ...visit({ at: at(busisiwe), as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByText('You are signed in as Naledi Khumalo');
    await canvas.findByText(/^With this account you see/);
    await expect(canvas.getByText(/which is then signed in instead\.$/)).toBeVisible();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('busisiwe@springbyte.test');
  },
});

/** Learners cannot follow themselves: the server's message. */
export const OwnRecord = meta.story({
  ...visit({ at: at(busisiwe) }),
  play: async (context) => {
    await logIn(context, 'lwazi');
    await context.canvas.findByText('Learners cannot follow their own record.');
    await waitFor(() => expect(context.canvas.getByLabelText('Email or username')).toHaveFocus());
  },
});

export const Used = meta.story({
  ...visit({
    at: at(fatima),
    given: ({ db, now }) => void db.parentInvites.update('inv-fatima', { endedAtUtc: now().toISOString() }),
  }),
  play: async (context) => {
    await logIn(context, 'newparent@springbyte.test');
    await context.canvas.findByText('This invitation has already been used');
  },
});

/** INV-016. */
export const Expired = meta.story({
  ...visit({ at: at(themba) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Token expired');
  },
});

/** The parent has accepted with this email already. */
export const AlreadyAccepted = meta.story({
  ...visit({ at: at(busisiwe), as: 'naledi', given: invitedAsNaledi }),
  play: async ({ canvas }) => {
    await canvas.findByText(/already: there is nothing left to accept\./);
    await expect(canvas.getByRole('link', { name: 'Go to my learners' })).toHaveAttribute(
      'href',
      '/parent/dashboard',
    );
  },
});

/** Leaving during the call needs a confirmation: the session must not start on another page. */
export const LeavesWhileAccepting = meta.story({
  ...visit({
    at: `/learner/accept-signin?token=${fatima}`,
  }),
  play: async ({ canvas, userEvent, loaded }) => {
    await holdResponses('acceptInviteSignin');
    await paste({ userEvent }, await canvas.findByLabelText('Password'), 'Learn2code!');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await canvas.findByRole('button', { name: 'Logging in…' });
    await userEvent.click(canvas.getByRole('link', { name: 'Create one to accept' }));
    await page.findByRole('alertdialog', { name: 'Leave while this is being sent?' });
    await userEvent.click(page.getByRole('button', { name: 'Leave' }));
    await canvas.findByRole('heading', { level: 1, name: /^Accept invitation/ });
    await expect((loaded['application'] as Application).state.location.pathname).toBe(
      '/learner/accept-register',
    );
  },
});
