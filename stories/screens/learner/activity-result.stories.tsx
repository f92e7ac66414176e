import { expect, waitFor } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { dark, phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';
import { allRight, attemptOf, halves, mostlyRight, threeOfFive } from './given-answers.ts';

const meta = preview.meta({ title: 'Screens/Learner/Activity result' });

const at = '/topic/top-4-fractions/activity-result/att-story';

/** As it stands after submitting: Lwazi's first attempt, of the seed, reached 2.33. */
export const Good = meta.story({
  ...visit({ at, as: 'lwazi', given: attemptOf('att-story', mostlyRight) }),
  play: async ({ canvas }) => {
    const name = 'Well jumped, Lwazi! Score: 3.67 out of 5.';
    await canvas.findByRole('heading', { level: 1, name });
    await expect(canvas.getByRole('img', { name: '3.67 out of 5' })).toBeVisible();
    await expect(canvas.getByText('Attempt 2')).toBeVisible();
    await canvas.findByText('Up from 2.33');
    const numbers = canvas.getAllByText(/^Question \d$/).map((badge) => badge.textContent);
    await expect(numbers).toEqual(['Question 1', 'Question 2', 'Question 3', 'Question 4', 'Question 5']);
    await expect(canvas.getByText('Blank 3: not correct. The answer is 2000.')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Practise my mistakes' })).toHaveAttribute(
      'href',
      `${at}/practise`,
    );
    await expect(canvas.getByRole('link', { name: 'Done' })).toHaveAttribute(
      'href',
      '/topics/top-4-fractions/learner-activities',
    );
  },
});
export const Dark = Good.extend({ globals: dark });
export const Phone = Good.extend({ globals: phone });

export const AllRight = meta.story({
  ...visit({ at, as: 'lwazi', given: attemptOf('att-story', allRight) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^A perfect jump, Lwazi!/ });
    await expect(canvas.queryByRole('link', { name: 'Practise my mistakes' })).toBeNull();
  },
});

/** Kind, and without confetti; the same score as the time before. */
export const Low = meta.story({
  ...visit({ at, as: 'lwazi', given: attemptOf('att-story', threeOfFive) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Keep going, Lwazi!/ });
    await canvas.findByText('The same as last time');
  },
});
export const LowOnAPhone = Low.extend({ globals: phone });

export const NothingAnswered = meta.story({
  ...visit({ at, as: 'lwazi', given: attemptOf('att-story', []) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Score: 0 out of 5/ });
    await canvas.findByText('Last time: 2.33');
    await expect(canvas.getAllByText('Not answered · 0 of 1').length).toBeGreaterThan(0);
  },
});

/** Earlier attempts are an extra: without them the result stands all the same. */
export const WithoutEarlierAttempts = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: attemptOf('att-story', mostlyRight),
    fault: { operation: 'listActivitiesWithResults', status: 500 },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Well jumped, Lwazi!/ });
    await expect(canvas.queryByText(/Up from/)).toBeNull();
  },
});

/** An Admin may look at any attempt: no cheer, nothing to practise, and a way to where the role begins. */
export const AdminLooksAtIt = meta.story({
  ...visit({ at, as: 'thandi', given: attemptOf('att-story', mostlyRight) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
    await expect(canvas.queryByRole('link', { name: 'Practise my mistakes' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/admin/users');
  },
});

/** A parent reads about the child: no cheer, nothing to practise, and a way back to the report (D-243). */
export const ParentLooksAtIt = meta.story({
  ...visit({ at: `${at}?learnerId=lrn-lwazi`, as: 'naledi', given: attemptOf('att-story', mostlyRight) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
    await canvas.findByText("Lwazi's marked work, attempt 2");
    await expect(canvas.getByRole('img', { name: 'Score: 3.67 out of 5' })).toBeVisible();
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
export const ParentInTheDark = ParentLooksAtIt.extend({ globals: dark });
export const ParentOnAPhone = ParentLooksAtIt.extend({ globals: phone });

/** A link that does not say whose work it is: it stands without the name. */
export const ParentWithoutLearner = meta.story({
  ...visit({ at, as: 'naledi', given: attemptOf('att-story', mostlyRight) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Marked work, attempt 2');
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/parent/dashboard');
  },
});

export const NotYourChild = meta.story({
  ...visit({ at, as: 'fatima', given: attemptOf('att-story', mostlyRight) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load Activity Result.' });
  },
});

/** Somebody else's attempt (D-079). */
export const Foreign = meta.story({
  ...visit({ at, as: 'emma', given: attemptOf('att-story', mostlyRight) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load Activity Result.' });
    await canvas.findByText('You do not have the necessary permissions to view this content.');
  },
});

export const LoadFails = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityResult', status: 500 } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load Activity Result.' });
  },
});

export const Invalid = meta.story({
  ...visit({ at: '/topic/top-4-fractions/activity-result/%20', as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Invalid Activity Result.' });
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityResult', delay: Infinity } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your result…');
  },
});

const longText = (backend: Backend) => {
  backend.db.activities.update(halves, {
    title: 'Halves, quarters, eighths and everything else: Zehntausendstelbruchrechnungsübungsaufgabe',
    description:
      'Five questions about fractions, measuring, sharing and comparing, with pictures to look at and words to explain what you have found out. Take your time.',
  });
  attemptOf('att-story', mostlyRight)(backend);
};

export const LongText = meta.story({
  ...visit({ at, as: 'lwazi', given: longText }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Zehntausendstel/);
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
});
export const LongTextOnAPhone = LongText.extend({ globals: phone });
