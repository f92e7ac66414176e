import { expect, screen as page } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { dark, desk, phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';

const at = '/admin/invite';

const meta = preview.meta({
  title: 'Screens/Trial/Invite to one session',
  globals: desk,
  ...visit({ at: `${at}?session=trs-games-june`, as: 'thandi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Invite to a trial session' });
    await canvas.findByRole('button', { name: 'Generate Invite' });
  },
});

const generate = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Generate Invite' }));

/** TRI-010: the session can come with the URL. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const picker = await canvas.findByRole('button', { name: /Trial session/ });
    await expect(picker).toHaveTextContent('Make Your Own Game, 2025-06-07 10:00');
  },
});
export const Dark = meta.story({ globals: { ...desk, ...dark } });
export const Phone = meta.story({ globals: phone });

/** VAL-030; a time in the past is pointed out, for the server takes it. */
export const NothingFilledIn = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await generate(context);
    await canvas.findByText('Trial session is required.');
    await canvas.findByText('Valid until is required.');
    await userEvent.type(canvas.getByLabelText(/^Valid until/), '2025-05-15T15:07');
    await canvas.findByText('This is in the past: nobody could book with the invite.');
  },
});

/** TRI-010, TRI-021: then the link. */
export const Generated = meta.story({
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
    await canvas.findByText(/emailed to 1 person/);
  },
});

/** Deleted by somebody else since the page was loaded. */
export const SessionGone = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    await userEvent.type(await canvas.findByLabelText(/^Valid until/), '2025-06-06T18:00');
    db.trialSessions.remove('trs-games-june');
    await generate(context);
    await canvas.findByText('A trial session is not there any more');
    await page.findByText('Create failed');
    await expect(canvas.getByLabelText(/^Valid until/)).toHaveValue('2025-06-06T18:00');
  },
});
