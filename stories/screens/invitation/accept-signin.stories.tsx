import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { fastClock } from '../../fast-clock.ts';
import { paste, type PlayContext } from '../../play.ts';
import { dark, phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';
import { busisiwe, fatima, themba } from './tokens.ts';

const at = (token: string) => `/learner/accept-signin?token=${token}`;

const meta = preview.meta({ title: 'Screens/Invitation/Sign in to accept' });

async function logIn({ canvas, userEvent }: PlayContext, name: string, password = 'Learn2code!') {
  const field = await canvas.findByLabelText('Email or username');
  await userEvent.clear(field);
  await paste({ userEvent }, field, name);
  await paste({ userEvent }, canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

/** INV-013: the invited email is filled in. */
export const Loaded = meta.story({
  ...visit({ at: at(fatima) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Sign in to accept' });
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('newparent@springbyte.test');
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  },
});
export const Dark = Loaded.extend({ globals: dark });
export const Phone = Loaded.extend({ globals: phone });

/** INV-014, INV-022: any account can accept; the learner is among its own. */
export const Accepted = meta.story({
  ...visit({ at: at(busisiwe) }),
  beforeEach: () => fastClock(8),
  play: async (context) => {
    await logIn(context, 'newparent@springbyte.test');
    await context.canvas.findByRole('article', { name: 'Lwazi Khumalo' });
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

/** INV-015: the login page says why, and leads back here. */
export const Refused = meta.story({
  ...visit({ at: at(fatima) }),
  play: async (context) => {
    const { canvas } = context;
    await logIn(context, 'newparent@springbyte.test', 'Wrong1!');
    await canvas.findByText('Invalid credentials');
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await canvas.findByText('Invalid username or password');
  },
});

/** A learner cannot follow their own record: the server's words. */
export const OwnRecord = meta.story({
  ...visit({ at: at(busisiwe) }),
  play: async (context) => {
    await logIn(context, 'lwazi');
    await context.canvas.findByText('Learners cannot follow their own record.');
  },
});

export const Offline = meta.story({
  ...visit({ at: at(fatima), fault: { operation: 'acceptInviteSignin', status: 'offline' } }),
  play: async (context) => {
    await logIn(context, 'newparent@springbyte.test');
    await context.canvas.findByText('You seem to be offline');
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Learn2code!');
  },
});

export const Expired = meta.story({
  ...visit({ at: at(themba) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Token expired');
  },
});
