import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';
import {
  findsForbidden,
  findsNoConnection,
  findsServerDown,
  forbidden,
  noConnection,
  serverDown,
} from '../common-states.ts';
import { withLongTitles } from './long-titles.ts';

const at = '/grades/grd-4/activity-report';
const report = 'listLearnerActivityResults' as const;

const attemptCount = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByText(/^attempts?$/, { selector: '[role="status"]' });

const meta = preview.meta({
  title: 'Screens/Reports/Activity report',
});

/** Replaces Lwazi's attempts with `count` copies of them, one per day. */
const withAttempts =
  (count: number) =>
  ({ db, now }: Backend) => {
    const known = db.attempts.where('learnerId', 'lrn-lwazi');
    for (const { id } of known) db.attempts.remove(id);
    for (let index = 0; index < count; index += 1) {
      const attempt = known[index % known.length];
      if (!attempt) throw new Error('The seed has no attempt to copy.');
      const createdAtUtc = new Date(now().getTime() - index * 86_400_000).toISOString();
      db.attempts.insert({ ...attempt, id: `att-day-${index}`, learnerId: 'lrn-lwazi', createdAtUtc });
    }
  };

export const Loaded = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Activity report' });
    const heads = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    const names = ['#', 'Date', 'Term', 'Subject', 'Activity', 'Topic', 'Attempt', 'Score'];
    await expect(heads).toEqual(names);
    const [, first] = within(table).getAllByRole('row');
    await expect(first).toHaveAccessibleName(/^1 \d{4}-\d\d-\d\d \d\d:\d\d .* [\d.]+\/\d$/);
    await expect(attemptCount({ canvas })).toHaveTextContent(/^26 attempts$/);
    await canvas.findByText('Lwazi Khumalo · Grade 4');
    await canvas.findByRole('img', { name: 'Scores over time' });
    await expect(
      canvas.getByText(
        /^26 scores from .* The average of all these scores is 75%; of the best score in each activity it is 78%\. Each symbol is one attempt\.$/,
      ),
    ).toBeVisible();
    const subjects = within(canvas.getByRole('list', { name: 'Subjects in the chart' }));
    await expect(subjects.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Coding and Robotics',
      'English',
      'Mathematics',
      'Natural Sciences and Technology',
      'Social Sciences',
    ]);
    const well = within(canvas.getByRole('region', { name: 'What went well' }));
    await expect(well.getByText(/^Reading for meaning is your best topic: 5\.5 of 6 points/)).toBeVisible();
    await expect(well.getByText('In “Listen and repeat”, you went from 2.5 to 5 of 5 points.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/learner/dashboard');
    await userEvent.click(canvas.getByRole('link', { name: /^Every score is a row/ }));
    await expect(canvas.getByRole('heading', { name: 'Attempts' })).toHaveFocus();
  },
});

/** A row opens the marked attempt; Back restores the report (D-243). */
export const ParentOpensAttempt = meta.story({
  ...visit({ at: `${at}/lrn-lwazi?q=halves`, as: 'naledi' }),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Activity report' });
    await expect(within(table).getByRole('link', { name: 'Halves, quarters and eighths' })).toHaveAttribute(
      'href',
      '/topic/top-4-fractions/activity-result/att-348?learnerId=lrn-lwazi',
    );
    await userEvent.click(within(table).getByText('Fractions'));
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Find an activity' })).toHaveValue('halves');
  },
});

/** Filter and order come from the URL; unknown parameters are ignored. */
export const FromTheUrl = meta.story({
  ...visit({
    at: `${at}/lrn-lwazi?q=whole&subject=Mathematics&sort=score&order=descending&page=7`,
    as: 'naledi',
  }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Activity report' });
    await expect(canvas.getByRole('searchbox', { name: 'Find an activity' })).toHaveValue('whole');
    const score = within(table).getByRole('columnheader', { name: 'Score' });
    await expect(score).toHaveAttribute('aria-sort', 'descending');
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(attemptCount({ canvas })).toHaveTextContent(`${rows.length} of 26 attempts`);
    for (const row of rows) await expect(row).toHaveAccessibleName(/Mathematics .* Whole numbers/);
    await expect(canvas.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/parent/dashboard');
  },
});

export const NothingMatches = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['empty'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find an activity' });
    await userEvent.type(field, 'xylophone');
    await canvas.findByRole('heading', { name: 'Nothing matches your filter' });
    await expect(attemptCount({ canvas })).toHaveTextContent('0 of 26 attempts');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeDisabled());
  },
});

export const FilterCleared = NothingMatches.extend({
  tags: ['interaction', '!empty'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find an activity' });
    await userEvent.type(field, 'xylophone');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the filter' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await canvas.findByRole('table', { name: 'Activity report' });
  },
});

/** An unknown subject and a repeated parameter in the URL are ignored. */
export const UnknownSubject = meta.story({
  ...visit({ at: `${at}?subject=Latin&q=&q=whole`, as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Activity report' });
    await expect(attemptCount({ canvas })).toHaveTextContent(/^26 attempts$/);
  },
});

export const ManyAttempts = meta.story({
  ...visit({ at, as: 'lwazi', given: withAttempts(400) }),
  tags: ['many', 'phone'],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Activity report' });
    await expect(table).toHaveAttribute('aria-rowcount', '401');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    await canvas.findByText(/Each symbol is the average of all attempts in a subject in one month\.$/);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(within(table).getAllByRole('row')).toHaveLength(401);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(60));
  },
});

export const OneAttempt = meta.story({
  ...visit({ at, as: 'lwazi', given: withAttempts(1) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Activity report' });
    await expect(attemptCount({ canvas })).toHaveTextContent(/^1 attempt$/);
    await expect(canvas.queryByRole('heading', { name: 'Scores over time' })).toBeNull();
    await expect(canvas.queryByText('Subject', { selector: 'label, span' })).toBeNull();
  },
});

export const Empty = meta.story({
  ...visit({ at, as: 'lwazi', given: withAttempts(0) }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'No activities found.' });
    await expect(canvas.getByRole('link', { name: 'Choose a subject' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
});
export const EmptyForAParentOnAPhone = meta.story({
  ...visit({ at: '/grades/grd-1/activity-report/lrn-zola', as: 'naledi' }),
  tags: ['empty'],
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'No activities found.' });
    const start = canvas.getByRole('link', { name: 'Go to your start page' });
    await expect(start).toHaveAttribute('href', '/parent/dashboard');
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: report, delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading activities...');
  },
});

export const LoadingRetried = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: report, status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load child activities.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('table', { name: 'Activity report' });
  },
});

export const UnknownLearner = meta.story({
  ...visit({ at: '/child-activity?learnerId=lrn-unknown', as: 'thandi' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    const name = 'Failed to load child activities. learner not found';
    await canvas.findByRole('heading', { level: 1, name });
  },
});

/** Neither the URL nor the session names a learner (D-033). */
export const LearnerMissing = meta.story({
  ...visit({ at: '/child-activity', as: 'naledi' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Learner ID is missing.' });
  },
});

/** The learner's name is optional. Close opens the Admin's start page (D-035). */
export const NameFailed = meta.story({
  ...visit({
    at: '/child-activity?learnerId=lrn-lwazi',
    as: 'thandi',
    fault: { operation: 'getLearner', status: 500 },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Activity report' });
    await expect(canvas.queryByText(/Lwazi/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/admin/users');
  },
});

export const LongText = meta.story({
  ...visit({ at, as: 'lwazi', given: withLongTitles }),
  tags: ['long-text', 'phone'],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Activity report' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    await canvas.findByRole('link', { name: /^Halves, quarters, eighths and Zehn.* for the whole class$/ });
  },
});

/** Expects cards that are not higher than two lines of text. */
async function expectLowCards({ canvas }: Pick<StoryContext, 'canvas'>) {
  const table = await canvas.findByRole('table', { name: 'Activity report' });
  const cards = within(table).getAllByRole('row').slice(1);
  const heights = cards.map((card) => card.getBoundingClientRect().height);
  await expect(Math.max(...heights)).toBeLessThanOrEqual(96);
}

export const LoadedOnAPhone = meta.story({
  ...visit({ at, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: 'Scores over time' });
    await expectLowCards({ canvas });
    const [, card] = canvas.getAllByRole('row');
    await expect(card).toHaveAccessibleName(
      /^Halves, quarters and eighths Mathematics\s· Fractions\s· attempt\s1\s· \d{1,2}\s\w+ 2\.33\/4$/,
    );
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Score');
    await canvas.findByRole('button', { name: /^Descending/ });
  },
});

export const LearnerOpensAttemptOnAPhone = meta.story({
  ...visit({ at: `${at}?q=halves`, as: 'lwazi' }),
  tags: ['interaction'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Activity report' });
    const [, card] = within(table).getAllByRole('row');
    if (!card) throw new Error('There is no card.');
    await userEvent.click(card);
    await canvas.findByRole('heading', { level: 1, name: /Score: 2\.33 out of 4/ });
  },
});

export const WhatWentWellForAParent = meta.story({
  ...visit({ at: `${at}/lrn-lwazi`, as: 'naledi' }),
  play: async ({ canvas }) => {
    const well = within(await canvas.findByRole('region', { name: 'What went well' }));
    await expect(well.getByText(/^Reading for meaning is Lwazi's best topic/)).toBeVisible();
    await expect(well.getByText(/^Lwazi has handed in an activity \d+ weeks in a row\.$/)).toBeVisible();
  },
});

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

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: serverDown }),
  tags: ['failed'],
  play: findsServerDown,
});

export const Offline = meta.story({
  ...visit({ at, as: 'lwazi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const NoAccess = meta.story({
  ...visit({ at, as: 'lwazi', fault: forbidden }),
  tags: ['no-access'],
  play: findsForbidden,
});
