import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { dark, phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';

const at = '/topics/top-4-fractions/learner-activities';

/** A part of other screens, here below the activities of a topic. */
const meta = preview.meta({
  title: 'Screens/Reports/Leaderboard widget',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Leaderboard' });
  },
});

/** The columns of RPT-014; the percentage is a bar as well. Rows have no id, so none is marked (D-082). */
export const Loaded = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Leaderboard' }));
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Learner',
      'School',
      'Grade',
      'Total score',
      'Maximum possible',
      'Percentage',
    ]);
    await expect(
      table.getByRole('row', { name: '1, gold medal Amahle Zulu Umthombo Primary Grade 4 9 10 90%' }),
    ).toBeVisible();
    await expect(table.getByRole('row', { name: /^20 Lwazi Khumalo .* 2.33 5 46.6%$/ })).toBeInTheDocument();
    await expect(canvas.queryByText('You')).toBeNull();
  },
});
export const Dark = Loaded.extend({ globals: dark });
export const Phone = meta.story({
  ...visit({ at, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Leaderboard' });
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(360);
  },
});

/** The table is there only when it has rows (RPT-013). */
export const Empty = meta.story({
  ...visit({ at: '/topics/top-1-counting-to-20/learner-activities', as: 'zola' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Nobody has a score here yet.');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityLeaderboard', delay: Infinity } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading leaderboard…');
  },
});

/** The screen around it stands; the board can be tried again (RPT-017). */
export const Failed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityLeaderboard', status: 500, times: 2 } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Failed to load leaderboard' });
    await expect(canvas.getAllByRole('link', { name: /Answers Questions/ })[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('table', { name: 'Leaderboard' });
  },
});
