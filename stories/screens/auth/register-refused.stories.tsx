import { expect, screen as page, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { fastClock } from '../../fast-clock.ts';
import { dark, phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';
import { at, bongiwe, fill, heading, register, submit, wait } from './register-form.ts';

const taken = 'This email is already registered.';

const meta = preview.meta({
  title: 'Screens/Auth/Register: refused',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: heading });
  },
});

/** Asked once, half a second after the typing stops; the form is not sent (AUTH-023, VAL-002). */
export const EmailTaken = meta.story({
  ...visit({ at }),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { ...bongiwe, Email: '' });
    const calls = watchCalls();
    await fill({ canvas, userEvent }, { Email: 'parent@springbyte.tes' });
    await userEvent.keyboard('t');
    await expect(calls('/auth/check-email')).toHaveLength(0);
    await canvas.findByText(taken);
    await expect(calls('/auth/check-email').map(({ search }) => search)).toEqual([
      '?email=parent%40springbyte.test',
    ]);
    await submit({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByRole('link', { name: 'reset the password' })).toBeVisible();
    await expect(calls('/auth/register')).toHaveLength(0);

    await userEvent.type(canvas.getByLabelText('Email'), '.za');
    await waitFor(() => expect(canvas.queryByText(taken)).toBeNull());
  },
});
export const EmailTakenOnAPhone = EmailTaken.extend({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { Email: 'parent@springbyte.test' });
    await canvas.findByText(taken);
  },
});

/** A check that fails counts as free; the server says it when the form is sent (AUTH-022, AUTH-024). */
export const EmailCheckFails = meta.story({
  ...visit({ at, fault: { operation: 'checkEmail', status: 500 } }),
  beforeEach: () => fastClock(4),
  play: async ({ canvas, userEvent }) => {
    const calls = watchCalls();
    await fill({ canvas, userEvent }, { ...bongiwe, Email: 'parent@springbyte.test' });
    await waitFor(() => expect(calls('/auth/check-email')).toHaveLength(1));
    await wait(600);
    await expect(calls('/auth/check-email')).toHaveLength(1);
    await expect(canvas.queryByText(taken)).toBeNull();
    await submit({ canvas, userEvent });
    await canvas.findByText(taken);
    await waitFor(() => expect(page.getByText('Error registering')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveValue('Learn2code!');
  },
});

/** A refused check leads nobody away from the form. */
export const EmailCheckRefused = meta.story({
  ...visit({ at, fault: { operation: 'checkEmail', status: 403 } }),
  play: async ({ canvas, userEvent }) => {
    const calls = watchCalls();
    await fill({ canvas, userEvent }, { Email: 'parent@springbyte.test' });
    await waitFor(() => expect(calls('/auth/check-email')).toHaveLength(1));
    await wait(300);
    await expect(canvas.getByLabelText('Email')).toHaveValue('parent@springbyte.test');
    await expect(canvas.getByLabelText('Email')).not.toBeInvalid();
  },
});

/** While the call runs there is a busy word, and a second submit goes nowhere. */
export const Busy = meta.story({
  ...visit({ at, fault: { operation: 'registerUser', delay: Infinity } }),
  play: async ({ canvas, userEvent }) => {
    const calls = watchCalls();
    await register({ canvas, userEvent });
    const button = await canvas.findByRole('button', { name: 'Registering…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByLabelText('Town'), '{Enter}');
    await waitFor(() => expect(calls('/auth/register')).toHaveLength(1));
  },
});

/** The advice has the focus, and everything is still there (AUTH-022). */
export const ServerDown = meta.story({
  ...visit({ at, fault: { operation: 'registerUser', status: 500, times: 1 } }),
  play: async ({ canvas, userEvent }) => {
    await register({ canvas, userEvent });
    const alert = await canvas.findByText('Registering is not working right now');
    await waitFor(() => expect(page.getByText('Error registering')).toBeVisible());
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    for (const [label, text] of Object.entries(bongiwe)) {
      await expect(canvas.getByLabelText(label)).toHaveValue(text);
    }
    await submit({ canvas, userEvent });
    await canvas.findByRole('button', { name: 'Opening the login page…' });
  },
});
export const ServerDownDark = meta.story({
  ...visit({ at, fault: { operation: 'registerUser', status: 500 } }),
  globals: dark,
  play: async ({ canvas, userEvent }) => {
    await register({ canvas, userEvent });
    await canvas.findByText('Registering is not working right now');
  },
});

export const Offline = meta.story({
  ...visit({ at, fault: { operation: 'registerUser', status: 'offline' } }),
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await register({ canvas, userEvent });
    await canvas.findByText('You seem to be offline');
  },
});

/** No refusal leads away from the form. */
export const Forbidden = meta.story({
  ...visit({ at, fault: { operation: 'registerUser', status: 403 } }),
  play: async ({ canvas, userEvent }) => {
    await register({ canvas, userEvent });
    await canvas.findByText('The account was not opened');
    await expect(canvas.getByLabelText('Town')).toHaveValue('Cape Town');
  },
});

/** A server that asks for an age (D-181), which the mock does not: each message at its field, focus in the first. */
export const StricterServer = meta.story({
  ...visit({ at }),
  play: async ({ canvas, userEvent }) => {
    const calls = watchCalls();
    await fill({ canvas, userEvent }, bongiwe);
    await waitFor(() => expect(calls('/auth/check-email')).toHaveLength(1));
    const errors = { town: ['Town is unknown.'], dateOfBirth: ['Learners have to be over 18.'] };
    spyOn(globalThis, 'fetch').mockResolvedValueOnce(
      Response.json({ message: 'Validation failed.', errors }, { status: 400 }),
    );
    await submit({ canvas, userEvent });
    await canvas.findByText('Learners have to be over 18.');
    await expect(canvas.getByText('Town is unknown.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Date of birth (optional)')).toHaveFocus());
  },
});
