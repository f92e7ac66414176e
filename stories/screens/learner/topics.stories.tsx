import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { visit } from '../../visit.tsx';
import { findsManyRows, manyRows } from '../common-states.ts';

const at = '/subjects/sub-4-maths/learnertopics';

const meta = preview.meta({
  title: 'Screens/Learner/Topics',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Mathematics' });
  },
});

export const Loaded = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Mathematics' });
    await expect(canvas.getByText('Grade 4 · 6 of 10 activities done')).toBeVisible();
    const groups = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(groups.slice(-3)).toEqual(['Term 1', 'Term 2', 'Unassigned Topics']);
    await expect(canvas.getAllByText('Completed')).toHaveLength(2);
    await expect(canvas.getByText('2 pending')).toBeVisible();
  },
});

/** Two terms with one topic each share a row. */
export const SingleTopics = meta.story({
  ...visit({ at: '/subjects/sub-4-coding/learnertopics', as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Coding and Robotics' });
  },
});

export const OneTopic = meta.story(
  visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      for (const { id } of db.topics.where('subjectId', 'sub-4-maths').slice(1)) db.topics.remove(id);
    },
  }),
);

/** A topic without activities is not completed (D-055). */
export const TopicWithoutActivities = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      for (const { id } of db.activities.where('topicId', 'top-4-fractions')) db.activities.remove(id);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 pending')).toBeVisible();
  },
});

export const Empty = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      for (const { id } of db.topics.where('subjectId', 'sub-4-maths')) db.topics.remove(id);
    },
  }),
  tags: ['empty', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No topics yet' });
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'listTopicsBySubject', delay: 'never' } }),
  tags: ['loading', 'dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading topics…');
  },
});

/** An Admin selects a learner in the URL and has no Back link (D-057). */
export const AdminView = meta.story({
  ...visit({ at: `${at}?learnerId=lrn-lwazi`, as: 'thandi' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Lwazi Khumalo · Grade 4 · 6 of 10 activities done');
    await expect(canvas.queryByRole('link', { name: 'Back' })).toBeNull();
  },
});

export const AdminUnknownLearner = meta.story({
  ...visit({ at: `${at}?learnerId=lrn-unknown`, as: 'thandi' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load learner profile or subject.' });
  },
});

export const AdminWithoutALearner = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Missing subject or learner information.' });
  },
});

export const ProfileFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getMyLearnerProfile', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load learner profile or subject.' });
  },
});
export const SubjectFailed = ProfileFailed.extend(visit({ fault: { operation: 'getSubject', status: 500 } }));

export const TopicsFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'listTopicsBySubject', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    const name = 'Failed to load topics or activity progress.';
    await canvas.findByRole('heading', { level: 1, name });
  },
});
export const ProgressFailed = TopicsFailed.extend({
  ...visit({ fault: { operation: 'listActivitiesForLearner', status: 'offline' } }),
  tags: ['offline', '!failed'],
});

/** After 10 seconds (LRN-028), and without a cached response, the learner can try again or go on elsewhere. */
export const ProgressTooSlow = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'listActivitiesForLearner', delay: 'never' } }),
  beforeEach: () => speedUpTimers(8, 10_000),
  play: async ({ canvas }) => {
    const name = 'Failed to load topics or activity progress.';
    await canvas.findByRole('heading', { level: 1, name });
    await expect(canvas.getByText('The school took too long to answer.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your start page' })).toBeVisible();
  },
});

export const NoAccess = meta.story({
  ...visit({ at: '/subjects/sub-1-maths/learnertopics', as: 'zola' }),
  tags: ['no-access'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment Required' });
  },
});

export const LongText = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      db.subjects.update('sub-4-maths', {
        title: 'Mathematics, Mathematical Literacy and Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      });
      db.terms.update('trm-1', { title: 'Term 1 with the weeks of revision before the winter examinations' });
      db.topics.update('top-4-whole-numbers', {
        title:
          'Whole numbers up to ten thousand: counting, ordering, comparing, representing and rounding them',
        description:
          'Count, order and round numbers, say what each digit is worth, and write them in words, on a number line and in an expanded form.',
      });
      db.topics.update('top-4-fractions', { title: 'Zehntausendstelbruchrechnungsübungsaufgabe' });
    },
  }),
  tags: ['long-text', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Mathematics, Mathematical Literacy/ });
  },
});

export const Many = meta.story({
  ...visit({ at, as: 'lwazi', given: manyRows('topics', 'title', 600) }),
  tags: ['many'],
  play: findsManyRows,
});
