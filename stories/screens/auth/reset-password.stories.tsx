import { expect, screen as page, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { expectInPageAndToast, paste, type PlayContext } from '../../play.ts';
import { dark, phone } from '../../variants.ts';
import { visit, storyBackend } from '../../visit.tsx';

const path = '/auth/reset-password';
const at = `${path}?token=rst-naledi-1&email=parent%40springbyte.test`;
const operation = 'resetPassword';
const failed = 'Error reseting password';
const good = 'Loops4ever!';

const meta = preview.meta({ title: 'Screens/Auth/Reset password' });

const heading = ({ canvas }: Pick<PlayContext, 'canvas'>, name = 'Reset password') =>
  canvas.findByRole('heading', { level: 1, name });

const press = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));

async function choose({ canvas, userEvent }: PlayContext, password = good, confirmation = password) {
  await paste({ userEvent }, await canvas.findByLabelText('New password'), password);
  await paste({ userEvent }, canvas.getByLabelText('Confirm password'), confirmation);
  await press({ canvas, userEvent });
}

async function chooseInVain({ canvas, userEvent }: PlayContext, advice: RegExp) {
  await choose({ canvas, userEvent });
  return canvas.findByText(advice);
}

/** The literal words in toast and alert, what to do in the alert, the focus on it, and nothing typed is lost. */
async function failsWith({ canvas, userEvent }: PlayContext, advice: RegExp) {
  const said = await chooseInVain({ canvas, userEvent }, advice);
  await expectInPageAndToast(failed);
  await waitFor(() => expect(document.activeElement).toContainElement(said));
  await expect(canvas.getByLabelText('New password')).toHaveValue(good);
  await expect(canvas.getByLabelText('Confirm password')).toHaveValue(good);
}

/** Whose password it is, two fields, and no trace of the link in the URL or in the history (AUTH-030). */
export const Opened = meta.story({
  ...visit({ at }),
  tags: ['dark', 'phone'],
  play: async ({ canvas, loaded }) => {
    await heading({ canvas });
    await canvas.findByText('parent@springbyte.test');
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
    const { history } = loaded['application'] as Application;
    await waitFor(() => expect(history.location.href).toBe(path));
    await expect(history.length).toBe(1);
    await expect(JSON.stringify([history.location.state, sessionStorage, localStorage])).not.toContain(
      'rst-',
    );
    await expect(document.title).toBe('Reset password · Springbyte');
  },
});

/** The link is for whoever holds it, also when somebody is signed in (PUB-013g). */
export const SignedIn = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas }) => {
    await heading({ canvas });
    await canvas.findByText('parent@springbyte.test');
  },
});

/** The rules are ticked off while somebody types (VAL-005, D-208). */
export const Typing = meta.story({
  ...visit({ at }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('New password');
    await expect(field).toHaveAccessibleDescription(/At least 6 characters/);
    await userEvent.type(field, 'Ab_45');
    await expect(canvas.getAllByText(/: done/)).toHaveLength(3);
    await userEvent.type(field, '6');
    await expect(canvas.getAllByText(/: done/)).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show new password' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
});

/** Nothing typed: both messages, the focus in the first field, and no call. */
export const Empty = meta.story({
  ...visit({ at, fault: { operation, status: 500 } }),
  play: async ({ canvas, userEvent }) => {
    await heading({ canvas });
    await press({ canvas, userEvent });
    await canvas.findByText('Password is required.');
    await expect(canvas.getByText('Confirm password is required.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(page.queryByText(failed)).toBeNull();
  },
});
export const EmptyOnAPhone = Empty.extend({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await heading({ canvas });
    await press({ canvas, userEvent });
    await canvas.findByText('Confirm password is required.');
  },
});

/** One message for the first rule that is not met, in turn (VAL-005, D-208). */
export const WeakPassword = meta.story({
  ...visit({ at, fault: { operation, status: 500 } }),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Ab1!');
    await canvas.findByText('Password must be at least 6 characters.');
    const field = canvas.getByLabelText('New password');
    for (const [password, message] of [
      ['loops4ever!', 'Password must contain an uppercase letter.'],
      ['Loopsforever!', 'Password must contain a number.'],
      ['Loops4ever', 'Password must contain a special character.'],
    ] as const) {
      await userEvent.clear(field);
      await paste({ userEvent }, field, password);
      await canvas.findByText(message);
    }
    await expect(field).toBeInvalid();
    await expect(page.queryByText(failed)).toBeNull();
  },
});
export const WeakPasswordDark = WeakPassword.extend({
  globals: dark,
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Ab1!');
    await canvas.findByText('Password must be at least 6 characters.');
  },
});

/** The confirmation has to match; correcting either field takes the message away (VAL-004, VAL-005). */
export const DifferentPasswords = meta.story({
  ...visit({ at, fault: { operation, status: 500 } }),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, good, 'Loops4Ever!');
    await canvas.findByText('Passwords do not match.');
    await expect(canvas.getByLabelText('Confirm password')).toHaveFocus();
    const field = canvas.getByLabelText('New password');
    await userEvent.clear(field);
    await paste({ userEvent }, field, 'Loops4Ever!');
    await waitFor(() => expect(canvas.queryByText('Passwords do not match.')).toBeNull());
  },
});

/** While the call runs there is a busy word, and a second submit goes nowhere. */
export const Busy = meta.story({
  ...visit({ at, fault: { operation, delay: Infinity } }),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    const button = await canvas.findByRole('button', { name: 'Saving…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The new password counts, the link is used up, and the login page takes the place of this one (AUTH-032). */
export const Done = meta.story({
  ...visit({ at, fault: { operation, delay: 300 } }),
  play: async ({ canvas, userEvent, loaded }) => {
    await choose({ canvas, userEvent });
    await userEvent.type(canvas.getByLabelText('Confirm password'), '{Enter}');
    await page.findByText('Password reset successfully');
    const login = await heading({ canvas }, 'Login');
    await waitFor(() => expect(login).toHaveFocus());
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('parent@springbyte.test');
    const { history } = loaded['application'] as Application;
    await expect(history.location.href).toBe('/auth/login');
    await expect(history.length).toBe(1);
    await expect((await storyBackend()).db.resetTokens.get('rst-naledi-1')?.endedAtUtc).not.toBeNull();
    await expect(page.queryByText(failed)).toBeNull();
  },
});

/** Whoever goes elsewhere while the call runs is told, and not fetched back. */
export const LeavesDuringTheCall = meta.story({
  ...visit({ at, fault: { operation, delay: 1500 } }),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await page.findByText('Password reset successfully');
    await canvas.findByRole('heading', { level: 1, name: /first program/ });
  },
});

/** Used, expired or replaced: the way to a new link knows the email already (D-121 says nothing of accounts). */
export const EndedLink = meta.story({
  ...visit({ at: `${path}?token=rst-unknown&email=parent%40springbyte.test` }),
  play: async ({ canvas, userEvent }) => {
    await failsWith({ canvas, userEvent }, /This link has expired, was used already/);
    await userEvent.click(canvas.getByRole('link', { name: 'Ask for a new link' }));
    await heading({ canvas }, 'Forgot password');
    await expect(canvas.getByLabelText('Email')).toHaveValue('parent@springbyte.test');
  },
});
export const EndedLinkOnAPhone = meta.story({
  ...visit({ at: `${path}?token=rst-unknown&email=parent%40springbyte.test` }),
  globals: phone,
  play: async (context) => void (await chooseInVain(context, /This link has expired, was used already/)),
});

export const ServerDown = meta.story({
  ...visit({ at, fault: { operation, status: 500, times: 1 } }),
  play: async ({ canvas, userEvent }) => {
    await failsWith({ canvas, userEvent }, /It is our side, not yours\./);
    await press({ canvas, userEvent });
    await heading({ canvas }, 'Login');
  },
});

export const Offline = meta.story({
  ...visit({ at, fault: { operation, status: 'offline' } }),
  play: (context) => failsWith(context, /You seem to be offline\./),
});

/** It may have worked: the advice is right in both cases. */
export const Unreadable = meta.story({
  ...visit({ at, fault: { operation, status: 'garbage' } }),
  play: (context) => failsWith(context, /If the link no longer works then, log in with the new password\./),
});

export const TooOften = meta.story({
  ...visit({ at, fault: { operation, status: 429 } }),
  play: (context) => failsWith(context, /Too many tries in a row\./),
});

/** No response to this call leads away from the form (D-007). */
export const Refused = meta.story({
  ...visit({ at, fault: { operation, status: 401 } }),
  play: (context) => failsWith(context, /The school did not accept the new password\./),
});

/** A stricter server: its message stands at the field, which has the focus. */
export const RefusedPassword = meta.story({
  ...visit({
    at,
    fault: { operation, status: 400, errors: { newPassword: ['This password was used before.'] } },
  }),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await canvas.findByText('This password was used before.');
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
    await page.findByText(failed);
    await expect(canvas.getByLabelText('Confirm password')).toHaveValue(good);
  },
});

export const BrokenLink = meta.story({
  ...visit({ at, fault: { operation, status: 400, errors: { token: ['This property is required.'] } } }),
  play: (context) => failsWith(context, /This link is not complete\./),
});

/** As after a reload. Every attempt gets its message, none is sent (AUTH-034, D-207). */
export const NoLink = meta.story({
  ...visit({ at: path, fault: { operation, delay: Infinity } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This page has no reset link');
    const newLink = canvas.getByRole('link', { name: 'Ask for a new link' });
    await expect(newLink).toHaveAttribute('href', '/auth/forgot-password');
    await failsWith({ canvas, userEvent }, /Please open the link in your email once more\./);
    await press({ canvas, userEvent });
    await waitFor(() => expect(page.getAllByText(failed)).toHaveLength(3));
  },
});
export const NoLinkOnAPhone = meta.story({
  ...visit({ at: `${path}?email=parent%40springbyte.test` }),
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText('This page has no reset link');
  },
});

/** A hash link opened while the page stands: the newer one counts (D-048). */
export const SecondLink = meta.story({
  ...visit({ at: `${path}?token=rst-unknown&email=partner%40springbyte.test` }),
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('partner@springbyte.test');
    const { navigate, history } = loaded['application'] as Application;
    await waitFor(() => expect(history.location.href).toBe(path));
    await navigate({ href: at, replace: true });
    await canvas.findByText('parent@springbyte.test');
    await waitFor(() => expect(history.location.href).toBe(path));
    await choose({ canvas, userEvent });
    await heading({ canvas }, 'Login');
  },
});

const longEmail = `<b>nomvuyelelo-anastasia</b>.van.der.westhuizen+${'school'.repeat(12)}@springbyte.test`;

/** Text, whatever it looks like. */
export const LongEmailOnAPhone = meta.story({
  ...visit({ at: `${path}?token=rst-naledi-1&email=${encodeURIComponent(longEmail)}` }),
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText(longEmail);
  },
});
