import { expect, screen as page, waitFor, within } from 'storybook/test';
import { sendPendingDeletion } from '#components/list/undo/pending-deletion.ts';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';
import {
  findsLongTexts,
  findsManyRows,
  findsNoConnection,
  longTexts,
  manyRows,
  noConnection,
} from '../common-states.ts';

const at = '/admin/trialsession';

const table = (canvas: PlayContext['canvas']) => canvas.findByRole('table', { name: 'Trial sessions' });

function withPastSession({ db }: Backend): void {
  db.trialSessions.insert({
    id: 'trs-python-march',
    title: 'Hello, Python',
    startTime: '2025-03-08T08:00:00.000Z',
    maxNumber: 10,
    campusId: 'cam-hatfield',
  });
}

const meta = preview.meta({
  title: 'Screens/Trial/Sessions',
  ...visit({ at, as: 'thandi' }),
});

/** Times in school time, seats as text, sorted by start (TRI-011, TRI-012). */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const rows = within(await table(canvas)).getAllByRole('row');
    await expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).slice(0, 5))).toEqual([
      ['Title', 'Start time', 'Campus', 'Max RSVPs', 'Seats'],
      ['Build Your First Robot', '2025-05-24 10:00', 'Observatory', '12', '4 booked, 8 free'],
      ['Stories That Move', '2025-05-31 14:00', 'Observatory', '8', '8 booked, full'],
      ['Make Your Own Game', '2025-06-07 10:00', 'Rosebank', '10', '9 booked, 1 free'],
    ]);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Session3');
    await expect(canvas.getByText('All times are in South African time.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '+ New Trial Session' })).toBeVisible();
  },
});

/** A week with two sessions in one hour, a full session, one with a single free seat and one with a long title. */
const busyWeek = visit({
  at,
  as: 'thandi',
  given: ({ db }) => {
    const add = (id: string, title: string, startTime: string, maxNumber: number) =>
      db.trialSessions.insert({ id, title, startTime, maxNumber, campusId: 'cam-hatfield' });
    add('trs-a', 'Python First Steps', '2025-05-22T12:30:00.000Z', 8);
    add('trs-b', 'Saturday Coders', '2025-05-24T08:15:00.000Z', 12);
    add('trs-c', 'Games That No One Has Ever Played Before, for Beginners', '2025-05-20T07:00:00.000Z', 10);
    db.trialSessions.update('trs-stories-may', { startTime: '2025-05-21T13:30:00.000Z' });
    db.trialSessions.update('trs-games-june', { startTime: '2025-05-23T12:00:00.000Z' });
  },
});
const entry = (canvas: PlayContext['canvas'], name: RegExp) =>
  canvas.findByRole('button', { name, pressed: false });

/** List and calendar highlight the selected session; the panel highlights the invites that include it. */
export const BusyWeek = meta.story({
  ...busyWeek,
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await entry(canvas, /^Stories That Move/));
    await expect(canvas.getByRole('row', { current: true })).toHaveAccessibleName(/^Stories That Move/);
    await expect(canvas.getByText('6 sessions · 21 booked · 39 free')).toBeVisible();
    const invites = within(canvas.getByRole('region', { name: 'Invites' }));
    const current = invites.getAllByRole('listitem').filter((invite) => invite.ariaCurrent === 'true');
    await expect(current.map((invite) => within(invite).getByRole('heading').textContent)).toEqual([
      'Open Day',
      'Autumn Open Day',
    ]);
  },
});

/** Rows become cards, and the calendar becomes a list by day. */
export const BusyWeekOnAPhone = BusyWeek.extend({
  globals: phone,
  play: async ({ canvas }) => {
    const days = (await canvas.findAllByRole('heading', { level: 3 })).map((day) => day.textContent);
    await expect(days).toEqual([
      'Tuesday 20 May',
      'Wednesday 21 May',
      'Thursday 22 May',
      'Friday 23 May',
      'Saturday 24 May',
    ]);
  },
});

/** An invite in the panel is deleted and forwarded without leaving the tab; the focus returns to its button. */
export const InvitesPanel = meta.story({
  play: async ({ canvas, userEvent }) => {
    const invites = within(await canvas.findByRole('region', { name: 'Invites' }));
    await userEvent.click(invites.getByRole('button', { name: 'Delete Autumn Open Day' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Delete Invite?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(invites.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(invites.getByRole('button', { name: 'Forward Open Day' }));
    const form = within(await page.findByRole('dialog', { name: 'Forward Open Day' }));
    await userEvent.type(form.getByLabelText(/^Emails/), 'new.parent@springbyte.test');
    await userEvent.click(form.getByRole('button', { name: 'Forward' }));
    await page.findByText('Invite forwarded');
    await waitFor(() => expect(invites.getByRole('button', { name: 'Forward Open Day' })).toHaveFocus());
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Session3');
  },
});

/** The arrow keys move by day, also into the next week, and to the sessions of a day. */
export const CalendarByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const focused = () => document.activeElement?.textContent;
    (await canvas.findByRole('gridcell', { name: 'Monday 19 May, no sessions' })).focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(focused()).toMatch(/^Saturday 24 May, 1 session/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toMatch(/^Build Your First Robot/);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { current: true })).toHaveAccessibleName(/^Build Your First Robot/);
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    await canvas.findByRole('heading', { name: 'Week of 26 May 2025' });
    await waitFor(() => expect(focused()).toBe('Monday 26 May, no sessions'));
    await userEvent.keyboard('{PageUp}{PageUp}');
    await waitFor(() => expect(focused()).toBe('Monday 12 May, no sessions'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(focused()).toBe('Thursday 15 May, today, no sessions');
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));

    // Home on the focused day must not leave a pending focus request.
    canvas.getByRole('gridcell', { name: 'Monday 19 May, no sessions' }).focus();
    await userEvent.keyboard('{Home}');
    const session = await canvas.findByRole('button', { name: /^Build Your First Robot.*8 free$/ });
    await userEvent.click(session);
    await expect(session).toHaveFocus();
    // Days and sessions have one tab stop.
    await userEvent.keyboard('{ArrowUp}{Tab}');
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
});

/** Selecting a title shows the week of the session in the calendar. */
export const ShownInTheCalendar = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make Your Own Game' }));
    await canvas.findByRole('heading', { name: 'Week of 2 June 2025' });
    await canvas.findByRole('button', { name: /^Make Your Own Game.*1 free$/, pressed: true });
    await userEvent.click(canvas.getByRole('button', { name: 'This week' }));
    await canvas.findByRole('heading', { name: 'Week of 12 May 2025' });
    await canvas.findByText('No sessions');
  },
});

/** Past sessions are hidden in the list, but not in the calendar. A search finds them. */
export const PastSessions = meta.story({
  ...visit({ at: `${at}?past=shown`, as: 'thandi', given: withPastSession }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Past sessions (1)' })).toBeChecked();
    await expect(await canvas.findByRole('row', { name: /^Hello, Python/ })).toHaveTextContent(
      '2025-03-08 10:00 past',
    );
  },
});

export const PastSessionFound = meta.story({
  ...visit({ at, as: 'thandi', given: withPastSession }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await expect(canvas.getByRole('switch', { name: 'Past sessions (1)' })).not.toBeChecked();
    await expect(canvas.queryByRole('row', { name: /^Hello, Python/ })).toBeNull();
    await expect(canvas.getByText('3', { selector: 'strong' }).parentElement).toHaveTextContent(
      '3 trial sessions',
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'python');
    await canvas.findByRole('row', { name: /^Hello, Python/ });
    await canvas.findByText('The search includes past sessions.');
  },
});

export const AllPast = meta.story({
  ...visit({
    at,
    as: 'thandi',
    given: ({ db }) => {
      for (const { id } of db.trialSessions.all()) {
        db.trialSessions.update(id, { startTime: '2025-03-08T08:00:00.000Z' });
      }
    },
  }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No upcoming trial sessions.');
    await expect(canvas.getByRole('button', { name: 'Show past sessions (3)' })).toBeVisible();
  },
});

export const Empty = meta.story({
  ...visit({ at, as: 'thandi', scenario: 'empty' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No trial sessions yet.');
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listTrialSessions', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading trial sessions…');
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listTrialSessions', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load trial sessions' });
  },
});

/** The title says Campus, as specified (D-132); the text names the session. Cancelling deletes nothing (TRI-017). */
export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { db } = await storyBackend();
    const button = await canvas.findByRole('button', {
      name: 'Delete Build Your First Robot, 2025-05-24 10:00',
    });
    await userEvent.click(button);
    const question = within(await page.findByRole('alertdialog', { name: 'Delete Campus?' }));
    await expect(
      question.getByText(/^This deletes the trial session/).closest('[role="alertdialog"]'),
    ).toHaveTextContent(
      'This deletes the trial session Build Your First Robot of 2025-05-24 10:00, not a campus. The 4 seats that are booked go with it.',
    );
    await userEvent.click(question.getByRole('button', { name: 'No, cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(db.trialSessions.get('trs-robots-may')).toBeDefined();

    await userEvent.click(button);
    await userEvent.click(await page.findByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await sendPendingDeletion();
    await page.findByText('Trial session deleted');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Stories That Move/));
    await expect(db.campuses.get('cam-observatory')).toBeDefined();
  },
});

export const Offline = meta.story({
  ...visit({ at, as: 'thandi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const LongText = meta.story({
  ...visit({ at, as: 'thandi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Many = meta.story({
  ...visit({ at, as: 'thandi', given: manyRows('trialSessions', 'title') }),
  tags: ['many'],
  play: findsManyRows,
});
