import { expect, screen as page, waitFor, within } from 'storybook/test';
import { queryClient } from '#api/query-client.ts';
import type { Application } from '#app/application.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { phone } from '../../variants.ts';
import { storyBackend, storyNow, visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';
import { findsNoConnection, findsServerDown, noConnection, serverDown } from '../common-states.ts';

const at = '/admin/moderation/queue';
const coding = `${at}?subject=sub-4-coding`;

type Canvas = PlayContext['canvas'];

const searchOf = (loaded: Record<string, unknown>) =>
  (loaded['application'] as Application).latestLocation.search;
const pathOf = (loaded: Record<string, unknown>) =>
  (loaded['application'] as Application).latestLocation.pathname;
const tree = (canvas: Canvas) => canvas.findByRole('tree', { name: 'Grade, Topic, Activity' });
const nodes = (canvas: Canvas) => canvas.getAllByRole('treeitem').map(({ textContent }) => textContent);
const rowTitles = () => page.getAllByRole('rowheader').map((cell) => cell.querySelector('span')?.textContent);
const filter = async (canvas: Canvas, name: string | RegExp) =>
  within(await canvas.findByRole('group', { name: 'Show changes' })).findByRole('button', { name });
const activities = async (canvas: Canvas, of: string) =>
  within(await canvas.findByRole('table', { name: `Activities of ${of}` }));
const titles = (table: Awaited<ReturnType<typeof activities>>) =>
  table.getAllByRole('rowheader').map(({ textContent }) => textContent);

const meta = preview.meta({
  title: 'Screens/Moderation/Queue',
});

/** MOD-001 to MOD-004: pending changes with links to their reviews. */
export const Loaded = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas }) => {
    await expect(await filter(canvas, 'Pending 12')).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['All 21', 'Rejected 3', 'Published 6']) {
      await expect(await filter(canvas, name)).toHaveAttribute('aria-pressed', 'false');
    }
    await tree(canvas);
    await expect(nodes(canvas)).toEqual(['Grade 1 2 changes', 'Grade 4 8 changes', 'Grade 8 2 changes']);
    const table = await activities(canvas, 'All grades');
    const row = within(table.getByRole('row', { name: /^Halves, quarters and eighths/ }));
    await expect(row.getByText('Activity fields')).toHaveTextContent('Activity fields 1');
    await expect(row.getByText('Questions pending')).toHaveTextContent('Questions pending 2');
    await expect(row.getByRole('link', { name: 'Review Halves, quarters and eighths' })).toHaveAttribute(
      'href',
      '/admin/moderation/activity/act-4-fractions-halves',
    );
    const named = await table.findByRole('row', { name: /Sipho Dlamini and Aisha Patel · 2 days/ });
    await expect(named).toHaveTextContent(/^Halves/);
    await expect(within(named).getByText(/^2 days/)).toHaveAttribute(
      'title',
      expect.stringMatching(/^2025-05-13 /),
    );
    // Zero counts are omitted.
    await expect(table.getByRole('row', { name: /^Listen and repeat/ })).not.toHaveTextContent(
      'Activity fields',
    );
    await expect(
      canvas.getByText(`Updated ${formatTimestamp(storyNow.toISOString()).slice(-5)}`),
    ).toBeVisible();
    await expect(
      canvas.getAllByRole('link', { name: 'Moderation' }).map((link) => link.getAttribute('aria-current')),
    ).toContain('page');
  },
});

/** MOD-006: the status message of an approval. */
export const Approved = meta.story({
  ...visit({ at: `${coding}&approved=chs-30`, as: 'thandi' }),
  tags: ['dark'],
  play: async ({ canvas }) => void (await canvas.findByText('Change #chs-30 was approved.')),
});

/** MOD-002, MOD-007: filters with counts; All sends no status. */
export const Filtered = meta.story({
  ...visit({ at, as: 'pieter' }),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await filter(canvas, /^Rejected/));
    const rejected = await activities(canvas, 'All grades');
    await waitFor(() => expect(rejected.getAllByText('Questions rejected')).toHaveLength(3));
    for (const badge of rejected.getAllByText('Questions rejected')) {
      await expect(badge).toHaveClass('tone-error');
    }
    await expect(await filter(canvas, /^Rejected/)).toHaveFocus();
    await expect(searchOf(loaded)).toEqual({ status: 'Rejected' });
    await userEvent.click(await filter(canvas, /^All/));
    await waitFor(() => expect(searchOf(loaded)).toEqual({ status: 'All' }));
    await waitFor(async () =>
      expect(titles(await activities(canvas, 'All grades'))).toContainEqual(
        expect.stringMatching(/^What shall I wear\?Grade 1 · Life Skills/),
      ),
    );
    await userEvent.click(await filter(canvas, /^Pending/));
    await waitFor(() => expect(searchOf(loaded)).toEqual({}));

    const calls = watchCalls();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(
        calls('/moderation/queue/tree')
          .map(({ search }) => search)
          .toSorted(),
      ).toEqual(['', '?status=Pending', '?status=Published', '?status=Rejected']),
    );
    await expect(await canvas.findByRole('button', { name: 'Refresh' })).toHaveFocus();
  },
});

/** The URL contains search, submitter and order, also after another node is chosen. */
export const Searched = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent, loaded }) => {
    await activities(canvas, 'All grades');
    await waitFor(() => expect(rowTitles()[0]).toBe('Make ten'));
    await userEvent.click(canvas.getByRole('button', { name: /Order$/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Newest first' }));
    await waitFor(() => expect(rowTitles()[0]).toBe('The first sound'));
    await userEvent.click(await canvas.findByRole('button', { name: /Submitter$/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Aisha Patel' }));
    await waitFor(() => expect(rowTitles()).toEqual(['Listen and repeat', 'Halves, quarters and eighths']));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an activity or a submitter' }), 'halv');
    await waitFor(() => expect(rowTitles()).toEqual(['Halves, quarters and eighths']));
    await waitFor(() =>
      expect(searchOf(loaded)).toEqual({ q: 'halv', sort: 'newest', submitter: 'Aisha Patel' }),
    );
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Grade 8/ }));
    await canvas.findByText('No items found for current filters.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await activities(canvas, 'Grade 8');
    await waitFor(() => expect(searchOf(loaded)).toEqual({ grade: 'grd-8', sort: 'newest' }));
  },
});

/** The tree has one tab stop, arrow keys, Enter and type-ahead. */
export const ByKeyboard = meta.story({
  ...visit({ at, as: 'aisha' }),
  play: async ({ canvas, userEvent, loaded }) => {
    await tree(canvas);
    const node = (name: RegExp) => canvas.getByRole('treeitem', { name });
    canvas.getByRole('button', { name: 'Refresh' }).focus();
    await userEvent.tab();
    await expect(node(/^Grade 1/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(node(/^Grade 4/)).toHaveAttribute('aria-expanded', 'true');
    await expect(node(/^Mathematics/)).toHaveAttribute('aria-level', '2');
    await expect(node(/^Mathematics/)).toHaveAttribute('aria-posinset', '2');
    await expect(node(/^Mathematics/)).toHaveAttribute('aria-setsize', '2');
    await userEvent.keyboard('m{Enter}');
    await expect(node(/^Mathematics/)).toHaveFocus();
    await expect(titles(await activities(canvas, 'Grade 4 · Mathematics'))).toEqual([
      expect.stringMatching(/^Halves, quarters and eighths/),
    ]);
    await waitFor(() => expect(node(/^Mathematics/)).toHaveAttribute('aria-selected', 'true'));
    await expect(searchOf(loaded)).toEqual({ subject: 'sub-4-maths' });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(node(/^Halves/)).toHaveFocus();
    await waitFor(() => expect(searchOf(loaded)).toEqual({ activity: 'act-4-fractions-halves' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(node(/^Grade 4/)).toHaveFocus();
    await expect(nodes(canvas)).toHaveLength(3);
    await userEvent.keyboard('{End}');
    await expect(node(/^Grade 8/)).toHaveFocus();
    // The button is removed when it is pressed.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show all grades' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await activities(canvas, 'All grades');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** Pressing a node opens it and shows its activities; pressing its arrow only opens it. */
export const ByPointer = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent, loaded }) => {
    const grade = within(await tree(canvas)).getByText('Grade 4');
    const arrow = grade.closest('[role=treeitem]')?.querySelector('[data-arrow]');
    if (arrow) await userEvent.click(arrow);
    await canvas.findByRole('treeitem', { name: /^Mathematics/ });
    await expect(searchOf(loaded)).toEqual({});
    await userEvent.click(canvas.getByText('Coding and Robotics', { selector: '[role=treeitem] *' }));
    const table = await activities(canvas, 'Grade 4 · Coding and Robotics');
    await canvas.findByRole('treeitem', { name: /^Listen and repeat/ });
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Coding and Robotics/ }));
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^Listen/ })).toBeNull());
    await userEvent.click(table.getByRole('rowheader', { name: /^Listen and repeat/ }));
    await waitFor(() => expect(pathOf(loaded)).toBe('/admin/moderation/activity/act-4-loops-beeps'));
    // The back link returns to the same subject.
    await userEvent.click(await canvas.findByRole('link', { name: 'Queue' }));
    await waitFor(() => expect(pathOf(loaded)).toBe(at));
    await expect(searchOf(loaded)).toEqual({ subject: 'sub-4-coding' });
  },
});

/** One level at a time; the focus moves to each heading. */
export const LoadedOnAPhone = meta.story({
  ...visit({ at, as: 'thandi' }),
  globals: phone,
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Grade 4 8 changes' }));
    const grade = await canvas.findByRole('heading', { level: 2, name: 'Grade 4' });
    await waitFor(() => expect(grade).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Mathematics 3 changes' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Grade 4 · Mathematics' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('link', { name: /^Review Halves/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(searchOf(loaded)).toEqual({ grade: 'grd-4' }));
    await canvas.findByRole('link', { name: 'Mathematics 3 changes' });
  },
});
export const ActivitiesOnAPhone = meta.story({
  ...visit({ at: coding, as: 'thandi', scenario: 'backlog' }),
  globals: phone,
  play: async ({ canvas }) => void (await activities(canvas, 'Grade 4 · Coding and Robotics')),
});

const givenDecidedToday = ({ db }: Backend) =>
  void db.changeSets.update('chs-24', {
    decidedByUserId: 'usr-pieter',
    decidedAtUtc: '2025-05-15T11:00:00Z',
  });

export const DecidedToday = meta.story({
  ...visit({ at, as: 'thandi', given: givenDecidedToday }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Decided today'));
    const decided = await canvas.findByText(/^Pieter Botha \d\d:00$/);
    await expect(decided.closest('li')).toHaveTextContent(/^Rejected/);
  },
});

export const Backlog = meta.story({
  ...visit({ at: `${at}?grade=grd-4`, as: 'thandi', scenario: 'backlog' }),
  tags: ['many'],
  play: async ({ canvas }) => {
    await filter(canvas, 'Pending 162');
    const table = await activities(canvas, 'Grade 4');
    await expect(titles(table).length).toBeGreaterThan(20);
  },
});

/** MOD-005: no pending changes. */
export const Empty = meta.story({
  ...visit({ at, as: 'aisha', scenario: 'empty' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No items found for current filters.');
    await filter(canvas, 'Pending 0');
    await expect(canvas.queryByRole('tree')).toBeNull();
  },
});

/** The chosen node has no rejected changes. */
export const EmptyNode = meta.story({
  ...visit({ at: `${coding}&status=Rejected`, as: 'thandi' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No items found for current filters.');
    await tree(canvas);
  },
});

export const EmptyNodeLeft = EmptyNode.extend({
  tags: ['interaction', '!empty'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all grades' }));
    await activities(canvas, 'All grades');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** MOD-006, D-170: the status message is dismissed. */
export const Decided = meta.story({
  ...visit({ at: `${at}?rejected=chs-30`, as: 'aisha' }),
  play: async ({ canvas, userEvent, loaded }) => {
    const note = await canvas.findByText('Change #chs-30 was rejected.');
    await expect(note.closest('[role=status]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(/chs-30/)).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(searchOf(loaded)).toEqual({});
  },
});
export const DecidedThenFiltered = meta.story({
  ...visit({ at: `${coding}&approved=chs-30`, as: 'aisha' }),
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('Change #chs-30 was approved.');
    await userEvent.click(await filter(canvas, /^All/));
    await waitFor(() => expect(canvas.queryByText(/chs-30/)).toBeNull());
    await expect(searchOf(loaded)).toEqual({ status: 'All', subject: 'sub-4-coding' });
  },
});

/** MOD-030a: a retry succeeds, and the heading gets the focus. */
export const LoadingRetried = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'getModerationQueueTree', status: 500 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Failed to load moderation queue.' });
    (await storyBackend()).faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await tree(canvas);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const RefreshingFailed = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await tree(canvas);
    (await storyBackend()).faults.add({ operation: 'getModerationQueueTree', status: 'offline' });
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    const alert = await canvas.findByText('Failed to load moderation queue.');
    await expect(alert.closest('[role=alert]')).toHaveTextContent('You seem to be offline.');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3);
    (await storyBackend()).faults.clear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(canvas.queryByText('Failed to load moderation queue.')).toBeNull());
  },
});

/** Another moderator's decisions remove the focused node; the focus moves to another node of the tree. */
export const DecidedByAnotherModerator = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await tree(canvas);
    canvas.getByRole('button', { name: 'Refresh' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('treeitem', { name: /^Grade 8/ })).toHaveFocus();
    const { db } = await storyBackend();
    for (const id of ['chs-26', 'chs-52']) db.changeSets.update(id, { status: 'Published' });
    await queryClient.refetchQueries();
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^Grade 8/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /^Grade 1/ })).toHaveFocus());
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'getModerationQueueTree', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading moderation queue…');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
  },
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
const givenLongNames = ({ db }: Backend) => {
  db.grades.update('grd-4', { title: `Grade 4 (${longWord})` });
  db.subjects.update('sub-4-maths', { title: `Mathematics for ${longWord}` });
  db.activities.update('act-4-fractions-halves', { title: `Halves, quarters and ${longWord} ${longWord}` });
};

export const LongNames = meta.story({
  ...visit({ at: `${at}?activity=act-4-fractions-halves`, as: 'thandi', given: givenLongNames }),
  tags: ['long-text', 'phone'],
  play: async ({ canvas }) => {
    await tree(canvas);
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'aisha', fault: serverDown }),
  tags: ['failed'],
  play: findsServerDown,
});

export const Offline = meta.story({
  ...visit({ at, as: 'thandi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});
