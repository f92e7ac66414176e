import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { dark, phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';
import { busisiwe, fatima, themba } from './tokens.ts';

const at = (token: string) => `/learner/accept-parent?token=${token}`;

const meta = preview.meta({
  title: 'Screens/Invitation/Accept',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Complete Your Invitation' });
  },
});

async function fillIn({ canvas, userEvent }: PlayContext, password = 'Learn2code!') {
  await paste({ userEvent }, await canvas.findByLabelText('Name'), 'Busisiwe');
  await paste({ userEvent }, canvas.getByLabelText('Surname'), 'Khumalo');
  await passwords({ canvas, userEvent }, password);
}

async function passwords({ canvas, userEvent }: PlayContext, password: string, again = password) {
  await paste({ userEvent }, await canvas.findByLabelText('Password'), password);
  await paste({ userEvent }, canvas.getByLabelText('Confirm password'), again);
}

const create = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create account and accept' }));

const setPassword = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Set password and accept' }));

/** INV-007, INV-008: who invites, whom, and as what. */
export const NewAccount = meta.story({
  ...visit({ at: at(busisiwe) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Create Your Account' });
    await expect(canvas.getByText('Lwazi Khumalo')).toBeVisible();
    await expect(canvas.getByText('Guardian')).toBeVisible();
    await expect(canvas.getByText('busisiwe@springbyte.test')).toBeVisible();
  },
});
export const NewAccountDark = NewAccount.extend({ globals: dark });
export const NewAccountOnAPhone = NewAccount.extend({ globals: phone });

/** The account is opened and signed in; the learner is among one's own (INV-022). */
export const Accepted = meta.story({
  ...visit({ at: at(busisiwe) }),
  play: async (context) => {
    await fillIn(context);
    await create(context);
    await context.canvas.findByRole('heading', { level: 1, name: 'Hello, Busisiwe Khumalo' });
    await context.canvas.findByRole('article', { name: 'Lwazi Khumalo' });
  },
});

/** VAL-022: only these have to be filled in; the two passwords have to match. */
export const NothingFilledIn = meta.story({
  ...visit({ at: at(busisiwe) }),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByLabelText('Name');
    await create(context);
    for (const text of [
      'Name is required.',
      'Surname is required.',
      'Password is required.',
      'Confirm password is required.',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await passwords(context, 'sunbird', 'sunbirds');
    await create(context);
    await canvas.findByText('Passwords must match');
  },
});

/** The server wants more of a password than this form (D-177). */
export const ServerIsStricter = meta.story({
  ...visit({ at: at(busisiwe) }),
  play: async (context) => {
    await fillIn(context, 'sunbird');
    await create(context);
    await waitFor(() => expect(context.canvas.getByLabelText('Password')).toHaveFocus());
    await expect(context.canvas.getByLabelText('Password')).toBeInvalid();
  },
});

/** INV-008: an account is there, and a password is all that is missing. */
export const Registered = meta.story({
  ...visit({ at: at(fatima) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Set Your Password' });
    await expect(canvas.queryByLabelText('Name')).toBeNull();
  },
});
export const RegisteredOnAPhone = Registered.extend({ globals: phone });

export const PasswordSet = meta.story({
  ...visit({ at: at(fatima) }),
  play: async (context) => {
    await passwords(context, 'sunbird');
    await setPassword(context);
    await context.canvas.findByRole('article', { name: 'Zola Khumalo' });
  },
});

/** The account has another email by now: it accepts by signing in (D-173). */
export const HasToSignIn = meta.story({
  ...visit({
    at: at(fatima),
    given: ({ db }) => void db.users.update('usr-fatima', { email: 'fatima@springbyte.test' }),
  }),
  play: async (context) => {
    await passwords(context, 'sunbird');
    await setPassword(context);
    await context.canvas.findByText('You already have an account. Please sign in to accept the invitation.');
    await expect(context.canvas.getByRole('link', { name: 'Log in to accept' })).toHaveAttribute(
      'href',
      `/learner/accept-signin?token=${fatima}`,
    );
  },
});

/** Used, or withdrawn, since the email was sent: the server's words. */
export const Used = meta.story({
  ...visit({
    at: at(busisiwe),
    given: ({ db, now }) => void db.parentInvites.update('inv-busisiwe', { endedAtUtc: now().toISOString() }),
  }),
  play: async (context) => {
    await fillIn(context);
    await create(context);
    await context.canvas.findByText('This invitation has already been used.');
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Busisiwe');
  },
});

/** Somebody is signed in on this device. */
export const SignedInAsSomebodyElse = meta.story({
  ...visit({ at: at(busisiwe), as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByText('You are signed in as Naledi Khumalo.');
  },
});

/** INV-016. */
export const Expired = meta.story({
  ...visit({ at: at(themba) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Token expired');
    await expect(canvas.queryByRole('button', { name: /accept/ })).toBeNull();
  },
});
export const ExpiredDark = Expired.extend({ globals: dark });

export const Malformed = meta.story({
  ...visit({ at: at('not.a.token') }),
  play: async ({ canvas }) => {
    await canvas.findByText('Invalid invite token format');
  },
});

/** D-182. */
export const Missing = Malformed.extend(visit({ at: '/learner/accept-parent' }));

/** INV-018. */
export const RegistrationFailed = meta.story({
  ...visit({ at: at(busisiwe), fault: { operation: 'acceptInviteRegister', status: 500 } }),
  play: async (context) => {
    await fillIn(context);
    await create(context);
    await context.canvas.findByText('Registration failed');
    await expect(context.canvas.getByLabelText('Surname')).toHaveValue('Khumalo');
  },
});

export const SetupFailed = meta.story({
  ...visit({ at: at(fatima), fault: { operation: 'acceptInviteRegister', status: 500 } }),
  play: async (context) => {
    await passwords(context, 'sunbird');
    await setPassword(context);
    await context.canvas.findByText('Setup failed');
  },
});
