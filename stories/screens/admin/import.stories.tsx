import { expect, screen as page, waitFor, within } from 'storybook/test';
import { useImport } from '#components/class-import/import-store.ts';
import preview from '../../../.storybook/preview.tsx';
import { holdResponses } from '../../hold-responses.ts';
import type { PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { findsManyRows, longText } from '../common-states.ts';

const at = '/admin/users/import';

type Play = Pick<PlayContext, 'canvas' | 'userEvent'>;

const header = 'First name\tSurname\tDOB\tClass\tParent e-mail';

const goodRows = [
  'Buhle\tZwane\t14/03/2016\tGraad 4\ts.zwane@springbyte.test',
  'Bandile\tZwane\t14/03/2016\t4\ts.zwane@springbyte.test',
  'Keanu\tFortuin\t02/10/2016\tGrade 4\tl.fortuin@springbyte.test',
];

/** Row 4 is a learner of the demo data, the last five have a problem each. */
const allRows = [
  ...goodRows,
  'Amahle\tZulu\t11/05/2015\tGrade 4\tzanele.zulu@springbyte.test',
  'Sibusiso\tCele\t31/02/2016\tGrade 4\tnomvula.cele@springbyte.test',
  'Aaliyah\tHendricks\t09/05/2016\t4B\tr.hendricks@springbyte.test',
  'Tumelo\tKhoza\t22/01/2016\tGrade 4\tmpho.khoza@springbyte,test',
  'Caitlin\t\t30/07/2016\tGrade 4\tcaitlin.home@springbyte.test',
  'Buhle\tZwane\t14/03/2016\tGrade 4\ts.zwane@springbyte.test',
];

async function paste({ canvas, userEvent }: Play, rows: readonly string[] = allRows) {
  await userEvent.click(await canvas.findByRole('textbox', { name: /^Class list/ }));
  await userEvent.paste([header, ...rows].join('\n'));
  await userEvent.click(canvas.getByRole('button', { name: 'Check the list' }));
}

async function importRows(play: Play, rows: readonly string[] = goodRows) {
  await paste(play, rows);
  await play.userEvent.click(await play.canvas.findByRole('button', { name: /^Import \d+ learner/ }));
  return within(await play.canvas.findByRole('region', { name: 'Progress of the import' }));
}

const findEnd = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByText(/^The import has ended/, undefined, { timeout: 10_000 });

/** Opens a confirmation and cancels it. */
async function declines({ userEvent }: Play, opener: HTMLElement, title: string, cancel: string) {
  await userEvent.click(opener);
  const question = within(await page.findByRole('alertdialog', { name: title }));
  await userEvent.click(question.getByRole('button', { name: cancel }));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
}

const logout = ({ canvas }: Pick<Play, 'canvas'>) => canvas.getByRole('link', { name: 'Logout' });

const meta = preview.meta({
  title: 'Screens/Admin/Import',
  ...visit({ at, as: 'thandi' }),
});

/** Cells pasted from a spreadsheet, or a CSV file. */
export const Paste = meta.story({
  tags: ['phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Class list/ });
    await expect(canvas.getByRole('button', { name: 'Check the list' })).toBeDisabled();
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listLearnersWithParents', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading learners…');
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listLearnersWithParents', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load learners' });
  },
});

/** A text without cells stays in the field. */
export const NotReadable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Class list/ }));
    await userEvent.paste('42 17');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the list' }));
    await canvas.findByText('The list could not be read');
    await canvas.findByText('No learners were found. Copy the cells together with their headings.');
  },
});

/** Rows to correct first, then existing learners, then new ones (D-280). */
export const Checked = meta.story({
  tags: ['invalid', 'dark', 'phone'],
  play: async (play) => {
    await paste(play);
    const { canvas } = play;
    await canvas.findByText('All 5 columns are recognised.');
    const tiles = canvas.getAllByRole('radio').map(({ textContent }) => textContent);
    await expect(tiles).toEqual([
      '9All rowsof your list',
      '3Newwill be added',
      '1Exists alreadyonly what differs',
      '5Need a lookleft out until fixed',
    ]);
    await canvas.findByText('There is no 31 February.');
    await canvas.findByText('The same child is in row 1.');
    await expect(canvas.getByRole('button', { name: 'Import 4 learners' })).toBeEnabled();
  },
});

/** Each correction moves the focus to the next problem; counts and the button follow. Signing out asks on all screens. */
export const Corrected = meta.story({
  tags: ['interaction'],
  play: async (play) => {
    await paste(play);
    const { canvas, userEvent } = play;
    const date = await canvas.findByRole('textbox', { name: 'Date of birth of row 5' });
    await userEvent.clear(date);
    await userEvent.type(date, '28/02/2016{Enter}');
    await canvas.findByText('Row 5, Sibusiso Cele: will be added. 4 rows need a look.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use Grade 4' }));
    const email = canvas.getByRole('textbox', { name: 'Parent email of row 7' });
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Use mpho.khoza@springbyte.test' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Surname of row 8' })).toHaveFocus());
    await userEvent.keyboard('Adams{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Keep both/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo for row 9, Buhle Zwane' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Keep both/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out row 9, Buhle Zwane' }));
    await canvas.findByText('Row 9, Buhle Zwane: is left out. No row needs a look.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Import 8 learners' })).toHaveFocus());
    await declines(
      play,
      canvas.getByRole('button', { name: 'Paste again' }),
      'Paste another list?',
      'Keep this list',
    );
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link'));
    await canvas.findByRole('heading', { level: 1, name: 'Users' });
    await declines(play, logout(play), 'Sign out without importing the class list?', 'Stay here');
  },
});

/** The server does not answer: the row is being sent, and stopping asks with numbers. */
export const Running = meta.story({
  tags: ['loading', 'dark', 'phone'],
  play: async (play) => {
    await holdResponses('createLearner');
    const panel = await importRows(play);
    await panel.findByText('of 3 imported', { exact: false });
    await declines(play, panel.getByRole('button', { name: 'Stop' }), 'Stop the import?', 'Go on');
  },
});

/** Refused rows stay in a list with what can be done; the others go on. */
export const WithProblems = meta.story({
  ...visit({
    at,
    as: 'thandi',
    fault: [
      { operation: 'inviteParent', status: 400, times: 1 },
      { operation: 'createLearner', status: 500, times: 1 },
    ],
  }),
  tags: ['failed'],
  play: async (play) => {
    const panel = await importRows(play);
    await findEnd(play);
    await panel.findByText(/^Not added\./);
    await panel.findByText(/The invitation to s.zwane@springbyte.test was refused/);
    await panel.findByRole('button', { name: 'Print 2 login slips' });
    await declines(
      play,
      panel.getByRole('button', { name: 'Done' }),
      'Close without printing the slips?',
      'Stay here',
    );
    await declines(play, logout(play), 'Sign out in the middle of the import?', 'Stay here');
  },
});

/** A corrected email is sent again, and only the invitation. */
export const EmailCorrected = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'inviteParent', status: 400, times: 1 } }),
  tags: ['interaction'],
  play: async (play) => {
    const panel = await importRows(play, goodRows.slice(0, 1));
    await findEnd(play);
    await play.userEvent.click(await panel.findByRole('button', { name: 'Correct the email' }));
    const email = panel.getByRole('textbox', { name: 'Parent email' });
    await play.userEvent.clear(email);
    await play.userEvent.type(email, 'sipho@springbyte.test{Enter}');
    const { db } = await storyBackend();
    const invitedEmails = () => db.parentInvites.all().map((invite) => invite.email);
    await waitFor(() => expect(invitedEmails()).toContain('sipho@springbyte.test'));
    await expect(invitedEmails()).not.toContain('s.zwane@springbyte.test');
    await expect(db.users.all().filter(({ name }) => name === 'Buhle')).toHaveLength(1);
  },
});

/** Too many requests pause the import, with the reason. */
export const Paused = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'createLearner', status: 429 } }),
  play: async (play) => {
    const panel = await importRows(play);
    await panel.findByText('Too many requests');
    await expect(panel.getByRole('button', { name: 'Carry on' })).toBeEnabled();
  },
});

/** Passwords are not stored: after a reload, they can only be replaced. */
export const PasswordsLost = meta.story({
  play: async (play) => {
    const panel = await importRows(play);
    await findEnd(play);
    useImport.setState({ passwords: new Map(), hasUnseenPasswords: false });
    await panel.findByText('3 passwords are not shown any more');
  },
});

export const Many = meta.story({
  tags: ['many', 'long-text'],
  play: async (play) => {
    const rows = Array.from({ length: 300 }, (_, index) =>
      [`Child ${index + 1}`, `Zwane ${longText}`.slice(0, 90), '14/03/2016', '4B', ''].join('\t'),
    );
    await paste(play, rows);
    await play.canvas.findAllByRole('button', { name: 'Use Grade 4 in 300 rows' });
    await findsManyRows();
  },
});
