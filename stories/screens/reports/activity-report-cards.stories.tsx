import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';
import { withLongTitles } from './long-titles.ts';

const at = '/grades/grd-4/activity-report';

/** The report on a phone, and what went well in it. */
const meta = preview.meta({ title: 'Screens/Reports/Activity report cards' });

/** No card is a screenful: title, score, and a line with the rest. */
async function expectLowCards({ canvas }: Pick<StoryContext, 'canvas'>) {
  const table = await canvas.findByRole('table', { name: 'Activity report' });
  const cards = within(table).getAllByRole('row').slice(1);
  const heights = cards.map((card) => card.getBoundingClientRect().height);
  await expect(Math.max(...heights)).toBeLessThanOrEqual(96);
}

/** One card a row; nothing scrolls sideways. */
export const Phone = meta.story({
  ...visit({ at, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: 'Scores over time' });
    await expectLowCards({ canvas });
    const [, card] = canvas.getAllByRole('row');
    await expect(card).toHaveAccessibleName(
      /^Halves, quarters and eighths Mathematics · Fractions · attempt\s1 · \d{1,2}\s\w+ 2\.33\/4$/,
    );
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Score');
    await canvas.findByRole('button', { name: /^Descending/ });
  },
});

/** The child's own row leads to the same as the parent's. */
export const OpensTheOwnMarkedWork = meta.story({
  ...visit({ at: `${at}?q=halves`, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Activity report' });
    const [, card] = within(table).getAllByRole('row');
    if (!card) throw new Error('There is no card.');
    await userEvent.click(card);
    await canvas.findByRole('heading', { level: 1, name: /Score: 2\.33 out of 4/ });
  },
});

/** To anybody else it speaks of the child. */
export const WhatWentWellForAParent = meta.story({
  ...visit({ at: `${at}/lrn-lwazi`, as: 'naledi' }),
  play: async ({ canvas }) => {
    const well = within(await canvas.findByRole('region', { name: 'What went well' }));
    await expect(well.getByText(/^Reading for meaning is Lwazi's best topic/)).toBeVisible();
    await expect(well.getByText(/^Lwazi has handed in an activity \d+ weeks in a row\.$/)).toBeVisible();
  },
});

/** Where nothing went well nothing is said. */
export const NothingWentWell = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      const [one, ...others] = db.attempts.where('learnerId', 'lrn-lwazi');
      for (const { id } of others) db.attempts.remove(id);
      if (one) db.attempts.update(one.id, { totalScore: 0 });
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Activity report' });
    await expect(canvas.queryByRole('heading', { name: 'What went well' })).toBeNull();
  },
});

export const LongTextOnAPhone = meta.story({
  ...visit({ at, as: 'lwazi', given: withLongTitles }),
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Halves, quarters, eighths and Zehn.* for the whole class$/ });
  },
});
