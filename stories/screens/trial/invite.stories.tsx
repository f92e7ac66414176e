import { expect, screen as page, waitFor, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { findsLongTexts, findsNoConnection, longTexts, noConnection, noResponse } from '../common-states.ts';

const at = '/admin/invite';

const meta = preview.meta({
  title: 'Screens/Trial/Invite to one session',
  ...visit({ at: `${at}?session=trs-games-june`, as: 'thandi' }),
});

const startMaySession = ({ db }: Backend) =>
  void db.trialSessions.update('trs-stories-may', { startTime: '2025-05-15T12:00:00.000Z' });

const generate = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Generate Invite' }));

/** The URL preselects the session (TRI-010). */
export const Loaded = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const picker = await canvas.findByRole('button', { name: /Trial session/ });
    await expect(picker).toHaveTextContent('Make Your Own Game, 2025-06-07 10:00');
    await expect(picker).toHaveAccessibleDescription('Times are in South African time.');
  },
});

/** Both fields are required (VAL-030). An expiry in the past causes only a warning; past sessions are not listed. */
export const NothingFilledIn = meta.story({
  ...visit({ at: `${at}?session=trs-stories-may`, as: 'thandi', given: startMaySession }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /Trial session/ }));
    const options = await page.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      expect.stringMatching(/^Build Your First Robot/),
      expect.stringMatching(/^Make Your Own Game/),
    ]);
    await userEvent.keyboard('{Escape}');
    await generate(context);
    await canvas.findByText('Trial session is required.');
    await canvas.findByText('Valid until is required.');
    await userEvent.type(canvas.getByLabelText(/^Valid until/), '2025-05-15T15:07');
    await canvas.findByText('South African time. This is in the past, so the invite cannot be booked.');
  },
});

/** The link and the recipients are shown, even if the list of invites fails to load (TRI-010, TRI-021). */
export const Generated = meta.story({
  ...visit({
    at: `${at}?session=trs-games-june`,
    as: 'thandi',
    fault: { operation: 'listTrialInvites', status: 500 },
  }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    await userEvent.type(await canvas.findByLabelText(/^Valid until/), '2025-06-06T18:00');
    await paste(context, canvas.getByLabelText('Emails'), 'newparent@springbyte.test');
    await generate(context);
    await canvas.findByRole('heading', { level: 2, name: 'The invite is ready' });
    await expect(db.trialInvites.all().at(-1)).toMatchObject({
      inviteTitle: 'Make Your Own Game',
      trialSessionIds: ['trs-games-june'],
      message: null,
      emails: ['newparent@springbyte.test'],
    });
    await canvas.findByRole('button', { name: 'Copy link: Make Your Own Game' });
    await expect(canvas.getByText(/emailed to 1 person/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    const alert = within(await page.findByRole('alertdialog', { name: 'Invite Resent Failed' }));
    await alert.findByText(/^This is not working right now/);
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make another invite' }));
    await canvas.findByRole('button', { name: 'Generate Invite' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Creating an expired invite needs a confirmation; the invite is not emailed. */
export const GeneratedExpired = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(/^Valid until/), '2025-05-15T15:07');
    await paste(context, canvas.getByLabelText('Emails'), 'newparent@springbyte.test');
    await generate(context);
    const question = await page.findByRole('alertdialog', { name: 'Create an expired invite?' });
    await expect(question).toHaveTextContent('It would be valid until 2025-05-15 15:07');
    await userEvent.click(within(question).getByRole('button', { name: 'Create it' }));
    await canvas.findByText('It has already expired, so it cannot be booked.');
    await expect(canvas.queryByText(/emailed/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Resend' })).toBeNull();
  },
});

/** Another user has deleted the session since the page was loaded. */
export const SessionDeleted = meta.story({
  tags: ['not-found'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    await userEvent.type(await canvas.findByLabelText(/^Valid until/), '2025-06-06T18:00');
    db.trialSessions.remove('trs-games-june');
    await generate(context);
    await canvas.findByText('A trial session no longer exists');
    await expect(canvas.getByLabelText(/^Valid until/)).toHaveValue('2025-06-06T18:00');
  },
});

/** The invite may exist: the list of invites opens in another tab, so that the form keeps its values. */
export const ResponseLost = meta.story({
  ...visit({
    at: `${at}?session=trs-games-june`,
    as: 'thandi',
    fault: [
      { operation: 'generateRsvpInvite', status: 'lost' },
      { operation: 'listTrialInvites', status: 'offline' },
    ],
  }),
  tags: ['failed'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(/^Valid until/), '2025-06-06T18:00');
    await generate(context);
    await canvas.findByText(/the invite may have been sent all the same/);
    const link = canvas.getByRole('link', { name: 'List of invites (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', '/admin/trialsession?tab=invites');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const Loading = meta.story({
  ...visit({ at: '/admin/invite?session=trs-games-june', as: 'thandi', fault: noResponse }),
  tags: ['loading'],
});

export const Offline = meta.story({
  ...visit({ at: '/admin/invite?session=trs-games-june', as: 'thandi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const LongText = meta.story({
  ...visit({ at: '/admin/invite?session=trs-games-june', as: 'thandi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const FieldsMissing = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['invalid'],
  play: async (context) => {
    await generate(context);
    await context.canvas.findByText('Trial session is required.');
  },
});
