import { expect, waitFor, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { paste, type PlayContext } from '../../play.ts';
import { phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { storeToday, twoDue } from './given-answers.ts';
import {
  findsQuestionInView,
  loading,
  longText,
  nothingDue,
  offline,
  reportFailed,
  resultsDeleted,
  resultsFailed,
} from './round-states.ts';

const at = '/learner/today';

const meta = preview.meta({ title: 'Screens/Learner/Today’s round' });

const fairSharesId = 'act-4-fractions-fair-shares';

/** Two questions are due, and one question of the next activity, ‘Fair shares’, is new. */
function twoDueOneNew(backend: Backend): void {
  twoDue(backend);
  const questions = backend.db.questions.where('activityId', fairSharesId);
  for (const { id } of questions.toSpliced(2, 1)) backend.db.questions.remove(id);
}

const fillBlanks = async ({ canvas, userEvent }: PlayContext, texts: readonly string[]) => {
  for (const [index, text] of texts.entries()) {
    const blank = canvas.getByLabelText(`Blank ${index + 1} of 3`);
    await userEvent.clear(blank);
    await paste({ userEvent }, blank, text);
  }
};

const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** A wrong answer returns at the end; a new question is saved in the draft of its activity. */
export const Round = meta.story({
  ...visit({ at, as: 'lwazi', given: twoDueOneNew }),
  tags: ['interaction'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await canvas.findByRole('heading', { level: 1, name: 'Today’s round' });
    await expect(canvas.getByText('3 questions, about 2 minutes. Take your time.')).toBeVisible();

    await step('answer the first question correctly', async () => {
      await canvas.findByRole('heading', { name: /^Question 1 of 3/ });
      for (const name of ['12', '18', '24']) await userEvent.click(canvas.getByRole('checkbox', { name }));
      await press(context, 'Check');
      await expect(canvas.getByText('Correct!')).toBeVisible();
      await press(context, 'Next');
    });

    await step('answer the second question wrongly twice', async () => {
      await canvas.findByRole('heading', { name: /^Question 2 of 3/ });
      await fillBlanks(context, ['100', '1000', '200']);
      await press(context, 'Check');
      await press(context, 'Check again');
      await press(context, 'Next');
    });

    await step('answer the new question, which is not marked', async () => {
      await canvas.findByRole('heading', { name: /^Question 3 of 3/ });
      await expect(canvas.getByText('Mathematics · Fractions · Fair shares')).toBeVisible();
      await expect(canvas.getByText('New. It is marked when you hand in the activity.')).toBeVisible();
      await press(context, 'Next');
      await expect(canvas.getByText('Not sure? Have a guess, then go on.')).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'False' }));
      await press(context, 'Next');
    });

    await step('answer the wrong question once more', async () => {
      await canvas.findByRole('heading', { name: /^Once more: 1 of 1/ });
      await fillBlanks(context, ['100', '1000', '2000']);
      await press(context, 'Check');
      await press(context, 'Finish');
      await expect(await canvas.findByText('2 of 2 right in this practice')).toBeVisible();
      const items = within(canvas.getByRole('list', { name: 'How each question went' }));
      await expect(items.getByText('Saved')).toBeVisible();
      await expect(items.getByText(/^2\. .*___/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Carry on with “Fair shares”' })).toHaveAttribute(
        'href',
        `/topic/top-4-fractions/activity/${fairSharesId}`,
      );
    });

    await step('return to the dashboard', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Done' }));
      const today = within(await canvas.findByRole('region', { name: 'Today’s round' }));
      await expect(await today.findByRole('heading', { name: 'Done for today' })).toBeVisible();
      const { db } = await storyBackend();
      await waitFor(() =>
        expect(db.drafts.get(`lrn-lwazi:${fairSharesId}`)?.answers).toMatch(/"answer":false/),
      );
    });
  },
});

export const FirstQuestion = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Question 1 of 6/ });
  },
});

/** The question is in view without scrolling. */
export const FirstQuestionOnPhone = meta.story({
  ...visit({ at, as: 'lwazi' }),
  globals: phone,
  play: findsQuestionInView,
});

/** After a reload the round goes on with the questions that are left. */
export const HalfDone = meta.story({
  ...visit({ at, as: 'lwazi' }),
  beforeEach: () => storeToday({ answers: [true, false, true, true] }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Question 5 of 6/ });
    await expect(canvas.getByText('2 of 6 questions left, about 1 minute.')).toBeVisible();
    await expect(canvas.getByText(/^New\. It is marked/)).toBeVisible();
  },
});

export const Done = meta.story({
  ...visit({ at, as: 'lwazi' }),
  beforeEach: () => storeToday({ answers: [true, true, true, true], newQuestions: 2 }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Done for today' });
  },
});

export const NothingDue = meta.story({
  ...nothingDue(at, 'Nothing to try again today'),
  tags: ['empty', 'phone'],
});

/** Without the next activity, the round has questions to try again only. */
export const NextActivityRefused = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityAnswerSheet', status: 402 } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Question 1 of 6/ });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Today’s round' })).toBeVisible();
  },
});

/** The answer to a new question remains on the device, and the bar says so. */
export const AnswerNotSaved = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'saveActivityAnswers', status: 500 } }),
  beforeEach: () => storeToday({ answers: [true, true, true, true] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '3/4 of a loaf' }));
    await waitFor(
      () => expect(canvas.getAllByText('Saved on this device. We will try again.')[0]).toBeVisible(),
      { timeout: 5000 },
    );
  },
});

/** All questions are answered, and a wrong one returns once, also after a reload. */
export const OnceMore = meta.story({
  ...visit({ at, as: 'lwazi' }),
  beforeEach: () => storeToday({ answers: [false, true, true, true], newQuestions: 2 }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: /^Once more: 1 of 1/ });
    await expect(canvas.getByText('1 question to answer once more.')).toBeVisible();
    await paste({ userEvent }, canvas.getByLabelText('Blank 1 of 2'), 'children');
    await paste({ userEvent }, canvas.getByLabelText('Blank 2 of 2'), 'feet');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Done' }));
    await canvas.findByRole('heading', { name: 'Done for today' });
  },
});

export const ResultsDeleted = meta.story(resultsDeleted(at, 'Nothing to try again today'));

/** Without the topics of one subject, the new questions come from another one. */
export const TopicsNotLoaded = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: twoDue,
    fault: { operation: 'listTopicsBySubject', status: 404, times: 1 },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Question 1 of 6/ });
  },
});

/** Heading, round and message agree about the questions that could be loaded. */
export const DueNotLoaded = meta.story({
  ...visit({ at, as: 'lwazi', given: twoDue, fault: { operation: 'getActivityResult', status: 500 } }),
  tags: ['failed', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load 2 questions about “Fractions”.');
    await expect(canvas.getByRole('heading', { name: /^Question 1 of 4/ })).toBeVisible();
    await expect(canvas.getByText('4 questions, about 2 minutes. Take your time.')).toBeInTheDocument();
  },
});

/** After Try again, the heading gets the focus once the new round is shown, not before. */
export const NewNotLoaded = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: twoDueOneNew,
    fault: { operation: 'getActivityAnswerSheet', status: 500 },
  }),
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByText('We could not load 1 question about “Fractions”.');
    await expect(canvas.getByRole('heading', { name: /^Question 1 of 2/ })).toBeVisible();
    (await storyBackend()).faults.clear();
    const stepsAtFocus: (string | null)[] = [];
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.addEventListener('focus', () => {
      stepsAtFocus.push(canvas.getByRole('heading', { level: 2, name: /^Question/ }).textContent);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { name: /^Question 1 of 3/ });
    await waitFor(() => expect(stepsAtFocus).toEqual([expect.stringMatching(/^Question 1 of 3/)]));
    await expect(message).not.toBeInTheDocument();
  },
});

export const ResultsFailed = meta.story({ ...resultsFailed(at), tags: ['failed'] });

export const LoadingFailed = meta.story({ ...reportFailed(at), tags: ['failed'] });

export const Loading = meta.story({ ...loading(at), tags: ['loading'] });

export const Offline = meta.story({ ...offline(at), tags: ['offline'] });

export const LongText = meta.story({ ...longText(at), tags: ['long-text'] });
