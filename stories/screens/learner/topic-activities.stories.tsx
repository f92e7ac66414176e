import { expect, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { highlightedTexts, takeSpokenTexts, fakeSpeech, withVoices } from '../../fake-speech.ts';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';
import {
  finds,
  findsForbidden,
  findsMissing,
  findsNoConnection,
  forbidden,
  missing,
  noConnection,
} from '../common-states.ts';
import { withDraft } from './given-answers.ts';

const at = '/topics/top-4-fractions/learner-activities';

const meta = preview.meta({
  title: 'Screens/Learner/Topic activities',
});

const withoutActivities = ({ db }: Backend) => {
  for (const { id } of db.activities.where('topicId', 'top-4-fractions')) db.activities.remove(id);
};

const withManyAttempts = ({ db }: Backend) => {
  const [first] = db.attempts.where('activityId', 'act-4-fractions-halves');
  if (!first) throw new Error('The seed has no attempt to copy.');
  for (let number = 2; number <= 30; number += 1) {
    const totalScore = number === 12 ? 4 : (number * 7) % 4;
    db.attempts.insert({
      ...first,
      learnerId: 'lrn-lwazi',
      id: `att-more-${number}`,
      attemptNumber: number,
      totalScore,
    });
  }
};

export const Loaded = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Fractions' });
    await canvas.findByText('Mathematics · Term 2');
    await expect(canvas.getByText(/^1 of 2/)).toHaveTextContent('1 of 2 activities done');
    await expect(canvas.getAllByRole('link', { name: 'Answers Questions' })).toHaveLength(2);
    const attempts = canvas.getByRole('list', { name: 'Your attempt Halves, quarters and eighths' });
    const attempt = within(attempts).getByRole('link', { name: 'Attempt 1: 2.33/4' });
    await expect(attempt.getAttribute('href')).toMatch(/^\/topic\/top-4-fractions\/activity-result\//);
    await expect(canvas.getByText('Best score 2.33 of 4')).toBeVisible();
  },
});

export const CarryOn = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: (backend) => {
      withDraft([{ answer: false }])(backend);
      // A draft without answers.
      backend.db.drafts.insert({
        id: 'lrn-lwazi:act-4-fractions-fair-shares',
        learnerId: 'lrn-lwazi',
        activityId: 'act-4-fractions-fair-shares',
        answers: '{}',
      });
    },
  }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Carry on · 1 of 5 answered');
    await expect(canvas.getAllByText(/^Carry on/)).toHaveLength(1);
    await expect(canvas.getByText('Best score 2.33 of 4')).toBeVisible();
    await expect(canvas.getByText('To do')).toBeVisible();
  },
});

/** On a desktop the list of attempts is at most 60 % of the window high (LRN-032). */
export const ManyAttempts = meta.story({
  ...visit({ at, as: 'lwazi', given: withManyAttempts }),
  tags: ['many'],
  play: async ({ canvas }) => {
    const attempts = await canvas.findByRole('list', { name: /^Your 30 attempts/ });
    await expect(within(attempts).getAllByRole('link')).toHaveLength(30);
    await expect(attempts.clientHeight).toBeLessThanOrEqual(window.innerHeight * 0.6);
    await expect(canvas.getByText('Best score 4 of 4')).toBeVisible();
  },
});

/** On a phone the list does not scroll inside the page (D-236). */
export const ManyAttemptsOnAPhone = ManyAttempts.extend({
  globals: phone,
  play: async ({ canvas }) => {
    const attempts = await canvas.findByRole('list', { name: /^Your 30 attempts/ });
    await expect(attempts.scrollHeight).toBe(attempts.clientHeight);
  },
});

export const EveryKindOfMedia = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      db.activities.update('act-4-fractions-halves', { mediaPath: 'files/fil-robot-moves-t9pf.webm' });
      const unsaved = { lastModifiedUserId: null, savedAtUtc: null, savedByUserId: null };
      const more = { topicId: 'top-4-fractions', isSuspended: false, ...unsaved };
      db.activities.insert({
        ...more,
        id: 'act-sound',
        title: 'Listen for the fraction',
        description: 'Clap along.',
        mediaPath: 'files/fil-beeps-h6ws.mp3',
      });
      db.activities.insert({
        ...more,
        id: 'act-sheet',
        title: 'On paper',
        description: null,
        mediaPath: 'files/fil-grid-sheet-r2yd.pdf',
      });
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Listen for the fraction' });
    await expect(canvasElement.querySelectorAll('audio, video')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Download attached file' })).toBeVisible();
  },
});

export const OneActivity = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      const [, ...others] = db.activities.where('topicId', 'top-4-fractions');
      for (const { id } of others) db.activities.remove(id);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Fractions' });
    await expect(canvas.getAllByRole('link', { name: 'Answers Questions' })).toHaveLength(1);
  },
});

export const Empty = meta.story({
  ...visit({ at, as: 'lwazi', given: withoutActivities }),
  tags: ['empty', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Fractions' });
    await canvas.findByRole('heading', { level: 2, name: 'No activities yet' });
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'listActivitiesWithResults', delay: 'never' } }),
  tags: ['loading', 'dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading activities...');
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'listActivitiesWithResults', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load activities.' });
  },
});

/** The topic is optional: without it there is no title and no colour, and Back opens the dashboard (D-058). */
export const TopicFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getTopic', status: 500 } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Activities' });
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/learner/dashboard');
  },
});

export const LongText = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      db.topics.update('top-4-fractions', {
        title:
          'Fractions of wholes and of quantities, and Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      });
      db.activities.update('act-4-fractions-halves', {
        title:
          'Halves, quarters, eighths, thirds, sixths, twelfths and Zehntausendstelbruchrechnungsübungsaufgaben',
        description:
          'Five questions about fractions of a metre, of a litre and of a kilogram, with time to read each of them twice, to draw what it asks for, and to check the answer with a friend before going on to the next one.',
      });
    },
  }),
  tags: ['long-text', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Fractions of wholes/ });
  },
});

export const ReadAloud = meta.story({
  ...visit({ at: '/topics/top-1-counting-to-20/learner-activities', as: 'zola' }),
  beforeEach: withVoices('en-ZA'),
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read aloud: Count the fruit' }));
    await expect(takeSpokenTexts()).toEqual([
      'Count the fruit',
      'Point with your finger and count.',
      '3 questions, 3 points to score',
    ]);
    fakeSpeech.reach('Count the fruit', 'Count');
    await expect(highlightedTexts()).toEqual(['Count']);
  },
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

export const NotFound = meta.story({
  ...visit({ at, as: 'lwazi', fault: missing }),
  tags: ['not-found'],
  play: findsMissing,
});

export const Admin = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: finds('Fractions'),
});
