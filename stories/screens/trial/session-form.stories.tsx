import { expect, fireEvent, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { leaveDateIncomplete, type PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';

const at = '/admin/trialsession';

const meta = preview.meta({
  title: 'Screens/Trial/Session form',
});

const save = async ({ userEvent }: PlayContext) =>
  userEvent.click(await page.findByRole('button', { name: 'Save' }));

/** All fields are required, with at least one seat (TRI-013, VAL-031). */
export const NothingFilledIn = meta.story({
  ...visit({ at: `${at}?form=new`, as: 'thandi' }),
  tags: ['invalid'],
  play: async (context) => {
    const form = within(await page.findByRole('dialog', { name: 'New trial session' }));
    await save(context);
    for (const text of ['Title is required.', 'Start time is required.', 'Campus is required.']) {
      await form.findByText(text);
    }
    await form.findByText('Max number must be at least 1.');
  },
});

/** Each value is outside its limits. */
export const ValuesRefused = meta.story({
  ...visit({ at: `${at}?form=trs-games-june`, as: 'thandi' }),
  tags: ['invalid'],
  play: async (context) => {
    const { userEvent } = context;
    const form = within(await page.findByRole('dialog', { name: 'Edit trial session' }));
    await leaveDateIncomplete(form.getByLabelText('Start time'));
    const seats = form.getByLabelText('Max number');
    await userEvent.clear(seats);
    await userEvent.type(seats, '10001');
    await save(context);
    await form.findByText('Please fill in the whole date and the time.');
    await form.findByText('Max number must be at most 10 000.');
    await userEvent.clear(seats);
    await userEvent.type(seats, '8.5{Tab}');
    await form.findByText('Max number must be a whole number.');
  },
});

/** Times are in school time, and inactive campuses are not listed (TRI-013, TRI-024). */
export const Created = meta.story({
  ...visit({ at: `${at}?form=new`, as: 'thandi' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    const form = within(await page.findByRole('dialog', { name: 'New trial session' }));
    await userEvent.type(form.getByLabelText('Title'), ' Python First Steps ');
    await userEvent.type(form.getByLabelText('Start time'), '2025-05-23T15:30');
    await userEvent.type(form.getByLabelText('Max number'), '8');
    await userEvent.click(form.getByRole('button', { name: /Campus/ }));
    await userEvent.click(await page.findByRole('option', { name: /Rosebank/ }));
    await save(context);
    await page.findByText('Trial session created');
    await expect(await canvas.findByRole('row', { name: /^Python First Steps/ })).toHaveTextContent(
      '2025-05-23 15:30',
    );
    await canvas.findByRole('button', { name: /^Python First Steps/, pressed: true });
    await expect(db.trialSessions.all().at(-1)).toMatchObject({
      title: 'Python First Steps',
      startTime: '2025-05-23T13:30:00.000Z',
      maxNumber: 8,
      campusId: 'cam-rosebank',
    });
  },
});

/** A start in the past needs a confirmation, once per date. */
export const CreatedInThePast = meta.story({
  ...visit({ at: `${at}?form=new`, as: 'thandi' }),
  tags: ['dark', 'phone'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { db } = await storyBackend();
    const form = within(await page.findByRole('dialog', { name: 'New trial session' }));
    await userEvent.type(form.getByLabelText('Title'), 'Open Day');
    await userEvent.type(form.getByLabelText('Start time'), '2020-05-23T15:30');
    await userEvent.type(form.getByLabelText('Max number'), '8');
    await userEvent.click(form.getByRole('button', { name: /Campus/ }));
    await userEvent.click(await page.findByRole('option', { name: /Rosebank/ }));
    await save(context);
    const question = await page.findByRole('alertdialog', { name: 'Create a session in the past?' });
    await expect(question).toHaveTextContent('Open Day would start 2020-05-23 15:30');
    await userEvent.click(within(question).getByRole('button', { name: 'Change the date' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(db.trialSessions.where('title', 'Open Day')).toEqual([]);
    await save(context);
    await userEvent.click(await page.findByRole('button', { name: 'Create it' }));
    await page.findByText('Trial session created');
    // Invites do not list past sessions.
    const row = within(await canvas.findByRole('row', { name: /^Open Day/ }));
    await expect(row.queryByRole('button', { name: /^Invite/ })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: /^Edit/ }));
    const edit = within(await page.findByRole('dialog', { name: 'Edit trial session' }));
    await userEvent.type(edit.getByLabelText('Title'), '!');
    await save(context);
    await page.findByText('Trial session updated');
  },
});

/** Moving a session into the past needs a confirmation, too. */
export const MovedIntoThePast = meta.story({
  ...visit({ at: `${at}?form=trs-games-june`, as: 'thandi' }),
  play: async (context) => {
    const form = within(await page.findByRole('dialog', { name: 'Edit trial session' }));
    await fireEvent.change(form.getByLabelText('Start time'), { target: { value: '2024-06-07T10:00' } });
    await save(context);
    await page.findByRole('alertdialog', { name: 'Move the session into the past?' });
  },
});

const campusesFail = visit({
  at: `${at}?form=new`,
  as: 'thandi',
  fault: { operation: 'listCampuses', status: 500, times: 4 },
});

export const CampusesFailed = meta.story({
  ...campusesFail,
  tags: ['failed'],
  play: async () => {
    const form = within(await page.findByRole('dialog', { name: 'New trial session' }));
    await form.findByText('Failed to load campuses');
  },
});

/** The form keeps its values while the campuses are requested again (TRI-024). */
export const CampusesLoadedAgain = meta.story({
  ...campusesFail,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    const form = within(await page.findByRole('dialog', { name: 'New trial session' }));
    await userEvent.type(form.getByLabelText('Title'), 'Python First Steps');
    await form.findByText('Failed to load campuses');
    await userEvent.click(form.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(form.queryByText('Failed to load campuses')).toBeNull());
    await userEvent.click(form.getByRole('button', { name: /Campus/ }));
    await page.findByRole('option', { name: /Rosebank/ });
    await expect(form.getByLabelText('Title')).toHaveValue('Python First Steps');
  },
});

/** The server's field error names the number of booked seats (D-191). */
export const FewerSeatsThanBooked = meta.story({
  ...visit({ at: `${at}?form=trs-games-june`, as: 'thandi' }),
  tags: ['invalid', 'phone'],
  play: async (context) => {
    const { userEvent } = context;
    const form = within(await page.findByRole('dialog', { name: 'Edit trial session' }));
    await expect(form.getByLabelText('Start time')).toHaveValue('2025-06-07T10:00');
    await userEvent.clear(form.getByLabelText('Max number'));
    await userEvent.type(form.getByLabelText('Max number'), '4');
    await save(context);
    await form.findByText('9 seats are booked already.');
    await expect(form.getByLabelText('Max number')).toHaveFocus();
  },
});

/** Another user has moved the session meanwhile: the form shows the changed fields with both times. */
export const ChangedMeanwhile = meta.story({
  ...visit({ at: `${at}?form=trs-games-june`, as: 'thandi' }),
  play: async (context) => {
    const { db } = await storyBackend();
    const form = within(await page.findByRole('dialog', { name: 'Edit trial session' }));
    await context.userEvent.type(form.getByLabelText('Title'), '!');
    db.trialSessions.update('trs-games-june', {
      startTime: '2025-06-07T09:00:00.000Z',
      campusId: 'cam-hatfield',
    });
    await save(context);
    await form.findByText('This has been changed since you opened it');
    await expect(form.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Was 2025-06-07 10:00, is now 2025-06-07 11:00.',
      'Was Rosebank, is now Hatfield.',
    ]);
    await save(context);
    await page.findByText('Trial session updated');
    await expect(db.trialSessions.getOrThrow('trs-games-june').title).toBe('Make Your Own Game!');
  },
});
