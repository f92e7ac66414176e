import { expect, fn, screen as page, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';

const at = '/admin/trialsession?tab=invites';

const table = (canvas: PlayContext['canvas']) => canvas.findByRole('table', { name: 'Invites' });

const meta = preview.meta({
  title: 'Screens/Trial/Invites',
  ...visit({ at, as: 'thandi' }),
});

/** The list shows only the beginning of each token (TRI-014). */
export const Loaded = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const rows = within(await table(canvas)).getAllByRole('row');
    await expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).slice(0, 5))).toEqual([
      ['Title', 'Token', 'Valid until', 'State', 'People'],
      ['Open Day', 'rsvp-o…', '2025-06-06 18:00', 'Valid', '2'],
      ['Build Your First Robot', 'rsvp-r…', '2025-05-23 18:00', 'Valid', '1'],
      ['Autumn Open Day', 'rsvp-a…', '2025-04-30 18:00', 'Expired', '1'],
    ]);
    for (const name of ['Forward Open Day', 'Resend Open Day', 'Delete Open Day', 'Copy link: Open Day']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
    await expect(document.body.innerHTML).not.toContain('rsvp-open-day-made-up');
  },
});

export const Empty = meta.story({
  ...visit({ at, as: 'thandi', scenario: 'empty' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No invites yet.');
  },
});

/** The sessions still load. The URL keeps the id of an invite, which opens after a retry. */
export const LoadingFailed = meta.story({
  ...visit({
    at: `${at}&form=inv-open-day`,
    as: 'thandi',
    fault: { operation: 'listTrialInvites', status: 500, times: 4 },
  }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Failed to load invites' });
    await expect(page.queryByText('This record no longer exists.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const form = within(await page.findByRole('dialog', { name: 'Forward Open Day' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('tab', { name: /^Session/ }));
    await canvas.findByRole('table', { name: 'Trial sessions' });
  },
});

/** The button confirms the copy; without clipboard access, a dialog shows the link. */
export const LinkCopied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link: Open Day' }));
    await canvas.findByRole('button', { name: 'Copied: Open Day' });
    await expect(write.mock.calls[0]?.[0]).toMatch(/\/rsvp\?token=rsvp-open-day-made-up$/);
    write.mockRejectedValue(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link: Build Your First Robot' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Copy this link' }));
    await dialog.findByText(/\/rsvp\?token=rsvp-robots-may-made-up$/);
    write.mockRestore();
  },
});

const generate = async ({ userEvent }: PlayContext) =>
  userEvent.click(await page.findByRole('button', { name: 'Generate Invite' }));
const newInvite = async () => within(await page.findByRole('dialog', { name: 'New invite' }));

/** Title and expiry are required (VAL-032); past sessions are not listed. */
export const NothingFilledIn = meta.story({
  ...visit({
    at: `${at}&form=new`,
    as: 'thandi',
    given: ({ db }) =>
      void db.trialSessions.update('trs-stories-may', { startTime: '2025-05-15T12:00:00.000Z' }),
  }),
  tags: ['invalid'],
  play: async (context) => {
    const form = await newInvite();
    await generate(context);
    await form.findByText('Invite title is required.');
    await form.findByText('Valid until is required.');
    await expect(form.getByLabelText(/^Invite title/)).toHaveFocus();
    await expect(form.getByRole('group', { name: 'Trial sessions' })).toHaveTextContent('8 free');
    await expect(form.queryByRole('checkbox', { name: 'Stories That Move' })).toBeNull();
  },
});

/** Each value is outside its limits. */
export const ValuesRefused = meta.story({
  ...visit({ at: `${at}&form=new`, as: 'thandi' }),
  tags: ['invalid'],
  play: async (context) => {
    const { userEvent } = context;
    const form = await newInvite();
    await userEvent.type(form.getByLabelText(/^Invite title/), 'Winter');
    await userEvent.type(form.getByLabelText(/^Valid until/), '1850-06-27T18:00');
    const emails = Array.from({ length: 501 }, (_, index) => `parent${index}@springbyte.test`);
    await paste(context, form.getByLabelText('Emails'), emails.join(', '));
    await generate(context);
    await form.findByText('Please check the year.');
    await form.findByText('Must be at most 500 emails, not 501.');
  },
});

/** Recipients cannot book with an invite without sessions: sending it needs a confirmation. */
export const WithoutSession = meta.story({
  ...visit({ at: `${at}&form=new`, as: 'thandi' }),
  play: async (context) => {
    const { userEvent } = context;
    const { db } = await storyBackend();
    const before = db.trialInvites.all().length;
    const form = await newInvite();
    await userEvent.type(form.getByLabelText(/^Invite title/), 'Later');
    await userEvent.type(form.getByLabelText(/^Valid until/), '2025-06-27T18:00');
    await paste(context, form.getByLabelText('Emails'), 'mandla@springbyte.test');
    await generate(context);
    const question = await page.findByRole('alertdialog', { name: 'Send an invite without a session?' });
    await expect(question).toHaveTextContent('emailed to 1 person at once');
    await userEvent.click(within(question).getByRole('button', { name: 'Choose sessions' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(db.trialInvites.all()).toHaveLength(before);
    await expect(form.getByLabelText(/^Invite title/)).toHaveValue('Later');
  },
});

/** Creating an expired invite needs a confirmation. */
export const CreatedExpired = meta.story({
  ...visit({ at: `${at}&form=new`, as: 'thandi' }),
  play: async (context) => {
    const { userEvent } = context;
    const form = await newInvite();
    await userEvent.type(form.getByLabelText(/^Invite title/), 'Later');
    await userEvent.type(form.getByLabelText(/^Valid until/), '2020-06-27T18:00');
    await paste(context, form.getByLabelText('Emails'), 'mandla@springbyte.test');
    await generate(context);
    await page.findByRole('alertdialog', { name: 'Create an expired invite?' });
  },
});

/**
 * The emails are split and trimmed (VAL-033). The link is shown (TRI-015), and sending it again shows an alert
 * (TRI-016).
 */
export const Generated = meta.story({
  ...visit({ at: `${at}&form=new`, as: 'thandi' }),
  tags: ['phone'],
  play: async (context) => {
    const { userEvent } = context;
    const { db } = await storyBackend();
    const form = await newInvite();
    await userEvent.type(form.getByLabelText(/^Invite title/), 'Winter Holiday Trial');
    await userEvent.type(form.getByLabelText(/^Valid until/), '2025-06-27T18:00');
    await userEvent.click(form.getByRole('checkbox', { name: 'Build Your First Robot' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Make Your Own Game' }));
    await paste(context, form.getByLabelText('Emails'), ' mandla@springbyte.test ,, nadia@springbyte.test,');
    await generate(context);
    await page.findByText('Invite created');
    const heading = await page.findByRole('heading', { name: 'The invite is ready' });
    await waitFor(() => expect(heading).toHaveFocus());
    const ready = await newInvite();
    // On a phone the side panel slides in from below.
    await waitFor(() => expect(ready.getByText(/\/rsvp\?token=rsvp-/)).toBeVisible());
    await expect(db.trialInvites.all().at(-1)).toMatchObject({
      inviteTitle: 'Winter Holiday Trial',
      validUntil: '2025-06-27T16:00:00.000Z',
      trialSessionIds: ['trs-robots-may', 'trs-games-june'],
      emails: ['mandla@springbyte.test', 'nadia@springbyte.test'],
    });
    await userEvent.click(await ready.findByRole('button', { name: 'Resend' }));
    const alert = within(await page.findByRole('alertdialog', { name: 'Resend' }));
    await alert.findByText('Invite resent successfully!');
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await userEvent.click(ready.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** The server's message includes the malformed email (D-192). */
export const MalformedEmail = meta.story({
  ...visit({
    at: `${at}&form=new`,
    as: 'thandi',
    fault: {
      operation: 'generateTrialInvite',
      status: 400,
      errors: { 'emails.1': ['Enter a valid email.'] },
    },
  }),
  tags: ['invalid'],
  play: async (context) => {
    const { userEvent } = context;
    const form = await newInvite();
    await userEvent.type(form.getByLabelText(/^Invite title/), 'Winter');
    await userEvent.click(form.getByRole('checkbox', { name: 'Make Your Own Game' }));
    await userEvent.type(form.getByLabelText(/^Valid until/), '2025-06-27T18:00');
    await paste(context, form.getByLabelText('Emails'), 'mandla@springbyte.test, nadia@school.test');
    await generate(context);
    await form.findByText('nadia@school.test: Enter a valid email.');
    await expect(form.getByLabelText('Emails')).toHaveFocus();
    await expect(form.getByLabelText('Emails')).toHaveValue('mandla@springbyte.test, nadia@school.test');
  },
});

/**
 * The invite was created, but the response was lost: the list shows it, and the message does not advise creating
 * it again.
 */
export const ResponseLost = meta.story({
  ...visit({
    at: `${at}&form=new`,
    as: 'thandi',
    fault: { operation: 'generateTrialInvite', status: 'lost', times: 1 },
  }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await newInvite();
    await userEvent.type(form.getByLabelText(/^Invite title/), 'Winter');
    await userEvent.click(form.getByRole('checkbox', { name: 'Make Your Own Game' }));
    await userEvent.type(form.getByLabelText(/^Valid until/), '2025-06-27T18:00');
    await paste(context, form.getByLabelText('Emails'), 'mandla@springbyte.test');
    await generate(context);
    await page.findByRole('heading', { name: 'The invite is ready' });
    await expect(await canvas.findAllByRole('row', { name: /^Winter/ })).toHaveLength(1);
    const { db } = await storyBackend();
    await expect(db.mails.where('to', 'mandla@springbyte.test')).toHaveLength(1);
  },
});

const resend = async ({ canvas, userEvent }: PlayContext, title: string) =>
  userEvent.click(await canvas.findByRole('button', { name: `Resend ${title}` }));

export const Resent = meta.story({
  play: async (context) => {
    await resend(context, 'Open Day');
    const dialog = within(await page.findByRole('alertdialog', { name: 'Invite Resent' }));
    await dialog.findByText(/was sent again to mandla@springbyte.test and nadia@springbyte.test\./);
  },
});

export const Resending = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'resendTrialInvite', delay: 'never' } }),
  play: async (context) => {
    await resend(context, 'Open Day');
    await page.findByText('Sending Open Day again…');
  },
});

export const ResendingFailed = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('button', { name: 'Resend Open Day' });
    // Expires the invite after the list has loaded.
    const { db } = await storyBackend();
    db.trialInvites.update('inv-open-day', { validUntil: '2025-05-15T12:00:00Z' });
    await resend(context, 'Open Day');
    const dialog = within(await page.findByRole('alertdialog', { name: 'Invite Resent Failed' }));
    await dialog.findByText('This invite has expired.');
    await dialog.findByText(/, to mandla@springbyte.test and nadia@springbyte.test$/);
  },
});

/** An expired invite can only be deleted: the server would refuse to resend or forward it. */
export const Expired = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Delete Autumn Open Day' });
    await expect(canvas.queryByRole('button', { name: /^(Resend|Forward) Autumn/ })).toBeNull();
  },
});

/** The form to forward an invite requires an email (VAL-033). */
export const Forwarded = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    await userEvent.click(await canvas.findByRole('button', { name: 'Forward Open Day' }));
    const form = within(await page.findByRole('dialog', { name: 'Forward Open Day' }));
    await userEvent.click(form.getByRole('button', { name: 'Forward' }));
    await form.findByText('Enter at least one email.');
    await paste(context, form.getByLabelText('Emails'), 'palesa@springbyte.test, yusuf@springbyte.test');
    await userEvent.click(form.getByRole('button', { name: 'Forward' }));
    await page.findByText('Invite forwarded');
    await expect(db.trialInvites.getOrThrow('inv-open-day').emails).toHaveLength(4);
    await expect(await canvas.findByRole('row', { name: /^Open Day/ })).toHaveTextContent('Valid4');
  },
});

export const ForwardFailed = meta.story({
  ...visit({ at: `${at}&form=inv-autumn-open-day`, as: 'thandi' }),
  play: async (context) => {
    const form = within(await page.findByRole('dialog', { name: 'Forward Autumn Open Day' }));
    await paste(context, form.getByLabelText('Emails'), 'palesa@springbyte.test');
    await context.userEvent.click(form.getByRole('button', { name: 'Forward' }));
    await form.findByText('This invite has expired');
    await expect(form.getByLabelText('Emails')).toHaveValue('palesa@springbyte.test');
  },
});

export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Open Day' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Delete Invite?' }));
    await question.findByText(
      /Its link, valid until 2025-0\d-\d\d \d\d:\d\d and sent to mandla@springbyte.test and nadia@springbyte.test, no longer works/,
    );
    await userEvent.click(question.getByRole('button', { name: 'Yes, delete' }));
    await page.findByText('Invite deleted');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Open Day/ })).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Build Your First Robot/));
  },
});
