import { expect, screen as page, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { expectOnce, paste, pressButton, type PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { setClockAhead, wrongClockAdvice, wrongClockTitle } from '../../wrong-clock.ts';
import { findsLongTexts } from '../common-states.ts';
import { busisiweToken, expiredToken, fatimaToken, longNameToken, withNalediInvited } from './tokens.ts';

const at = (token: string) => `/learner/accept-parent?token=${token}`;

const meta = preview.meta({
  title: 'Screens/Invitation/Accept',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Complete Your Invitation' });
  },
});

async function typePasswords({ canvas, userEvent }: PlayContext, password: string, again = password) {
  await paste({ userEvent }, await canvas.findByLabelText('Password'), password);
  await paste({ userEvent }, canvas.getByLabelText('Confirm password'), again);
}

async function createAccount(context: PlayContext) {
  const { canvas, userEvent } = context;
  await paste({ userEvent }, await canvas.findByLabelText('Name'), 'Busisiwe');
  await paste({ userEvent }, canvas.getByLabelText('Surname'), 'Khumalo');
  await typePasswords(context, 'Learn2code!');
  await pressButton(context, 'Create account and accept');
}

async function setPassword(context: PlayContext) {
  await typePasswords(context, 'sunbird');
  await pressButton(context, 'Set password and accept');
}

const locationOf = (loaded: Record<string, unknown>) => (loaded['application'] as Application).state.location;

/** The learner and the relationship are shown (INV-007, INV-008). */
export const NewAccount = meta.story({
  ...visit({ at: at(busisiweToken) }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Create Your Account' });
    await expect(canvas.getByText('Lwazi Khumalo')).toBeVisible();
    await expect(canvas.getByText('Guardian')).toBeVisible();
    await expect(canvas.getByText('busisiwe@springbyte.test')).toBeVisible();
  },
});

/**
 * Creates a parent's account, signs it in and links the learner (INV-009, INV-022). The link is removed from the
 * history.
 */
export const Accepted = meta.story({
  ...visit({ at: at(busisiweToken) }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, loaded } = context;
    await createAccount(context);
    await canvas.findByRole('heading', { level: 1, name: 'Hello, Busisiwe Khumalo' });
    await canvas.findByRole('article', { name: 'Lwazi Khumalo' });
    await expect((loaded['application'] as Application).history.length).toBe(1);
    const { db } = await storyBackend();
    const account = db.users.all().find(({ email }) => email === 'busisiwe@springbyte.test');
    await expect(account?.role).toBe('Parent');
  },
});

/** The account is created, but the login needs a correct clock. */
export const WrongClock = meta.story({
  ...visit({ at: at(busisiweToken) }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { level: 2, name: 'Create Your Account' });
    setClockAhead();
    await createAccount(context);
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await canvas.findByText(`${wrongClockTitle}. ${wrongClockAdvice}`);
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('busisiwe@springbyte.test');
  },
});

/** Four fields are required (VAL-022). */
export const NothingFilledIn = meta.story({
  ...visit({ at: at(busisiweToken) }),
  tags: ['invalid'],
  play: async (context) => {
    const { canvas } = context;
    await pressButton(context, 'Create account and accept');
    for (const text of [
      'Name is required.',
      'Surname is required.',
      'Password is required.',
      'Confirm password is required.',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(canvas.queryByText(/(Town|Postal Code) is required/)).toBeNull();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
});

export const PasswordsRefused = meta.story({
  ...visit({ at: at(busisiweToken) }),
  tags: ['invalid'],
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByLabelText('Name');
    await typePasswords(context, 'short', 'shorts');
    await canvas.findByText('Password must be at least 6 characters.');
    await pressButton(context, 'Create account and accept');
    await canvas.findByText('Passwords must match');
  },
});

/** A server with stricter password rules: its message appears at the field (D-177). */
export const StricterServer = meta.story({
  ...visit({
    at: at(busisiweToken),
    fault: {
      operation: 'acceptInviteRegister',
      status: 400,
      errors: { password: ['This password is too easy to guess.'] },
    },
  }),
  tags: ['failed', 'invalid'],
  play: async (context) => {
    const { canvas } = context;
    await createAccount(context);
    await canvas.findByText('This password is too easy to guess.');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Surname')).toHaveValue('Khumalo');
  },
});

/** The email already has an account (INV-008). */
export const Registered = meta.story({
  ...visit({ at: at(fatimaToken) }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Set Your Password' });
    await expect(canvas.getByRole('link', { name: 'log in to accept' })).toHaveAttribute(
      'href',
      `/learner/accept-signin?token=${fatimaToken}`,
    );
    await expect(canvas.queryByLabelText('Name')).toBeNull();
  },
});

export const PasswordSet = meta.story({
  ...visit({ at: at(fatimaToken) }),
  tags: ['interaction'],
  play: async (context) => {
    await setPassword(context);
    await page.findByText('Invitation accepted.');
    await context.canvas.findByRole('article', { name: 'Zola Khumalo' });
  },
});

/** The email belongs to an account that must accept by signing in (D-173). */
export const HasToSignIn = meta.story({
  ...visit({
    at: at(fatimaToken),
    given: ({ db }) => void db.users.update('usr-fatima', { email: 'fatima@springbyte.test' }),
  }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await setPassword(context);
    await canvas.findByText(/^You already have an account\. Please sign in to accept the invitation\./);
    await userEvent.click(canvas.getByRole('link', { name: 'Log in to accept' }));
    await canvas.findByRole('heading', { level: 1, name: 'Log in to accept' });
    await expect(locationOf(loaded).href).toBe(`/learner/accept-signin?token=${fatimaToken}`);
  },
});

/** The email was registered after the invitation. Leaving the page needs no confirmation: the form cannot succeed. */
export const RegisteredMeanwhile = meta.story({
  ...visit({
    at: at(busisiweToken),
    given: ({ db }) => void db.users.update('usr-fatima', { email: 'busisiwe@springbyte.test' }),
  }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await createAccount(context);
    const message = await canvas.findByText(/^This email is already registered\./);
    const [link] = canvas.getAllByRole('link', { name: 'Log in to accept' });
    await expect(message.closest('[role="alert"]')).toContainElement(link ?? null);
    await userEvent.click(link as HTMLElement);
    await waitFor(() =>
      expect(canvas.getByLabelText('Email or username')).toHaveValue('busisiwe@springbyte.test'),
    );
  },
});

/** The invitation was accepted or withdrawn: the server's message is shown, and the form keeps its values. */
export const Used = meta.story({
  ...visit({
    at: at(busisiweToken),
    given: ({ db, now }) => void db.parentInvites.update('inv-busisiwe', { endedAtUtc: now().toISOString() }),
  }),
  tags: ['not-found'],
  play: async (context) => {
    await createAccount(context);
    await context.canvas.findByText(/^This invitation has already been used\. If it was you/);
    const login = context.canvas.getByRole('link', { name: 'Log in' });
    await expect(login).toHaveAttribute('href', '/auth/login');
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Busisiwe');
  },
});

/** A parent is signed in: the form appears after the choice of the accepting account. */
export const SignedIn = meta.story({
  ...visit({ at: at(busisiweToken), as: 'fatima' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'You are signed in as Fatima Adams' });
    await expect(canvas.getByText('busisiwe@springbyte.test')).toBeVisible();
    await expect(canvas.queryByLabelText('Name')).toBeNull();
    const link = await canvas.findByRole('link', { name: 'Accept with this account' });
    await expect(link).toHaveAttribute('href', `/learner/accept-signin?token=${busisiweToken}`);
    await userEvent.click(link);
    await waitFor(() =>
      expect(canvas.getByLabelText('Email or username')).toHaveValue('newparent@springbyte.test'),
    );
  },
});

/** A parent who already sees the learner opens another person's invitation: this account cannot accept it. */
export const SeesTheLearner = meta.story({
  ...visit({ at: at(busisiweToken), as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/already\. This invitation is for another person/),
    ).toHaveTextContent(/^You see Lwazi Khumalo already\./);
    await expect(canvas.getByText('busisiwe@springbyte.test')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Accept with this account' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to my learners' })).toHaveAttribute(
      'href',
      '/parent/dashboard',
    );
  },
});

/** Logging out keeps the invitation open; the heading gets the focus. */
export const LogsOut = meta.story({
  ...visit({ at: at(busisiweToken), as: 'lwazi' }),
  play: async (context) => {
    const { canvas, loaded } = context;
    await canvas.findByRole('heading', { level: 2, name: 'You are signed in as Lwazi Khumalo' });
    await expect(canvas.queryByRole('link', { name: 'Accept with this account' })).toBeNull();
    await pressButton(context, 'Log out and go on');
    await canvas.findByRole('heading', { level: 2, name: 'Create Your Account' });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(locationOf(loaded).href).toBe(at(busisiweToken));
    await canvas.findByRole('link', { name: 'Login' });
  },
});

export const Expired = meta.story({
  ...visit({ at: at(expiredToken) }),
  tags: ['not-found', 'dark'],
  play: async ({ canvas }) => {
    await canvas.findByText('Token expired');
    await expect(canvas.queryByRole('button', { name: /accept/ })).toBeNull();
  },
});

export const Malformed = meta.story({
  ...visit({ at: at('not.a.token') }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByText('Invalid invite token format');
  },
});

export const Missing = Malformed.extend(visit({ at: '/learner/accept-parent' }));

/** The server's message is shown; a retry succeeds (INV-018). */
export const RegistrationFailed = meta.story({
  ...visit({
    at: at(busisiweToken),
    fault: { operation: 'acceptInviteRegister', status: 500, message: 'The post office is shut.', times: 1 },
  }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas } = context;
    await createAccount(context);
    await canvas.findByText(/^The post office is shut\. What you typed is still here\./);
    await expectOnce('Registration failed');
    await pressButton(context, 'Create account and accept');
    await canvas.findByRole('article', { name: 'Lwazi Khumalo' });
  },
});

export const SetupFailed = meta.story({
  ...visit({ at: at(fatimaToken), fault: { operation: 'acceptInviteRegister', status: 500, message: '' } }),
  tags: ['failed'],
  play: async (context) => {
    await setPassword(context);
    await context.canvas.findByText(/^This is not working right now\./);
    await expectOnce('Setup failed');
  },
});

/** The parent has already accepted with this email: no form is shown. */
export const AlreadyAccepted = meta.story({
  ...visit({ at: at(busisiweToken), as: 'naledi', given: withNalediInvited }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText(/already\. There is nothing left to accept\.$/);
    await expect(canvas.getByRole('link', { name: 'Go to my learners' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log out and go on' })).toBeNull();
  },
});

export const LongText = meta.story({
  ...visit({ at: at(longNameToken) }),
  tags: ['long-text'],
  play: findsLongTexts,
});
