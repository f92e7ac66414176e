import { expect, screen as page, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { holdResponses } from '../../hold-responses.ts';
import { expectOnce, paste, type PlayContext } from '../../play.ts';
import { visit, storyBackend } from '../../visit.tsx';

const path = '/auth/reset-password';
const at = `${path}?token=rst-naledi-1&email=parent%40springbyte.test`;
const operation = 'resetPassword';
const failedTitle = 'Error reseting password';
const validPassword = 'Loops4ever!';

const meta = preview.meta({ title: 'Screens/Auth/Reset password' });

const findHeading = ({ canvas }: Pick<PlayContext, 'canvas'>, name = 'Reset password') =>
  canvas.findByRole('heading', { level: 1, name });

const submit = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));

async function submitPasswords(
  { canvas, userEvent }: PlayContext,
  password = validPassword,
  confirmation = password,
) {
  await paste({ userEvent }, await canvas.findByLabelText('New password'), password);
  await paste({ userEvent }, canvas.getByLabelText('Confirm password'), confirmation);
  await submit({ canvas, userEvent });
}

/**
 * Expects the prescribed text once, in an alert that also gives advice and gets the focus. The form keeps its
 * values.
 */
async function expectFailure({ canvas, userEvent }: PlayContext, advice: RegExp, title = failedTitle) {
  await submitPasswords({ canvas, userEvent });
  const alertText = await canvas.findByText(advice);
  await expectOnce(title);
  await waitFor(() => expect(document.activeElement).toContainElement(alertText));
  await expect(canvas.getByLabelText('New password')).toHaveValue(validPassword);
  await expect(canvas.getByLabelText('Confirm password')).toHaveValue(validPassword);
}

/** The email and two fields. The token is not in the URL, the history or the browser's storage (AUTH-030). */
export const Opened = meta.story({
  ...visit({ at }),
  tags: ['dark', 'phone'],
  play: async ({ canvas, loaded }) => {
    await findHeading({ canvas });
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

/** A signed-in user can open the link, too (PUB-013g). */
export const SignedIn = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas }) => {
    await findHeading({ canvas });
    await canvas.findByText('parent@springbyte.test');
  },
});

/** Both fields have a message, the first has the focus, and nothing is sent. */
export const NothingFilledIn = meta.story({
  ...visit({ at, fault: { operation, status: 500 } }),
  tags: ['invalid', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await findHeading({ canvas });
    await submit({ canvas, userEvent });
    await canvas.findByText('Password is required.');
    await expect(canvas.getByText('Confirm password is required.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(page.queryByText(failedTitle)).toBeNull();
  },
});

/** The new password is valid, the link is used up, and the login page replaces this page in the history (AUTH-032). */
export const Done = meta.story({
  ...visit({ at, fault: { operation, delay: 300 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    await submitPasswords({ canvas, userEvent });
    await userEvent.type(canvas.getByLabelText('Confirm password'), '{Enter}');
    await page.findByText('Password reset successfully');
    const login = await findHeading({ canvas }, 'Login');
    await waitFor(() => expect(login).toHaveFocus());
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('parent@springbyte.test');
    const { history } = loaded['application'] as Application;
    await expect(history.location.href).toBe('/auth/login');
    await expect(history.length).toBe(1);
    await expect((await storyBackend()).db.resetTokens.get('rst-naledi-1')?.endedAtUtc).not.toBeNull();
    await expect(page.queryByText(failedTitle)).toBeNull();
  },
});

/** A user who leaves the page during the request gets a toast and is not redirected. */
export const LeavesDuringTheCall = meta.story({
  ...visit({ at }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const release = await holdResponses(operation);
    await submitPasswords({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await canvas.findByRole('heading', { level: 1, name: /first program/ });
    release();
    await page.findByText('Password reset successfully');
    await expect(document.title).toBe('Home · Springbyte');
  },
});

/** The link was used, has expired or was replaced. */
export const ExpiredLink = meta.story({
  ...visit({ at: `${path}?token=rst-unknown&email=parent%40springbyte.test` }),
  tags: ['phone'],
  play: (context) => expectFailure(context, /This link has expired, was used already/),
});

/** The form for a new link has the email filled in (D-121). */
export const AsksForANewLink = meta.story({
  ...visit({ at: `${path}?token=rst-unknown&email=parent%40springbyte.test` }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await submitPasswords({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask for a new link' }));
    await findHeading({ canvas }, 'Forgot password');
    await expect(canvas.getByLabelText('Email')).toHaveValue('parent@springbyte.test');
  },
});

export const ServerDown = meta.story({
  ...visit({ at, fault: { operation, status: 500 } }),
  tags: ['failed'],
  play: (context) => expectFailure(context, /It is our side, not yours\./),
});

/** The outcome is unknown: the advice fits both success and failure. */
export const Unreadable = meta.story({
  ...visit({ at, fault: { operation, status: 'garbage' } }),
  tags: ['failed'],
  play: (context) =>
    expectFailure(
      context,
      /Try again, or log in with the new password\./,
      'We do not know whether the new password was set',
    ),
});

/** A 401 does not redirect from the form (D-007). */
export const Refused = meta.story({
  ...visit({ at, fault: { operation, status: 401 } }),
  tags: ['failed'],
  play: (context) => expectFailure(context, /The school did not accept the new password\./),
});

export const IncompleteLink = meta.story({
  ...visit({ at, fault: { operation, status: 400, errors: { token: ['This property is required.'] } } }),
  tags: ['failed'],
  play: (context) => expectFailure(context, /This link is not complete\./),
});

/** A reload loses the token (AUTH-034, D-207). */
export const NoLink = meta.story({
  ...visit({ at: path }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('This page has no reset link');
    const newLink = canvas.getByRole('link', { name: 'Ask for a new link' });
    await expect(newLink).toHaveAttribute('href', '/auth/forgot-password');
  },
});

/** Without a token, each submit shows the message, and nothing is sent (AUTH-034, D-207). */
export const NoLinkSubmitted = meta.story({
  ...visit({ at: path, fault: { operation, delay: 'never' } }),
  tags: ['failed'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This page has no reset link');
    await expectFailure({ canvas, userEvent }, /Please open the link in your email once more\./);
    await submit({ canvas, userEvent });
    await expectOnce(failedTitle);
  },
});

/** A second link is opened while the page is mounted: the newer link is used (D-048). */
export const SecondLink = meta.story({
  ...visit({ at: `${path}?token=rst-unknown&email=partner%40springbyte.test` }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('partner@springbyte.test');
    const { navigate, history } = loaded['application'] as Application;
    await waitFor(() => expect(history.location.href).toBe(path));
    await navigate({ href: at, replace: true });
    await canvas.findByText('parent@springbyte.test');
    await waitFor(() => expect(history.location.href).toBe(path));
    await submitPasswords({ canvas, userEvent });
    await findHeading({ canvas }, 'Login');
  },
});

const longEmail = `<b>nomvuyelelo-anastasia</b>.van.der.westhuizen+${'school'.repeat(12)}@springbyte.test`;

/** Markup in the email of a link is shown as text. */
export const LongText = meta.story({
  ...visit({ at: `${path}?token=rst-naledi-1&email=${encodeURIComponent(longEmail)}` }),
  tags: ['long-text'],
  play: async ({ canvas }) => void (await canvas.findByText(longEmail)),
});
