import { expect, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { visit, storyNow } from '../../visit.tsx';

const at = '/learner/dashboard';

/** Inserts attempts of Zola, each this many hours before the story's time, 15:08 in school time. */
const withAttempts =
  (...hoursAgo: number[]) =>
  ({ db }: Backend) => {
    const sample = db.attempts.all()[0];
    if (!sample) throw new Error('The demo data has no attempts.');
    hoursAgo.forEach((hours, index) =>
      db.attempts.insert({
        ...sample,
        id: `att-zola-${index}`,
        learnerId: 'lrn-zola',
        activityId: 'act-1-counting-fruit',
        attemptNumber: index + 1,
        createdAtUtc: new Date(storyNow.getTime() - hours * 3_600_000).toISOString(),
      }),
    );
  };

const meta = preview.meta({
  title: 'Screens/Learner/Free dashboard',
});

/** Without a plan, free topics are links and subjects are not (D-238). */
export const Loaded = meta.story({
  ...visit({ at, as: 'zola', given: withAttempts(30, 3) }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('2 of 3 free today');
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('link', { name: 'Let’s go' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/topic\/top-1-[^/]+\/activity\/act-1-/),
    );
    const topic = main.getByRole('link', { name: /^Counting to 20\b.* done\s+Free$/ });
    await expect(topic).toHaveAttribute('href', '/topics/top-1-counting-to-20/learner-activities');
    await expect(topic.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
    await expect(main.getAllByText('Nothing yet')).toHaveLength(4);
    await expect(main.getByText('My first sentences')).toBeVisible();
    await expect(main.queryByRole('link', { name: /^My first sentences/ })).toBeNull();
    await expect(main.getByRole('heading', { level: 3, name: 'Mathematics' })).toBeVisible();
    const subjectLinks = main
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.includes('learnertopics'));
    await expect(subjectLinks).toEqual([]);
    await expect(main.getByRole('link', { name: 'Ask my parent' })).toHaveAttribute('href', '/paywall');
  },
});

/** The day starts at midnight at the school: 15 hours ago is today, 16 is yesterday. */
export const AllLeft = meta.story({
  ...visit({ at, as: 'zola', given: withAttempts(16) }),
  play: async ({ canvas }) => {
    await canvas.findByText('3 of 3 free today');
  },
});

export const NoneLeft = meta.story({
  ...visit({ at, as: 'zola', given: withAttempts(15, 4, 1) }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('0 of 3 free today');
    await expect(canvas.getByText('3 new ones come tomorrow morning.', { exact: false })).toBeVisible();
    await canvas.findByRole('heading', { level: 2, name: 'That was all for today' });
    await expect(canvas.queryByRole('link', { name: 'Let’s go' })).toBeNull();
    await expect(canvas.queryByText('Free')).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /Free again tomorrow$/ })).toHaveLength(5);
  },
});

/** The number of activities left today is unknown: the screen does not show it and keeps the topics open. */
export const ReportFailed = meta.story({
  ...visit({ at, as: 'zola', fault: { operation: 'listLearnerActivityResults', status: 500 } }),
  play: async ({ canvas }) => {
    await canvas.findByText('3 free activities a day');
    await expect(canvas.queryByText('free today', { exact: false })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Let’s go' })).toBeVisible();
  },
});

export const ProgressFailed = meta.story({
  ...visit({ at, as: 'zola', fault: { operation: 'listActivitiesForLearner', status: 500 } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Where will you jump to today?' });
    await expect(canvas.getByRole('link', { name: /^Counting to 20/ })).toBeVisible();
  },
});

/** With a coding plan the number of activities left today is unknown and not shown. */
export const CodingPlan = meta.story({
  ...visit({
    at,
    as: 'zola',
    given: (backend) => {
      backend.db.users.update('lrn-zola', { permissions: ['coding-content-access'] });
      withAttempts(4, 3, 2, 1)(backend);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('3 free activities a day');
    await expect(await canvas.findByRole('link', { name: 'Let’s go' })).toBeVisible();
  },
});

export const FiguresLoading = meta.story({
  ...visit({
    at,
    as: 'zola',
    fault: [
      { operation: 'listLearnerActivityResults', delay: 'never' },
      { operation: 'listActivitiesForLearner', delay: 'never' },
    ],
  }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('region', { name: 'Free activities' });
    await expect(strip).not.toHaveTextContent('free today');
    await expect(strip.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
});

export const LongText = meta.story({
  ...visit({
    at,
    as: 'zola',
    given: ({ db }) => {
      db.users.update('lrn-zola', { name: 'Nkosinathi-Bartholomeus Sibusisiwe Maximiliaan' });
      db.activities.update('act-1-letters-first-sound', {
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and other first sounds',
      });
      db.topics.update('top-1-letters-and-sounds', {
        title: 'Letters, sounds, rhymes and everything that you can hear when you listen very well',
      });
    },
  }),
  tags: ['long-text', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Welcome, Nkosinathi/ });
    await canvas.findByRole('link', { name: 'Let’s go' });
  },
});
