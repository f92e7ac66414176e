import { expect, screen as page, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { storyBackend, visit } from '../../visit.tsx';
import {
  findsLongTexts,
  findsNoConnection,
  findsServerDown,
  longTexts,
  noConnection,
  serverDown,
} from '../common-states.ts';
import { expireSession, logInAgain } from '../log-in-again.ts';
import { cardOf } from './learner-card.ts';

const at = '/parent/child-profile?learnerId=lrn-lwazi';

const meta = preview.meta({
  title: 'Screens/Parent/Edit a learner',
});

async function change({ canvas, userEvent }: PlayContext, label: string, text: string) {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await paste({ userEvent }, field, text);
  return field;
}

const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Save' }));

export const Loaded = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Username')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Email')).toHaveValue('learner@springbyte.test');
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/parent/dashboard');
  },
});

/** The history state identifies the learner, not the URL (PAR-014); each card opens its own learner (D-050). */
export const FromTheCard = meta.story({
  ...visit({ at: '/parent/dashboard', as: 'naledi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    for (const name of ['Lwazi', 'Zola']) {
      const card = await cardOf({ canvas }, `${name} Khumalo`);
      await userEvent.click(card.getByRole('link', { name: /^Edit Profile/ }));
      await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue(name));
      await expect((loaded['application'] as Application).state.location.href).toBe('/parent/child-profile');
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    }
  },
});

export const IdMissing = meta.story({
  ...visit({ at: '/parent/child-profile', as: 'naledi' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Learner ID is missing.' });
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to your start page' })).toBeVisible();
  },
});

/** Saving (PAR-023) keeps the values that have no form field (D-092). */
export const Updated = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: ({ db }) => void db.users.update('lrn-lwazi', { specialNotes: 'Reads without glasses.' }),
  }),
  play: async (context) => {
    const { db } = await storyBackend();
    await change(context, 'Surname', 'Khumalo-Botha');
    await context.userEvent.click(context.canvas.getByRole('switch', { name: 'Active' }));
    await save(context);
    await page.findByText('Learner updated');
    await expect(db.users.get('lrn-lwazi')).toMatchObject({
      surname: 'Khumalo-Botha',
      isActive: false,
      school: 'Protea Park Primary',
      specialNotes: 'Reads without glasses.',
    });
  },
});

/** A checkbox hides the learner's name on leaderboards; the card says that it is hidden (D-243). */
export const NameHidden = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    const box = await canvas.findByRole('checkbox', { name: 'Hide the name on leaderboards' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(
      'Other children and parents read “A learner” there; you and Lwazi still see the name.',
    );
    await userEvent.click(box);
    await save(context);
    await page.findByText('Learner updated');
    await expect(db.users.get('lrn-lwazi')).toMatchObject({ isNameHidden: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    const card = await cardOf({ canvas }, 'Lwazi Khumalo');
    await expect(card.getByText('Name hidden on leaderboards')).toBeVisible();
  },
});

/** A learner whom a parent has added has no email yet: Save is disabled, and a text says why (D-089). */
export const EmailNeeded = meta.story({
  ...visit({ at, as: 'naledi', given: ({ db }) => void db.users.update('lrn-lwazi', { email: null }) }),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('Still needed: Email');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await change(context, 'Email', 'lwazi.k@springbyte.test');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled());
  },
});

/** Enter in an incomplete form shows every missing field and a toast (PAR-024, D-090, VAL-009). */
export const NotReady = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: ({ db }) => void db.users.update('lrn-lwazi', { gradeId: null }),
  }),
  tags: ['invalid'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const label of ['Name', 'Surname', 'Date of birth']) await change(context, label, '');
    await change(context, 'Email', 'lwazi@');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Name is required.');
    for (const text of [
      'Surname is required.',
      'Please enter a valid email.',
      'Date of Birth is required.',
      'Grade is required.',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await page.findByText('Error updating learner');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
});

export const EmailTaken = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['invalid'],
  play: async (context) => {
    const email = await change(context, 'Email', 'partner@springbyte.test');
    await save(context);
    await context.canvas.findByText('This email is already registered.');
    await expect(email).toHaveFocus();
    await page.findByText('Error updating learner');
  },
});

/** The primary parent has ended the link while the form was open: saving is refused. */
export const UnlinkedMeanwhile = meta.story({
  ...visit({ at, as: 'johan' }),
  tags: ['no-access'],
  play: async (context) => {
    const { db } = await storyBackend();
    await change(context, 'Name', 'Lwazi Themba');
    db.guardians.remove('grn-johan-lrn-lwazi');
    await save(context);
    await context.canvas.findByText(/This learner is not linked to your account\./);
  },
});

export const ChildOfAnotherParent = meta.story({
  ...visit({ at: '/parent/child-profile?learnerId=lrn-kabelo', as: 'naledi' }),
  tags: ['no-access'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load learner.' });
    await expect(canvas.queryByText('Kabelo', { exact: false })).toBeNull();
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getLearner', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the profile…');
  },
});

/** The session expires: the draft is stored for this learner only (D-239). */
export const SessionEnds = meta.story({
  ...visit({ at: '/parent/dashboard', as: 'naledi' }),
  tags: ['interaction'],
  // Shortens the two-second welcome; login.stories.tsx tests its duration.
  beforeEach: () => speedUpTimers(8),
  play: async ({ canvas, userEvent }) => {
    const edit = async (name: string) => {
      const card = await cardOf({ canvas }, `${name} Khumalo`);
      await userEvent.click(card.getByRole('link', { name: /^Edit Profile/ }));
      await canvas.findByRole('heading', { level: 1, name: 'Edit Profile' });
    };
    await edit('Lwazi');
    await change({ canvas, userEvent }, 'Name', 'Themba');
    expireSession();
    await save({ canvas, userEvent });
    await logInAgain({ canvas, userEvent }, 'naledi');
    await expect(await canvas.findByRole('link', { name: 'Go to that page' })).toHaveAttribute(
      'href',
      '/parent/child-profile?learnerId=lrn-lwazi',
    );
    await edit('Zola');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Zola');
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await edit('Lwazi');
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Themba'));
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

export const LongText = meta.story({
  ...visit({ at, as: 'naledi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});
