import { expect, screen as page } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { expectOnce, paste, type PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { findsLongTexts, findsNoConnection, longTexts, noConnection } from '../common-states.ts';

const at = '/parent/invite-parent/lrn-lwazi';

const meta = preview.meta({
  title: 'Screens/Parent/Invite a parent',
});

async function fillIn({ canvas, userEvent }: PlayContext, email: string) {
  const field = await canvas.findByLabelText('Parent Email');
  await paste({ userEvent }, field, email);
  await userEvent.click(canvas.getByRole('radio', { name: 'Guardian' }));
  return field;
}

const send = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Invite Parent' }));

/** Email and relationship are empty (INV-003). */
export const Loaded = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Parent Email')).toHaveValue('');
    await expect(canvas.getByRole('radiogroup', { name: 'Relationship' })).toBeVisible();
    await expect(canvas.getByText(/^The adult who accepts sees how Lwazi Khumalo is doing/)).toBeVisible();
  },
});

/** The invitation is sent, and the dashboard opens (INV-004, INV-006). */
export const Sent = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['interaction'],
  play: async (context) => {
    const { db } = await storyBackend();
    await fillIn(context, 'busisiwe@springbyte.test');
    await send(context);
    await page.findByText('Invite sent!');
    await page.findByText('Invite sent successfully');
    await context.canvas.findByRole('heading', { level: 1, name: /^Hello/ });
    await expect((context.loaded['application'] as Application).state.location.href).toBe(
      '/parent/dashboard',
    );
    const invites = db.parentInvites.where('email', 'busisiwe@springbyte.test');
    await expect(invites.at(-1)).toMatchObject({ learnerId: 'lrn-lwazi', relationship: 'Guardian' });
  },
});

/** Both fields show an error, and nothing is sent (VAL-021, D-183). */
export const NothingFilledIn = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'inviteParent', status: 500 } }),
  tags: ['invalid'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await send(context);
    await canvas.findByText('Enter a valid email.');
    await expect(canvas.getByText('Required.')).toBeVisible();
    await expect(canvas.getByLabelText('Parent Email')).toHaveFocus();
    // Tab reaches the radio group although no option is selected.
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Father' })).toHaveFocus();
    await expect(page.queryByText('Failed to send invite')).toBeNull();
  },
});

/** The server's message appears at the field and as a toast (INV-005). */
export const LinkedAlready = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['invalid'],
  play: async (context) => {
    const email = await fillIn(context, 'partner@springbyte.test');
    await send(context);
    await context.canvas.findByText('This person is already linked to the learner.');
    await expect(email).toHaveFocus();
    await page.findByText('Failed to send invite');
  },
});

/** The form keeps its values, and a retry succeeds. */
export const SendingFailed = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'inviteParent', status: 500, times: 1 } }),
  tags: ['interaction'],
  play: async (context) => {
    const email = await fillIn(context, 'busisiwe@springbyte.test');
    await send(context);
    await context.canvas.findByText(/It is our side, not yours\./);
    await expectOnce('Failed to send invite');
    await expect(email).toHaveValue('busisiwe@springbyte.test');
    await send(context);
    await page.findByText('Invite sent successfully');
  },
});

/** The server's reason is shown. */
export const Refused = meta.story({
  ...visit({
    at,
    as: 'naledi',
    fault: { operation: 'inviteParent', status: 403, message: 'You may not invite for this learner.' },
  }),
  tags: ['failed'],
  play: async (context) => {
    await fillIn(context, 'busisiwe@springbyte.test');
    await send(context);
    await context.canvas.findByText('You may not invite for this learner');
  },
});

export const ChildOfAnotherParent = meta.story({
  ...visit({ at: '/parent/invite-parent/lrn-kabelo', as: 'naledi' }),
  tags: ['no-access'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load learner.' });
  },
});

/** With the id `my`, the request reaches another operation, whose response has a different format. */
export const IdOfAnotherOperation = meta.story({
  ...visit({ at: '/parent/invite-parent/my', as: 'naledi' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load learner.' });
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'getLearner', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the learner…');
  },
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
