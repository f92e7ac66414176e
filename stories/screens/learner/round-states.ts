import { expect, within } from 'storybook/test';
import type { PlayContext } from '../../play.ts';
import { visit, type Visit } from '../../visit.tsx';
import { finds, findsLongTexts, findsNoConnection, longTexts, noConnection } from '../common-states.ts';
import { twoDue } from './given-answers.ts';

/*
 * States that the round of the day and the questions to revisit have in common.
 */

const asLwazi = (at: string, options: Partial<Visit> = {}) => visit({ at, as: 'lwazi', ...options });

async function findsFailure({ canvas }: PlayContext): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: 'Failed to load your questions.' });
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
}

export const nothingDue = (at: string, heading: string) => ({
  ...asLwazi(at, {
    given: ({ db: { attempts } }) => {
      for (const { id } of attempts.where('learnerId', 'lrn-lwazi')) attempts.remove(id);
    },
  }),
  play: async ({ canvas }: PlayContext) => {
    await canvas.findByRole('heading', { name: heading });
    await expect(canvas.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  },
});

/** The attempts of the due questions are deleted: they are not asked again. */
export const resultsDeleted = (at: string, heading: string) => ({
  ...asLwazi(at, { given: twoDue, fault: { operation: 'getActivityResult', status: 404 } }),
  play: finds(heading),
});

/** Without any question, a failure is not shown as nothing to do. */
export const resultsFailed = (at: string) => ({
  ...asLwazi(at, {
    given: twoDue,
    fault: [
      { operation: 'getActivityResult', status: 500 },
      { operation: 'listActivitiesForLearner', status: 500 },
    ],
  }),
  play: findsFailure,
});

export const reportFailed = (at: string) => ({
  ...asLwazi(at, { fault: { operation: 'listLearnerActivityResults', status: 500 } }),
  play: findsFailure,
});

export const loading = (at: string) => ({
  ...asLwazi(at, { fault: { operation: 'listLearnerActivityResults', delay: 'never' } }),
  play: finds('Loading your questions…'),
});

export const offline = (at: string) => ({ ...asLwazi(at, { fault: noConnection }), play: findsNoConnection });

export const longText = (at: string) => ({
  ...asLwazi(at, {
    given: (backend) => {
      twoDue(backend);
      longTexts(backend);
    },
  }),
  play: findsLongTexts,
});

/** The question and its first control are above the bar on a phone of 360 × 640 px. */
export async function findsQuestionInView({ canvas }: PlayContext): Promise<void> {
  const question = within(await canvas.findByRole('group', { name: /^Question 1 of/ }));
  const bar = canvas.getByRole('region', { name: 'Practice' }).getBoundingClientRect();
  const [control] = [...question.queryAllByRole('textbox'), ...question.queryAllByRole('radio')];
  await expect(control?.getBoundingClientRect().bottom).toBeLessThan(640 - bar.height);
}
