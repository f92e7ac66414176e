import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';

const at = '/topics/top-4-fractions/learner-activities';

/** The box of each line of an element's text. */
function linesOf(element: HTMLElement): DOMRect[] {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element.querySelector('span') ?? element);
  const rects = [...range.getClientRects()];
  return rects.filter(({ top }, index) => rects.findIndex((other) => other.top === top) === index);
}

/** Shown below the activities of a topic. */
const meta = preview.meta({
  title: 'Screens/Reports/Leaderboard widget',
});

const columnsOf = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

const allColumns = ['Rank', 'Learner', 'School', 'Grade', 'Total score', 'Maximum possible', 'Percentage'];

/** A learner's board shows rank, learner and score of the first five rows and of the learner (D-304). */
export const Loaded = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('table', { name: 'Leaderboard for Fractions' });
    const table = within(board);
    await expect(columnsOf(board)).toEqual(['Rank', 'Learner', 'Score']);
    await expect(table.getByRole('row', { name: '1, gold medal Thabo Maseko 9' })).toBeVisible();
    await expect(table.getByRole('row', { name: '20 Lwazi Khumalo You 2.33' })).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByText('20 learners · you are number 20')).toBeVisible();
  },
});

/** The other columns of RPT-014, on demand. */
export const MoreDetails = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'More details', expanded: false });
    await userEvent.click(button);
    const board = canvas.getByRole('table', { name: 'Leaderboard for Fractions' });
    const table = within(board);
    await expect(columnsOf(board)).toEqual(allColumns);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Fewer details');
    await expect(
      table.getByRole('row', { name: '1, gold medal Thabo Maseko Kwena Primary Grade 4 9 9 100%' }),
    ).toBeVisible();
    await expect(table.getByRole('row', { name: /^20 Lwazi Khumalo You .* 2.33 4 58.25%$/ })).toBeVisible();
  },
});

/** On a phone, all columns are in cards. */
export const MoreDetailsOnAPhone = meta.story({
  ...visit({ at, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More details' }));
    const table = within(canvas.getByRole('table', { name: 'Leaderboard for Fractions' }));
    await expect(table.getByText('Kwena Primary')).toBeVisible();
    await expect(table.getByText('58.25%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer details', expanded: true }));
    await expect(table.queryByText('Kwena Primary')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More details', expanded: false }));
  },
});

/** Staff have all columns of RPT-014. */
export const Staff = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('table', { name: 'Leaderboard for Fractions' });
    await expect(columnsOf(board)).toEqual(allColumns);
    await expect(canvas.queryByRole('button', { name: 'More details' })).toBeNull();
  },
});

export const AllLearners = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Leaderboard for Fractions' }));
    const button = canvas.getByRole('button', { name: 'See all 20', expanded: false });
    await userEvent.click(button);
    await expect(table.getAllByRole('row')).toHaveLength(21);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('See fewer');
    await userEvent.click(button);
    await expect(table.getAllByRole('row')).toHaveLength(7);
  },
});

export const LoadedOnAPhone = meta.story({
  ...visit({ at, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Leaderboard for Fractions' }));
    await expect(table.getByRole('row', { name: '20 Lwazi Khumalo You 2.33' })).toBeVisible();
    const rank = linesOf(table.getByRole('columnheader', { name: 'Rank' }));
    await expect(rank).toHaveLength(1);
    const total = linesOf(table.getByRole('columnheader', { name: 'Score' }));
    const [number] = linesOf(table.getByText('2.33'));
    for (const { right } of total) await expect(right).toBeCloseTo(number?.right ?? 0, 0);
  },
});

/** Without rows there is no table (RPT-013). */
export const Empty = meta.story({
  ...visit({ at: '/topics/top-1-counting-to-20/learner-activities', as: 'zola' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No scores yet.');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityLeaderboard', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading leaderboard…');
  },
});

/** The other parts of the screen work, and the board can be requested again (RPT-017). */
export const LoadingFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityLeaderboard', status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Failed to load leaderboard' });
    await expect(canvas.getAllByRole('link', { name: /Answers Questions/ })[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('table', { name: 'Leaderboard for Fractions' });
  },
});
