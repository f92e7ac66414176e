import { expect, screen as page, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';
import {
  findsLongTexts,
  findsMissing,
  findsNoConnection,
  findsServerDown,
  longTexts,
  missing,
  noConnection,
  serverDown,
} from '../common-states.ts';

const at = '/learner/lrn-zola/set-logins';
const newPassword = 'Sunbird7!';

const meta = preview.meta({
  title: 'Screens/Parent/Set logins',
});

async function typeName({ canvas, userEvent }: PlayContext, userName: string) {
  const field = await canvas.findByLabelText('Username');
  await userEvent.clear(field);
  if (userName !== '') await paste({ userEvent }, field, userName);
  return field;
}

async function typePasswords({ canvas, userEvent }: PlayContext, confirmation = newPassword) {
  await paste({ userEvent }, await canvas.findByLabelText('Password'), newPassword);
  await paste({ userEvent }, canvas.getByLabelText('Confirm password'), confirmation);
}

const save = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** The current user name is filled in (D-036). */
export const Loaded = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Username')).toHaveValue('zola');
    await expect(canvas.getByText(/^Zola Khumalo logs in with this username and password/)).toBeVisible();
  },
});

/** The current user name is not checked: the check would report it as taken. */
export const CurrentNameKept = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['interaction'],
  beforeEach: () => speedUpTimers(8),
  play: async (context) => {
    const callsTo = watchCalls();
    await typeName(context, 'ZOLA');
    await typePasswords(context);
    await save(context);
    await page.findByText('Zola can log in now');
    await expect(callsTo('/learner/check-username')).toEqual([]);
  },
});

/** The learner can sign in with the new name and password, which a slip shows once (D-276). */
export const Saved = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['phone'],
  play: async (context) => {
    const { db } = await storyBackend();
    const before = db.users.getOrThrow('lrn-zola').passwordHash;
    await typeName(context, ' zola.k ');
    await typePasswords(context);
    await save(context);
    await page.findByText('Zola can log in now');
    const { userName, passwordHash } = db.users.getOrThrow('lrn-zola');
    await expect(userName).toBe('zola.k');
    await expect(passwordHash).not.toBe(before);
    const { canvas } = context;
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Login of Zola Khumalo' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('zola.k')).toBeVisible();
    await expect(canvas.getByText(newPassword)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print the slip' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/parent/dashboard');
  },
});

/** The login was set, but the response was lost: saving again is safe, and the new name is not "taken". */
export const ResponseLost = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'setLearnerLogin', status: 'lost', times: 2 } }),
  tags: ['failed', 'interaction'],
  play: async (context) => {
    const { canvas } = context;
    await typeName(context, 'zola.k');
    await typePasswords(context);
    await save(context);
    await canvas.findByText('The connection was lost. Save again: the login is then what you typed here.');
    await save(context);
    await canvas.findByRole('heading', { level: 1, name: 'Login of Zola Khumalo' });
  },
});

/** A suggested password is shown and fills in both fields (D-292). */
export const PasswordSuggested = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest a password' }));
    const status = await canvas.findByText(/is in both fields\.$/);
    const [password = ''] = status.textContent.split(' ');
    await expect(password).toMatch(/^[A-Z][a-z]+-[a-z]+-\d{3}$/);
    await expect(canvas.getByLabelText('Password')).toHaveValue(password);
    await expect(canvas.getByLabelText('Confirm password')).toHaveValue(password);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

/** The name is checked half a second after the last key; a taken name is not sent, and free ones are offered. */
export const NameTaken = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'setLearnerLogin', status: 500 } }),
  tags: ['invalid', 'phone'],
  play: async (context) => {
    const field = await typeName(context, 'Lwazi');
    await context.canvas.findByText('Username already taken.');
    await typePasswords(context);
    await save(context);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(page.queryByText('Failed to set the login')).toBeNull();
    await context.canvas.findByRole('button', { name: 'Use the username zola.khumalo' });
  },
});

export const SuggestionChosen = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await typeName(context, 'zola k ü');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the username zola.k.u' }));
    await expect(field).toHaveValue('zola.k.u');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText('Free:')).toBeNull());
  },
});

/** The check failed: the server's field error appears on save. */
export const NameTakenOnSave = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'checkUserName', status: 500 } }),
  tags: ['invalid'],
  play: async (context) => {
    const field = await typeName(context, 'lwazi');
    await typePasswords(context);
    await save(context);
    await context.canvas.findByText('Username already taken.');
    await expect(field).toHaveFocus();
    await expect(context.canvas.getByLabelText('Password')).toHaveValue(newPassword);
  },
});

/** The user name and the confirmation of the password are checked (D-036). */
export const NotReady = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['invalid'],
  play: async (context) => {
    const { canvas } = context;
    await typeName(context, '');
    await save(context);
    await canvas.findByText('Username is required.');
    await typeName(context, 'zola@home');
    await typePasswords(context, 'Sunbird8!');
    await save(context);
    await canvas.findByText(
      'Use only letters a to z, digits, dots and hyphens, and start with a letter or a digit.',
    );
    await expect(canvas.getByText('Passwords do not match.')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
  },
});

/** Afterwards, an administrator returns to the page of the learner (D-288). */
export const Admin = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/users\/lrn-/),
    );
  },
});

export const ChildOfAnotherParent = meta.story({
  ...visit({ at: '/learner/lrn-kabelo/set-logins', as: 'naledi' }),
  tags: ['no-access'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load learner.' });
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getLearner', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the logins…');
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'naledi', fault: serverDown }),
  tags: ['failed'],
  play: findsServerDown,
});

export const Offline = meta.story({
  ...visit({ at, as: 'naledi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const NotFound = meta.story({
  ...visit({ at, as: 'naledi', fault: missing }),
  tags: ['not-found'],
  play: findsMissing,
});

export const LongText = meta.story({
  ...visit({ at, as: 'naledi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});
