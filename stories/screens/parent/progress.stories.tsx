import { expect, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';
import {
  findsForbidden,
  findsMissing,
  findsNoConnection,
  findsServerDown,
  forbidden,
  missing,
  noConnection,
  serverDown,
} from '../common-states.ts';

const meta = preview.meta({ title: 'Screens/Parent/Progress' });

const at = '/parent/progress/lrn-lwazi';
const report = 'listLearnerActivityResults' as const;

/** Replaces Lwazi's attempts with one for each number of days, that many days and one hour old. */
const withAttempts =
  (...daysAgo: readonly number[]) =>
  ({ db, now }: Backend) => {
    const known = db.attempts.where('learnerId', 'lrn-lwazi');
    for (const { id } of known) db.attempts.remove(id);
    daysAgo.forEach((days, index) => {
      const attempt = known[index % known.length];
      if (!attempt) throw new Error('The seed has no attempt to copy.');
      const createdAtUtc = new Date(now().getTime() - days * 86_400_000 - 3_600_000).toISOString();
      db.attempts.insert({ ...attempt, id: `att-day-${index}`, createdAtUtc });
    });
  };

export const Loaded = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: "Lwazi's progress" });
    const week = canvas.getByRole('region', { name: 'This week' });
    await expect(within(week).getByText('Monday 12 May to Sunday 18 May')).toBeVisible();
    const days = within(week).getByRole('table', { name: /^Attempts by day/ });
    await expect(within(days).getAllByRole('row')).toHaveLength(8);
    const subjects = within(week).getByRole('table', { name: 'By subject, This week' });
    await expect(within(subjects).getByRole('row', { name: /^Mathematics 58%/ })).toBeVisible();
    const practise = within(week).getByRole('region', { name: 'What to practise This week' });
    await expect(
      within(practise).getByRole('link', { name: 'Halves, quarters and eighths' }),
    ).toHaveAttribute('href', '/topic/top-4-fractions/activity-result/att-348?learnerId=lrn-lwazi');
    const term = canvas.getByRole('region', { name: 'This term: Term 2' });
    await expect(
      within(term).getByText(
        'Term 2, the term of the most recent activity: everything done in its topics in 2025.',
      ),
    ).toBeVisible();
    await expect(within(term).getByText('70% at first, 58% latest')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Full report' })).toHaveAttribute(
      'href',
      '/grades/grd-4/activity-report/lrn-lwazi',
    );
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/parent/dashboard');
  },
});

/** One attempt is not a trend: the chart has a dot and a text. */
export const OneAttempt = meta.story({
  ...visit({ at, as: 'naledi', given: withAttempts(0) }),
  play: async ({ canvas }) => {
    const week = await canvas.findByRole('region', { name: 'This week' });
    await expect(within(week).getByText(/^\d+%, once$/)).toBeVisible();
  },
});

/** The term is shown although the week is empty. */
export const NothingThisWeek = meta.story({
  ...visit({ at, as: 'naledi', given: withAttempts(10, 12, 40) }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    const week = await canvas.findByRole('region', { name: 'This week' });
    await expect(within(week).getByText('Lwazi has not handed in an activity this week.')).toBeVisible();
    await expect(within(week).queryByRole('table')).toBeNull();
    const term = canvas.getByRole('region', { name: /^This term/ });
    await expect(within(term).getByRole('table', { name: /^Attempts by week/ })).toBeVisible();
  },
});

/** Activities without a score are in neither list; each list says that it is empty. */
export const NothingScored = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: ({ db }) => {
      for (const { id } of db.attempts.where('learnerId', 'lrn-lwazi')) {
        db.attempts.update(id, { totalScore: 0, activityTotalScore: 0 });
      }
    },
  }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole('region', { name: 'This week' }));
    await expect(week.getAllByText('N/A')[0]).toBeVisible();
    await expect(week.getAllByText('No attempt has a score.')).toHaveLength(2);
  },
});

const withoutTerms = ({ db }: Backend) => {
  for (const { id } of db.topics.all()) db.topics.update(id, { termId: null });
};
export const NoTerm = meta.story({
  ...visit({ at, as: 'naledi', given: withoutTerms }),
  play: async ({ canvas }) => {
    const term = await canvas.findByRole('region', { name: 'This term' });
    await expect(within(term).getByText('Nothing that Lwazi has done belongs to a term.')).toBeVisible();
  },
});

export const Empty = meta.story({
  ...visit({ at: '/parent/progress/lrn-zola', as: 'naledi' }),
  tags: ['empty', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: "Zola's progress" });
    await canvas.findByRole('heading', { level: 2, name: 'Nothing to show yet' });
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
});

/** Without a grade, the report is opened with only the id of the learner. */
export const NoGrade = meta.story({
  ...visit({
    at,
    as: 'naledi',
    given: ({ db }) => void db.users.update('lrn-lwazi', { gradeId: null }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Full report' })).toHaveAttribute(
      'href',
      '/child-activity?learnerId=lrn-lwazi',
    );
  },
});

/** With 10,000 attempts, the term covers a year and is counted by month. */
export const TenThousandAttempts = meta.story({
  ...visit({ at: '/parent/progress/lrn-more-1', as: 'fatima', scenario: 'large' }),
  tags: ['many'],
  play: async ({ canvas }) => {
    const term = await canvas.findByRole('region', { name: /^This term/ });
    await expect(within(term).getByRole('table', { name: /^Attempts by month/ })).toBeVisible();
    await expect(within(term).getAllByText(/% at first, \d+% latest$/).length).toBeGreaterThan(3);
  },
});

const withLongText = ({ db }: Backend) => {
  db.users.update('lrn-lwazi', {
    name: 'Nkosinathi-Sibusiso-Mpumelelo',
    surname: 'van der Westhuizen-Mokgotlhong-Featherstonehaugh',
  });
  db.subjects.update('sub-4-maths', { title: 'Mathematics and Donaudampfschifffahrtselektrizitätenlehre' });
  for (const { id } of db.activities.where('topicId', 'top-4-fractions')) {
    db.activities.update(id, { title: 'Halves, quarters and Zehntausendstelbruchrechnungsübungsaufgaben' });
  }
};
export const LongText = meta.story({
  ...visit({ at, as: 'naledi', given: withLongText }),
  tags: ['long-text', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Nkosinathi/ });
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: report, delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading progress…');
  },
});

export const LoadingRetried = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: report, status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load child activities.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: "Lwazi's progress" });
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'naledi', fault: serverDown }),
  tags: ['failed'],
  play: findsServerDown,
});

export const Offline = meta.story({
  ...visit({ at, as: 'naledi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const NoAccess = meta.story({
  ...visit({ at, as: 'naledi', fault: forbidden }),
  tags: ['no-access'],
  play: findsForbidden,
});

export const NotFound = meta.story({
  ...visit({ at, as: 'naledi', fault: missing }),
  tags: ['not-found'],
  play: findsMissing,
});
