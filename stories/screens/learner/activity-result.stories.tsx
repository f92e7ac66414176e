import { expect, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { highlightedTexts, takeSpokenTexts, fakeSpeech, withVoices } from '../../fake-speech.ts';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';
import { findsNoConnection, noConnection } from '../common-states.ts';
import { allRight, withAttempt, halvesId, mostlyRight, threeOfFive } from './given-answers.ts';

const meta = preview.meta({ title: 'Screens/Learner/Activity result' });

const at = '/topic/top-4-fractions/activity-result/att-story';

/** The first attempt of the demo data scored 2.33, this one scores 2.67: the screen praises the progress. */
export const GoodScore = meta.story({
  ...visit({ at, as: 'lwazi', given: withAttempt('att-story', mostlyRight) }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const name = 'Well jumped, Lwazi! Score: 2.67 out of 4.';
    await canvas.findByRole('heading', { level: 1, name });
    await expect(canvas.getByRole('img', { name: '2.67 out of 4' })).toBeVisible();
    await expect(canvas.getByText('Halves, quarters and eighths · Attempt 2')).toBeVisible();
    await canvas.findByText('More points than last time');
    const numbers = canvas.getAllByText(/^Question \d$/).map((badge) => badge.textContent);
    await expect(numbers).toEqual(['Question 1', 'Question 2', 'Question 3', 'Question 4', 'Question 5']);
    await expect(canvas.getByText('Blank 3: not correct. The answer is 2000.')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Practise my mistakes' })).toHaveAttribute(
      'href',
      `${at}/practise`,
    );
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/topic/top-4-fractions/activity/act-4-fractions-halves',
    );
    await expect(await canvas.findByRole('link', { name: 'Next activity Fair shares' })).toHaveAttribute(
      'href',
      '/topic/top-4-fractions/activity/act-4-fractions-fair-shares',
    );
    await expect(canvas.getByRole('link', { name: 'Done' })).toHaveAttribute(
      'href',
      '/topics/top-4-fractions/learner-activities',
    );
  },
});

/** In Grade 1 the cheer and each question with its answers are read aloud. */
export const ReadAloud = meta.story({
  ...visit({ at, as: 'zola', given: withAttempt('att-story', mostlyRight, 'lrn-zola') }),
  tags: ['dark', 'phone'],
  beforeEach: withVoices('en-ZA'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read aloud this page' }));
    await expect(takeSpokenTexts().slice(0, 3)).toEqual([
      'Well jumped, Zola!',
      'Halves, quarters and eighths, Attempt 1',
      'Five questions about fractions and measuring. Take your time.',
    ]);
    fakeSpeech.reach('Well jumped, Zola!', 'jumped');
    await expect(highlightedTexts()).toEqual(['jumped,']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Read aloud Question 3' }));
    await expect(takeSpokenTexts()).toEqual([
      'Choose all the multiples of 6.',
      'Your answer: 12, 20, 18.',
      'Not correct.',
      '12: Correct.',
      '20: Not correct.',
      '18: Correct.',
      '24: Should have been chosen.',
      'Count in sixes: 6, 12, 18, 24. You never land on 20.',
    ]);
    fakeSpeech.reach('24: Should have been chosen.', '24');
    await expect(highlightedTexts()).toEqual(['24']);
  },
});

export const LookAgain = meta.story({
  ...visit({ at, as: 'lwazi', given: withAttempt('att-story', mostlyRight) }),
  play: async ({ canvas, userEvent }) => {
    const map = within(await canvas.findByRole('navigation', { name: 'Questions' }));
    await expect(map.getByText('2 to look at again')).toBeVisible();
    await expect(map.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1. Correct',
      '2. Correct',
      '3. Look again',
      '4. Look again',
      // An unscored question shows its number in the map.
      '55. Not marked',
    ]);
    await expect(map.getAllByRole('link')).toHaveLength(2);
    // An open question has no verdict: the model answer is shown for comparison (D-247).
    const openQuestion = within(canvas.getByRole('group', { name: /^Question 5/ }));
    await expect(openQuestion.getByText('One good answer')).toBeVisible();
    await expect(openQuestion.getByText('One half is 4/8, and 3/8 is one piece less.')).toBeVisible();
    await userEvent.click(map.getByRole('link', { name: '4. Look again' }));
    await expect(canvas.getByRole('group', { name: /^Question 4/ })).toHaveFocus();
    const bar = within(await canvas.findByRole('region', { name: 'Your result' }));
    await expect(bar.getByText('2.67 / 4')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Practise my mistakes' })).toBeVisible();
  },
});
export const LookAgainOnAPhone = LookAgain.extend({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const map = within(await canvas.findByRole('navigation', { name: 'Questions' }));
    await expect(map.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '3. Look again',
      '4. Look again',
    ]);
    await userEvent.click(map.getByRole('link', { name: '4. Look again' }));
    await expect(canvas.getByRole('group', { name: /^Question 4/ })).toHaveFocus();
    const bar = within(await canvas.findByRole('region', { name: 'Your result' }));
    await expect(bar.getAllByRole('link')).toHaveLength(1);
  },
});

export const AllRight = meta.story({
  ...visit({ at, as: 'lwazi', given: withAttempt('att-story', allRight) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^A perfect jump, Lwazi!/ });
    await expect(canvas.queryByRole('link', { name: 'Practise my mistakes' })).toBeNull();
    await expect(canvas.getByText('Nothing to look at again')).toBeVisible();
    await canvas.findByRole('link', { name: 'Next activity Fair shares' });
    await expect(canvas.queryByRole('link', { name: 'Your next jump' })).toBeNull();
  },
});

/** The topic has no other activity: the next step is the dashboard. */
export const TopicDone = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: (backend) => {
      withAttempt('att-story', allRight)(backend);
      const [attempt] = backend.db.attempts.where('activityId', halvesId);
      if (!attempt) throw new Error('The seed has no attempt to copy.');
      const activityId = 'act-4-fractions-fair-shares';
      backend.db.attempts.insert({ ...attempt, learnerId: 'lrn-lwazi', id: 'att-shares', activityId });
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^A perfect jump, Lwazi!/ });
    await canvas.findByText('More points than last time');
    await expect(canvas.queryByRole('link', { name: /^Next activity/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Your next jump' })).toHaveAttribute(
      'href',
      '/learner/dashboard',
    );
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible();
  },
});

export const LowScore = meta.story({
  ...visit({ at, as: 'lwazi', given: withAttempt('att-story', threeOfFive) }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Keep going, Lwazi!/ });
    await canvas.findByText('The same as last time');
  },
});

export const NothingAnswered = meta.story({
  ...visit({ at, as: 'lwazi', given: withAttempt('att-story', []) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Score: 0 out of 4/ });
    await canvas.findByText('Fewer points than last time');
    await expect(canvas.getAllByText('Not answered · 0 of 1').length).toBeGreaterThan(0);
  },
});

export const WithoutEarlierAttempts = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: withAttempt('att-story', mostlyRight),
    fault: { operation: 'listActivitiesWithResults', status: 500 },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Well jumped, Lwazi!/ });
    await expect(canvas.queryByText(/last time/)).toBeNull();
  },
});

/** An Admin sees no cheer and no practice; Back opens the Admin's start page. */
export const AdminView = meta.story({
  ...visit({ at, as: 'thandi', given: withAttempt('att-story', mostlyRight) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
    await expect(canvas.queryByRole('link', { name: 'Practise my mistakes' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/admin/users');
  },
});

/** A parent sees no cheer and no practice; Back opens the report (D-243). */
export const ParentView = meta.story({
  ...visit({ at: `${at}?learnerId=lrn-lwazi`, as: 'naledi', given: withAttempt('att-story', mostlyRight) }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
    await canvas.findByText("Lwazi's marked work, attempt 2");
    await expect(canvas.getByRole('img', { name: 'Score: 2.67 out of 4' })).toBeVisible();
    await expect(canvas.getByText('Blank 3: not correct. The answer is 2000.')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Practise my mistakes' })).toBeNull();
    await expect(canvas.getByText('Written answer')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Done' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/child-activity?learnerId=lrn-lwazi',
    );
  },
});

export const ParentWithoutLearnerId = meta.story({
  ...visit({ at, as: 'naledi', given: withAttempt('att-story', mostlyRight) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Marked work, attempt 2');
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/parent/dashboard');
  },
});

/** A learner has no access to the result of another learner (D-079). */
export const AnotherLearner = meta.story({
  ...visit({ at, as: 'emma', given: withAttempt('att-story', mostlyRight) }),
  tags: ['no-access'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load Activity Result.' });
    await canvas.findByText('You do not have the necessary permissions to view this content.');
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityResult', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load Activity Result.' });
  },
});

export const InvalidUrl = meta.story({
  ...visit({ at: '/topic/top-4-fractions/activity-result/%20', as: 'lwazi' }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Invalid Activity Result.' });
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityResult', delay: 'never' } }),
  tags: ['loading', 'dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your result…');
  },
});

const longText = (backend: Backend) => {
  backend.db.activities.update(halvesId, {
    title: 'Halves, quarters, eighths and everything else: Zehntausendstelbruchrechnungsübungsaufgabe',
    description:
      'Five questions about fractions, measuring, sharing and comparing, with pictures to look at and words to explain what you have found out. Take your time.',
  });
  withAttempt('att-story', mostlyRight)(backend);
};

export const LongText = meta.story({
  ...visit({ at, as: 'lwazi', given: longText }),
  tags: ['long-text', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText(/Zehntausendstel/);
  },
});

export const Offline = meta.story({
  ...visit({ at, as: 'lwazi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});
