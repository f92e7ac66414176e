import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { fastClock } from '../../fast-clock.ts';
import { paste, type PlayContext } from '../../play.ts';
import { dark, phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';
import { busisiwe, themba } from './tokens.ts';

const at = (token: string) => `/learner/accept-register?token=${token}`;
const heading = 'Accept invitation as a Guardian of Lwazi Khumalo';

const meta = preview.meta({ title: 'Screens/Invitation/Register to accept' });

const busi = {
  Name: 'Busisiwe',
  Surname: 'Khumalo',
  'Cellphone number': '0715550137',
  'WhatsApp number': '0715550137',
  Town: 'Durban',
  'Postal Code': '4001',
  Password: 'Learn2code!',
  'Re-enter password': 'Learn2code!',
};

async function register(
  { canvas, userEvent }: PlayContext,
  values: Partial<typeof busi & { Email: string }>,
) {
  await canvas.findByRole('heading', { level: 1, name: heading });
  for (const [label, text] of Object.entries({ ...busi, ...values })) {
    const field = canvas.getByLabelText(label);
    await userEvent.clear(field);
    if (text !== '') await paste({ userEvent }, field, text);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
}

/** INV-010, INV-011: the email comes from the token, the role is Parent. */
export const Loaded = meta.story({
  ...visit({ at: at(busisiwe) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: heading });
    await expect(canvas.getByLabelText('Email')).toHaveValue('busisiwe@springbyte.test');
    await expect(canvas.getByRole('radio', { name: 'Parent/Guardian' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Learner (Over 18yrs)' })).not.toBeChecked();
  },
});
export const Dark = Loaded.extend({ globals: dark });
export const Phone = Loaded.extend({ globals: phone });

/** INV-012: the login page is next, and knows the email. */
export const Registered = meta.story({
  ...visit({ at: at(busisiwe) }),
  beforeEach: () => fastClock(8),
  play: async (context) => {
    const { canvas } = context;
    await register(context, {});
    await canvas.findByText('User registered successfully!');
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('busisiwe@springbyte.test');
  },
});

/** VAL-023 to VAL-026, literal. */
export const Complaints = meta.story({
  ...visit({ at: at(busisiwe) }),
  play: async (context) => {
    const { canvas } = context;
    await register(context, {
      Name: '',
      Surname: '',
      Email: 'nobody',
      'Cellphone number': '',
      'WhatsApp number': '',
      Town: '',
      'Postal Code': '',
      Password: 'sunbird',
      'Re-enter password': 'sunbirds',
    });
    for (const text of [
      'Name is required.',
      'Surname is required.',
      'Enter a valid email address.',
      'Cellphone number is required.',
      'WhatsApp number is required.',
      'Town is required.',
      'Postal Code is required.',
      'Must contain uppercase',
      'Passwords do not match.',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await register(context, { Password: 'Sunbird!', 'Re-enter password': 'Sunbird!' });
    await canvas.findByText('Must contain a number,');
    await register(context, { Password: 'Sunbird1', 'Re-enter password': 'Sunbird1' });
    await canvas.findByText('Must contain a special character.');
  },
});

/** The invited email has an account by now: the way to it keeps the invitation (D-180). */
export const EmailTaken = meta.story({
  ...visit({ at: at(busisiwe) }),
  play: async (context) => {
    const { canvas } = context;
    await register(context, { Email: 'parent@springbyte.test' });
    await canvas.findByText('This email is already registered.');
    await waitFor(() => {
      const [link] = canvas.getAllByRole('link', { name: 'Log in to accept' });
      return expect(link).toHaveAttribute('href', `/learner/accept-signin?token=${busisiwe}`);
    });
  },
});

export const Failed = meta.story({
  ...visit({ at: at(busisiwe), fault: { operation: 'acceptInviteRegister', status: 500 } }),
  play: async (context) => {
    await register(context, {});
    await waitFor(() => expect(context.canvas.getAllByText('Error registering')[0]).toBeVisible());
    await expect(context.canvas.getByLabelText('Town')).toHaveValue('Durban');
  },
});

export const Expired = meta.story({
  ...visit({ at: at(themba) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Token expired');
  },
});
