import { expect, screen as page, waitFor, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { findsNoConnection, noConnection } from '../common-states.ts';
import { expireSession, logInAgain } from '../log-in-again.ts';

const at = '/parent/profile';

/** Naledi has no telephone number yet. */
const given = ({ db }: Backend) =>
  void db.users.update('usr-naledi', { cellphoneNumber: null, whatsAppNumber: null });

const meta = preview.meta({
  title: 'Screens/Parent/Profile',
});

async function edit({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  await canvas.findByRole('button', { name: 'Save' });
}

/** Fills in both required numbers. */
async function fillIn({ canvas, userEvent }: PlayContext) {
  await paste({ userEvent }, canvas.getByLabelText('WhatsApp number'), '082 555 0101');
  await paste({ userEvent }, canvas.getByLabelText('Cellphone number'), '082 555 0102');
}

const save = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Loaded = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: ({ db }) =>
      void db.users.update('usr-naledi', { whatsAppNumber: '0825550101', cellphoneNumber: null }),
  }),
  play: async ({ canvas }) => {
    const profile = within(await canvas.findByRole('region', { name: 'Your profile' }));
    const facts = profile
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    await expect(facts).toEqual([
      ['Name', 'Naledi'],
      ['Surname', 'Khumalo'],
      ['Email', 'parent@springbyte.test'],
      ['WhatsApp number', '082 555 0101'],
      ['Cellphone number', 'Not known yet'],
      ['Town', 'Cape Town'],
      ['Postal Code', '7925'],
      ['Number of learners', '2'],
    ]);
  },
});

/** The email is read-only; the first field has the focus. */
export const Editing = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async (context) => {
    await edit(context);
    await expect(context.canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await waitFor(() => expect(context.canvas.getByLabelText('Name')).toHaveFocus());
  },
});

/** Cancel discards the changes; the Edit button gets the focus (PAR-030). */
export const Cancelled = meta.story({
  ...visit({ given, at, as: 'naledi' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await expect(canvas.queryByText('082 555 0101')).toBeNull();
    await edit(context);
    await expect(canvas.getByLabelText('WhatsApp number')).toHaveValue('');
  },
});

/** The page and the menu show the new name at once (PAR-033). */
export const Saved = meta.story({
  ...visit({ given, at, as: 'naledi' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    await edit(context);
    await fillIn(context);
    await userEvent.clear(canvas.getByLabelText('Name'));
    await paste({ userEvent }, canvas.getByLabelText('Name'), 'Naledi Grace');
    await save(context);
    await page.findByText('Profile updated successfully!');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await expect(canvas.getByText('082 555 0102')).toBeVisible();
    await canvas.findByRole('navigation', { name: 'Naledi Grace Khumalo' });
    await expect(db.users.get('usr-naledi')).toMatchObject({ name: 'Naledi Grace' });
  },
});

export const NotReady = meta.story({
  ...visit({ given, at, as: 'naledi', fault: { operation: 'updateParentProfile', status: 500 } }),
  tags: ['invalid'],
  play: async (context) => {
    const { canvas } = context;
    await edit(context);
    await save(context);
    await canvas.findByText('WhatsApp number is required.');
    await expect(canvas.getByText('Cellphone number is required.')).toBeVisible();
    await expect(canvas.getByLabelText('WhatsApp number')).toHaveFocus();
  },
});

/** The form shows the failure with a full stop, the toast without (D-094); the form keeps its values (PAR-032). */
export const SavingFailed = meta.story({
  ...visit({ given, at, as: 'naledi', fault: { operation: 'updateParentProfile', status: 500, times: 1 } }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas } = context;
    await edit(context);
    await fillIn(context);
    await save(context);
    await canvas.findByText('Failed to update profile.');
    await page.findByText('Failed to update profile');
    await expect(canvas.getByLabelText('WhatsApp number')).toHaveValue('082 555 0101');
    await save(context);
    await page.findByText('Profile updated successfully!');
  },
});

export const Busy = meta.story({
  ...visit({ given, at, as: 'naledi', fault: { operation: 'updateParentProfile', delay: 'never' } }),
  play: async (context) => {
    await edit(context);
    await fillIn(context);
    await save(context);
    await context.canvas.findByRole('button', { name: 'Saving…' });
    await expect(context.canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getParentProfile', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load profile.' });
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getParentProfile', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your profile…');
  },
});

export const LongText = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: ({ db }) =>
      void db.users.update('usr-naledi', {
        surname: 'Wolfeschlegelsteinhausenbergerdorff-Khumalo',
        email: 'naledi.wolfeschlegelsteinhausenbergerdorff.khumalo@springbyte.test',
        town: 'Tweebuffelsmeteenskootmorsdoodgeskietfontein',
      }),
  }),
  tags: ['long-text'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Profile' });
  },
});

/** The session expires: the login page names the stored draft and links to it (D-239). */
export const SessionEnds = meta.story({
  ...visit({ given, at, as: 'naledi' }),
  // Shortens the two-second welcome; login.stories.tsx tests its duration.
  beforeEach: () => speedUpTimers(8),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await fillIn(context);
    expireSession();
    await save(context);
    await canvas.findByText(/^What you typed is kept on this device/);
    await logInAgain(context, 'naledi');
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to that page' }));
    await waitFor(() => expect(canvas.getByLabelText('WhatsApp number')).toHaveValue('082 555 0101'));
  },
});

export const Offline = meta.story({
  ...visit({ at, as: 'naledi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});
