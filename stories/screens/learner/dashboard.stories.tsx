import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';
import { findsNoConnection, noConnection } from '../common-states.ts';
import { storeToday, withDraft, halvesId } from './given-answers.ts';

const at = '/learner/dashboard';

const meta = preview.meta({
  title: 'Screens/Learner/Dashboard',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Welcome, / });
    await canvas.findByRole('region', { name: 'Your subjects' });
  },
});

/** Gives Zola (Grade 1) a plan; without one, free-dashboard.stories.tsx shows her dashboard. */
const withPlan = ({ db }: Backend) =>
  void db.users.update('lrn-zola', { permissions: ['school-content-access'] });

export const Loaded = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome, Lwazi!' });
    const progress = canvas.getByRole('region', { name: 'Your progress' });
    await expect(progress).toHaveTextContent('Grade 4');
    await expect(await canvas.findByText('78%')).toBeVisible();
    await expect(progress).toHaveTextContent('Answered this week7 questions');
    await expect(progress).toHaveTextContent('Right on the first try4 of 7');
    await expect(progress).not.toHaveTextContent('last week');
    const week = within(canvas.getByRole('region', { name: 'This week' }));
    await expect(week.getByText('2 of 4 days')).toBeVisible();
    await expect(week.getByText('10 weeks in a row')).toBeVisible();
    const subjects = canvas.getByRole('region', { name: 'Your subjects' });
    await expect(subjects.querySelectorAll('h3')).toHaveLength(5);
    await expect(subjects).toHaveTextContent('6 of 10 activities done');
  },
});

const findToday = async ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Today’s round' }));

/** The round offers what is due and what is next. A draft can be continued instead. */
export const RoundAndDraft = meta.story({
  ...visit({ at, as: 'lwazi', given: withDraft([{ answer: false }]) }),
  play: async (context) => {
    const today = await findToday(context);
    await expect(today.getByRole('heading')).toHaveTextContent('Today: 6 questions, about 3 minutes');
    await expect(today.getByRole('list')).toHaveTextContent('English 4 to try againFractions 2 new ones');
    await expect(today.getByRole('link', { name: 'Start today’s round' })).toHaveAttribute(
      'href',
      '/learner/today',
    );
    await expect(today.getByRole('link', { name: 'Halves, quarters and eighths' })).toHaveAttribute(
      'href',
      `/topic/top-4-fractions/activity/${halvesId}`,
    );
  },
});

export const HalfDone = meta.story({
  ...visit({ at, as: 'lwazi' }),
  beforeEach: () => storeToday({ answers: [true, false, true] }),
  tags: ['phone'],
  play: async (context) => {
    const today = await findToday(context);
    await expect(today.getByRole('heading')).toHaveTextContent(
      'Today: 3 to go and 1 once more, about 2 minutes',
    );
    await expect(today.getByRole('link', { name: 'Carry on · 3 of 6 answered' })).toBeVisible();
    const week = within(context.canvas.getByRole('region', { name: 'This week' }));
    await expect(week.getByText('3 of 4 days')).toBeVisible();
    await expect(week.getByText('One more day')).toBeVisible();
  },
});

export const DoneForToday = meta.story({
  ...visit({ at, as: 'lwazi' }),
  beforeEach: () =>
    storeToday({
      answers: [true, true, true, true],
      newQuestions: 2,
      others: { '2025-05-14': { revisited: 3, newQuestions: 0, mistakes: 9 } },
    }),
  tags: ['dark', 'phone'],
  play: async (context) => {
    const today = await findToday(context);
    await expect(today.getByRole('heading', { name: 'Done for today' })).toBeVisible();
    await expect(today.getByRole('link', { name: 'Practise more' })).toHaveAttribute(
      'href',
      '/learner/revisit',
    );
    await expect(context.canvas.getByText('Your week is complete.')).toBeVisible();
    const progress = context.canvas.getByRole('region', { name: 'Your progress' });
    await expect(progress).toHaveTextContent('Answered this week23 questions');
    await expect(progress).toHaveTextContent('Right on the first try4 of 7');
    await expect(progress).toHaveTextContent('more than last week');
  },
});

/** Without due questions, the next activity is offered. */
const findNextJump = async ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Your next jump' }));

export const NextActivity = meta.story({
  ...visit({ at, as: 'zola', given: withPlan }),
  play: async (context) => {
    const jump = await findNextJump(context);
    await expect(jump.getByRole('link', { name: 'Let’s go' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/topic\/top-1-[^/]+\/activity\/act-1-/),
    );
  },
});

export const ThreeSubjects = meta.story({
  ...visit({ at, as: 'zola', given: withPlan }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Welcome, Zola!' });
    const subjects = canvas.getByRole('region', { name: 'Your subjects' });
    await expect(within(subjects).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
});
export const SixSubjects = meta.story(visit({ at, as: 'emma' }));

export const OneSubject = meta.story(
  visit({
    at,
    as: 'zola',
    given: (backend) => {
      withPlan(backend);
      for (const subject of ['sub-1-english', 'sub-1-life']) backend.db.subjects.remove(subject);
    },
  }),
);

export const NoSubjects = meta.story({
  ...visit({
    at,
    as: 'zola',
    given: (backend) => {
      withPlan(backend);
      for (const { id } of backend.db.subjects.where('gradeId', 'grd-1')) backend.db.subjects.remove(id);
    },
  }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('Your grade has no subjects yet.', { exact: false });
  },
});

/** The figures are 0%, 0 and N/A (D-053). */
export const NoResults = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      for (const { id } of db.attempts.where('learnerId', 'lrn-lwazi')) db.attempts.remove(id);
    },
  }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0%')).toBeVisible();
    await expect(canvas.getByText('N/A')).toBeVisible();
  },
});

export const ReportFailed = NoResults.extend({
  ...visit({ fault: { operation: 'listLearnerActivityResults', status: 500 }, given: () => undefined }),
  tags: ['!empty'],
});

export const ProgressFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'listActivitiesForLearner', status: 500 } }),
  play: async ({ canvas }) => {
    const subjects = await canvas.findByRole('region', { name: 'Your subjects' });
    await expect(await canvas.findByText('78%')).toBeVisible();
    await expect(subjects).not.toHaveTextContent('activities done');
    await expect(subjects).not.toHaveTextContent('not done yet');
  },
});

export const FiguresLoading = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    fault: [
      { operation: 'listLearnerActivityResults', delay: 'never' },
      { operation: 'listActivitiesForLearner', delay: 'never' },
    ],
  }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome, Lwazi!' });
    const progress = canvas.getByRole('region', { name: 'Your progress' });
    await expect(progress.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(progress).not.toHaveTextContent('%');
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getMyLearnerProfile', delay: 'never' } }),
  tags: ['loading', 'dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your dashboard…');
  },
});

export const NoGrade = meta.story({
  ...visit({ at, as: 'kabelo' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'No grade assigned to you.' });
  },
});

export const ProfileFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getMyLearnerProfile', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load learners.' });
  },
});

export const SubjectsFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'listSubjects', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load subjects or topics.' });
  },
});

export const TopicsFailed = SubjectsFailed.extend(
  visit({ fault: { operation: 'listTopicsBySubject', status: 500 } }),
);

export const LongText = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      db.users.update('lrn-lwazi', { name: 'Nkosinathi-Bartholomeus Sibusisiwe Maximiliaan' });
      db.grades.update('grd-4', { title: 'Grade 4 (Afternoon group, Observatory campus)' });
      db.subjects.update('sub-4-english', {
        title: 'English Home Language and First Additional Language for the Intermediate Phase',
        description:
          'Stories, grammar, spelling, poems read aloud, letters to friends and to the newspaper, and clear writing.',
      });
      db.subjects.update('sub-4-maths', { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' });
      db.topics.update('top-4-nouns-and-verbs', {
        title:
          'Nouns, verbs, adjectives and adverbs: words that name, words that do, and words that describe both',
      });
    },
  }),
  tags: ['long-text', 'phone'],
});

export const Offline = meta.story({
  ...visit({ at, as: 'lwazi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});
