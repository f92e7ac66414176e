import { UnsecuredJWT } from 'jose';
import { expect, screen as page, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { expectOnce, paste, pressButton, type PlayContext } from '../../play.ts';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { busisiweToken, expiredToken } from './tokens.ts';

const at = (token: string) => `/learner/accept-register?token=${token}`;
const heading = 'Accept invitation as a Guardian of Lwazi Khumalo';

const meta = preview.meta({ title: 'Screens/Invitation/Register to accept' });

const formValues = {
  Name: 'Busisiwe',
  Surname: 'Khumalo',
  'Cellphone number': '0715550137',
  'WhatsApp number': '0715550137',
  Town: 'Durban',
  'Postal Code': '4001',
  Password: 'Learn2code!',
  'Re-enter password': 'Learn2code!',
};

async function register(context: PlayContext) {
  const { canvas, userEvent } = context;
  await canvas.findByRole('heading', { level: 1, name: heading });
  for (const [label, text] of Object.entries(formValues)) {
    await paste({ userEvent }, canvas.getByLabelText(label), text);
  }
  await pressButton(context, 'Register');
}

/** The token fills in the email; the role Parent is preselected (INV-010, INV-011, VAL-027). */
export const Loaded = meta.story({
  ...visit({ at: at(busisiweToken) }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: heading });
    await expect(canvas.getByLabelText('Email')).toHaveValue('busisiwe@springbyte.test');
    await expect(canvas.getByRole('radio', { name: 'Parent/Guardian' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Learner (Over 18yrs)' })).not.toBeChecked();
    await expect(canvas.getByLabelText(/^Date of birth/)).toBeVisible();
  },
});

/** The token has no relationship and a long name. */
export const NoRelationship = meta.story({
  ...visit({
    at: at(
      // Add a signature, as a server does: an unsecured token ends in a full stop, which can be lost from a link in a
      // text.
      `${new UnsecuredJWT({ InvitedEmail: 'busisiwe@springbyte.test', LearnerName: 'Lwazi '.repeat(60) })
        .setExpirationTime(new Date('2025-05-16T00:00:00Z'))
        .encode()}c2lnbmF0dXJl`,
    ),
  }),
  tags: ['long-text'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Accept invitation to follow Lwazi .{90,100}…$/ });
  },
});

/** The login page opens with the email; the parent is not signed in, and the learner is linked (INV-012, D-175). */
export const Registered = meta.story({
  ...visit({ at: at(busisiweToken) }),
  tags: ['interaction'],
  beforeEach: () => speedUpTimers(8),
  play: async (context) => {
    const { canvas } = context;
    await register(context);
    await page.findByText('User registered successfully!');
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('busisiwe@springbyte.test');
    await expect((context.loaded['application'] as Application).state.location.href).toBe('/auth/login');
    await expect(canvas.queryByText(/Your invitation/)).toBeNull();
    const { db } = await storyBackend();
    await expect(db.parentInvites.get('inv-busisiwe')?.endedAtUtc).not.toBeNull();
  },
});

/** Each field shows its prescribed message (VAL-023, VAL-024). */
export const NothingFilledIn = meta.story({
  ...visit({ at: at(busisiweToken) }),
  tags: ['invalid'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.clear(await canvas.findByLabelText('Email'));
    await pressButton(context, 'Register');
    for (const text of [
      'Name is required.',
      'Surname is required.',
      'Email is required.',
      'Cellphone number is required.',
      'WhatsApp number is required.',
      'Town is required.',
      'Postal Code is required.',
      'Password is required.',
      'Confirm password is required.',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
  },
});

export const MalformedEmail = meta.story({
  ...visit({ at: at(busisiweToken) }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email');
    await userEvent.clear(email);
    await paste({ userEvent }, email, 'nomsa');
    await userEvent.tab();
    await canvas.findByText('Enter a valid email address.');
  },
});

/** The invited email already has an account: the link to sign in keeps the invitation (D-180, VAL-023e). */
export const EmailTaken = meta.story({
  ...visit({
    at: at(busisiweToken),
    given: ({ db }) => void db.users.update('usr-fatima', { email: 'busisiwe@springbyte.test' }),
  }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    const message = await canvas.findByText('This email is already registered.');
    const [link] = canvas.getAllByRole('link', { name: 'Log in to accept' });
    await expect(message.closest('[aria-live]')).toContainElement(link ?? null);
    await paste({ userEvent }, canvas.getByLabelText('Name'), 'Busisiwe');
    await userEvent.click(link as HTMLElement);
    await waitFor(() =>
      expect(canvas.getByLabelText('Email or username')).toHaveValue('busisiwe@springbyte.test'),
    );
    const { href } = (loaded['application'] as Application).state.location;
    await expect(href).toBe(`/learner/accept-signin?token=${busisiweToken}`);
  },
});

/** A toast and the server's message are shown; the form keeps its values (INV-012). */
export const RegistrationFailed = meta.story({
  ...visit({ at: at(busisiweToken), fault: { operation: 'acceptInviteRegister', status: 500 } }),
  tags: ['failed'],
  play: async (context) => {
    await register(context);
    await context.canvas.findByText('An unexpected error occurred');
    await expectOnce('Error registering');
    await expect(context.canvas.getByLabelText('Town')).toHaveValue('Durban');
  },
});

export const Used = meta.story({
  ...visit({
    at: at(busisiweToken),
    given: ({ db, now }) => void db.parentInvites.update('inv-busisiwe', { endedAtUtc: now().toISOString() }),
  }),
  tags: ['not-found'],
  play: async (context) => {
    await register(context);
    await context.canvas.findByText('This invitation has already been used');
  },
});

export const SignedIn = meta.story({
  ...visit({ at: at(busisiweToken), as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: heading });
    await expect(canvas.getByRole('button', { name: 'Log out and go on' })).toBeVisible();
    await expect(canvas.queryByLabelText('Name')).toBeNull();
  },
});

export const Expired = meta.story({
  ...visit({ at: at(expiredToken) }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByText('Token expired');
  },
});

export const Missing = meta.story({
  ...visit({ at: '/learner/accept-register' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByText('Invalid invite token format');
  },
});
