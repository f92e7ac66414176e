import { expect, screen as page, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { holdResponses } from '../../hold-responses.ts';
import { paste, type PlayContext } from '../../play.ts';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { visit } from '../../visit.tsx';
import { setClockAhead, wrongClockAdvice, wrongClockTitle } from '../../wrong-clock.ts';
import { findsLongTexts, serverDown } from '../common-states.ts';
import { busisiweToken, expiredToken, fatimaToken, longNameToken, withNalediInvited } from './tokens.ts';

const at = (token: string) => `/learner/accept-signin?token=${token}`;
const heading = { level: 1, name: 'Log in to accept' };

const meta = preview.meta({ title: 'Screens/Invitation/Log in to accept' });

async function submitLogin({ canvas, userEvent }: PlayContext, name: string, password = 'Learn2code!') {
  const field = await canvas.findByLabelText('Email or username');
  await userEvent.clear(field);
  await paste({ userEvent }, field, name);
  await paste({ userEvent }, canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

const locationOf = (loaded: Record<string, unknown>) => (loaded['application'] as Application).state.location;

/** The invited email is filled in (INV-013). */
export const Loaded = meta.story({
  ...visit({ at: at(fatimaToken) }),
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

/** Any account can accept (INV-014, INV-022); two seconds later the dashboard opens with the learner. */
export const Accepted = meta.story({
  ...visit({ at: at(busisiweToken) }),
  tags: ['interaction'],
  beforeEach: () => speedUpTimers(8),
  play: async (context) => {
    await submitLogin(context, 'newparent@springbyte.test');
    await page.findByText('Login successful!');
    await context.canvas.findByRole('article', { name: 'Lwazi Khumalo' });
  },
});

/** The invitation is accepted, but the login needs a correct clock; one message says so. */
export const WrongClock = meta.story({
  ...visit({ at: at(busisiweToken) }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', heading);
    setClockAhead();
    await submitLogin(context, 'newparent@springbyte.test');
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

export const NothingFilledIn = meta.story({
  ...visit({ at: at(fatimaToken) }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Email or username'));
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await canvas.findByText('Enter a valid email or username.');
    await canvas.findByText('Password is required.');
  },
});

/** The login page opens with the reason and a link back; its URL has no token (INV-015). */
export const Refused = meta.story({
  ...visit({ at: at(fatimaToken) }),
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await submitLogin(context, 'fatima@springbyte.test', 'Wrong1!');
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.getByText('Invalid username or password')).toBeVisible();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('fatima@springbyte.test');
    await page.findByText('Login Failed');
    await expect(page.getByText('Invalid credentials')).toBeVisible();
    await expect(locationOf(loaded).href).not.toContain(fatimaToken);
    await userEvent.click(canvas.getByRole('link', { name: 'Go back to it' }));
    await canvas.findByRole('heading', heading);
    await expect(locationOf(loaded).href).toBe(at(fatimaToken));
    await expect((loaded['application'] as Application).history.length).toBe(1);
  },
});

/** After signing in on the login page, the parent is offered the invitation (D-012). */
export const SignedInWithoutAccepting = meta.story({
  ...visit({ at: at(busisiweToken) }),
  beforeEach: () => speedUpTimers(8),
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await submitLogin(context, 'newparent@springbyte.test', 'Wrong1!');
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await paste({ userEvent }, canvas.getByLabelText('Password'), 'Learn2code!');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to the invitation' }));
    await canvas.findByRole('heading', heading);
    await expect(locationOf(loaded).href).toBe(at(busisiweToken));
    await canvas.findByText(/^You are signed in as Fatima/);
  },
});

/** The forgot-password page keeps the invitation. */
export const ForgotPassword = meta.story({
  ...visit({ at: at(fatimaToken) }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot password?' }));
    await canvas.findByRole('heading', { level: 1, name: 'Forgot password' });
    await expect(locationOf(loaded).href).toBe('/auth/forgot-password');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to login' }));
    await canvas.findByRole('link', { name: 'Go back to it' });
    await expect(locationOf(loaded).href).toBe('/auth/login');
  },
});

/** Another account may accept: the page names the signed-in user and says that a login replaces the session. */
export const SignedIn = meta.story({
  ...visit({ at: at(busisiweToken), as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByText('You are signed in as Naledi Khumalo');
    await canvas.findByText(/^With this account you see/);
    await expect(canvas.getByText(/which is then signed in instead\.$/)).toBeVisible();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('busisiwe@springbyte.test');
  },
});

/** Learners cannot accept an invitation to themselves: the server's message is shown. */
export const OwnRecord = meta.story({
  ...visit({ at: at(busisiweToken) }),
  tags: ['invalid'],
  play: async (context) => {
    await submitLogin(context, 'lwazi');
    await context.canvas.findByText('Learners cannot follow their own record.');
    await page.findByText('Please look at the form again.');
    await waitFor(() => expect(context.canvas.getByLabelText('Email or username')).toHaveFocus());
  },
});

export const Used = meta.story({
  ...visit({
    at: at(fatimaToken),
    given: ({ db, now }) => void db.parentInvites.update('inv-fatima', { endedAtUtc: now().toISOString() }),
  }),
  tags: ['not-found'],
  play: async (context) => {
    await submitLogin(context, 'newparent@springbyte.test');
    await context.canvas.findByText('This invitation has already been used');
  },
});

export const Expired = meta.story({
  ...visit({ at: at(expiredToken) }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByText('Token expired');
  },
});

export const AlreadyAccepted = meta.story({
  ...visit({ at: at(busisiweToken), as: 'naledi', given: withNalediInvited }),
  play: async ({ canvas }) => {
    await canvas.findByText(/already: there is nothing left to accept\./);
    await expect(canvas.getByRole('link', { name: 'Go to my learners' })).toHaveAttribute(
      'href',
      '/parent/dashboard',
    );
  },
});

/** Leaving during the request needs a confirmation: the session must not start on another page. */
export const LeavesWhileAccepting = meta.story({
  ...visit({ at: at(fatimaToken) }),
  tags: ['interaction'],
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

export const LongText = meta.story({
  ...visit({ at: at(longNameToken) }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const ServerDown = meta.story({
  ...visit({ at: at(fatimaToken), fault: serverDown }),
  tags: ['failed'],
  play: async (context) => {
    await submitLogin(context, 'naledi');
    await context.canvas.findByText('An unexpected error occurred');
  },
});
