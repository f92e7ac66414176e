import { expect, waitFor, within } from 'storybook/test';
import { queryClient } from '#api/query-client.ts';
import preview from '../../../../.storybook/preview.tsx';
import { highlightedTexts, takeSpokenTexts, fakeSpeech, withVoices } from '../../../fake-speech.ts';
import { holdResponses } from '../../../hold-responses.ts';
import { speedUpTimers } from '../../../speed-up-timers.ts';
import { phone } from '../../../variants.ts';
import { visit } from '../../../visit.tsx';
import { watchCalls } from '../../../watch-calls.ts';
import { findsForbidden, findsMissing, forbidden, missing } from '../../common-states.ts';
import { allRight, withAttempt, withDraft, halvesId, savedAnswers, threeOfFive } from '../given-answers.ts';

const meta = preview.meta({ title: 'Screens/Learner/Do activity' });

const at = `/topic/top-4-fractions/activity/${halvesId}`;

/** Dialogs and toasts are children of body, outside the canvas. */
const page = within(document.body);

export const Loaded = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
    await expect(canvas.getByText('0 of 5 answered')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Question 1: To do' })).toBeVisible();
    const questions = canvas.getAllByRole('group', { name: /^Question/ });
    const chosen = questions.map((question) => within(question).queryByRole('radio', { checked: true }));
    await expect(chosen).toEqual([null, null, null, null, null]);
  },
});

export const PartlyAnswered = meta.story({
  ...visit({ at, as: 'lwazi', given: withDraft(threeOfFive) }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
    await canvas.findByText('3 of 5 answered');
    await expect(canvas.getByText('Saved')).toBeVisible();
    await expect(canvas.getByText('1 of 3 blanks')).toBeInTheDocument();
  },
});

/** The bars never cover the focused control (WCAG 2.4.11). */
export const ToTheFirstOpenQuestion = meta.story({
  ...visit({ at, as: 'lwazi', given: withDraft(threeOfFive) }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const jump = await canvas.findByRole('link', { name: 'Go to the first question without an answer' });
    // A picture that loads later would move the answer.
    await waitFor(() => expect([...document.images].every(({ complete }) => complete)).toBe(true));
    await userEvent.click(jump);
    await expect(canvas.getByLabelText('Blank 2 of 3')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const answer = canvas.getByRole('textbox', { name: /^How do you know/ });
    await expect(answer).toHaveFocus();
    const bar = canvas.getByRole('region', { name: 'Hand in' });
    await expect(answer.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top);
  },
});
export const ToTheFirstOpenQuestionOnAPhone = ToTheFirstOpenQuestion.extend({
  ...visit({ at: `${at}?question=5`, as: 'lwazi', given: withDraft(threeOfFive) }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Go to the first question without an answer' }),
    );
    const blank = await canvas.findByLabelText('Blank 2 of 3');
    await waitFor(() => expect(blank).toHaveFocus());
    const bar = canvas.getByRole('region', { name: 'Hand in' });
    await expect(blank.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top);
  },
});

export const AllAnswered = meta.story({
  ...visit({ at, as: 'lwazi', given: withDraft(allRight) }),
  play: async ({ canvas }) => {
    await canvas.findByText('5 of 5 answered');
    await expect(
      canvas.queryByRole('link', { name: 'Go to the first question without an answer' }),
    ).toBeNull();
  },
});

export const Autosave = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'True' }));
    await expect(canvas.getByText('Saving…')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Blank 1 of 3'), '100');
    await canvas.findByText('Saved');
    await waitFor(async () => expect(await savedAnswers()).toContain('100'));
    await expect(await savedAnswers()).toContain('true');
    await expect(canvas.getByLabelText('Blank 1 of 3')).toHaveValue('100');
  },
});

export const TypingWhileSaving = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas, userEvent }) => {
    const release = await holdResponses('saveActivityAnswers', { times: 1 });
    const blank = await canvas.findByLabelText('Blank 1 of 3');
    const calls = watchCalls();
    await userEvent.type(blank, '10');
    await waitFor(() => expect(calls(`/activity-answsers/${halvesId}`)).toHaveLength(1));
    await userEvent.type(blank, '0');
    release();
    await canvas.findByText('Saved');
    await expect(blank).toHaveValue('100');
    await expect(await savedAnswers()).toContain('"100"');
  },
});

export const SavingFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'saveActivityAnswers', status: 'offline', times: 1 } }),
  tags: ['interaction'],
  beforeEach: () => speedUpTimers(4),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'False' }));
    const [shown] = await canvas.findAllByText('Saved on this device. We will try again.');
    await expect(shown).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'False' })).toBeChecked();
    await canvas.findAllByText('Saved');
    await expect(await savedAnswers()).toContain('false');
  },
});

/** Grade 1 has read-aloud; leaving the screen stops the speech. */
export const ReadAloud = meta.story({
  ...visit({ at: '/topic/top-1-counting-to-20/activity/act-1-counting-fruit', as: 'zola' }),
  tags: ['interaction'],
  beforeEach: withVoices('en-GB', 'en-ZA'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read aloud Question 3' }));
    await expect(takeSpokenTexts()).toEqual(['Fill in the blanks.', 'Count on: 6, 7, blank, 9, blank.']);
    await expect(canvas.getByRole('button', { name: 'Stop reading Question 3' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Read aloud Question/ })).toHaveLength(2);
    // Reading the screen reads each question by its own text.
    await userEvent.click(await canvas.findByRole('button', { name: 'Read aloud this page' }));
    await expect(takeSpokenTexts()).toContain('Count on: 6, 7, blank, 9, blank.');
    fakeSpeech.reach('Fill in the blanks.', 'blanks.');
    await expect(highlightedTexts()).toEqual(['blanks.']);
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(fakeSpeech.isSpeaking).toBe(false));
  },
});

export const NotReadAloudInGrade4 = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['interaction'],
  beforeEach: withVoices('en-ZA'),
  play: async ({ canvas }) => {
    await canvas.findByText('0 of 5 answered');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await expect(canvas.queryByRole('button', { name: /aloud/ })).toBeNull();
  },
});

/** Every role can open the answer sheet, but only a learner's answers are saved (D-073). */
export const ParentView = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'True' }));
    await canvas.findAllByText('Just looking: answers are saved for learners only.');
  },
});

/** The daily limit without a plan (D-074). */
export const DailyLimit = meta.story({
  ...visit({
    at,
    as: 'zola',
    given: (backend) => {
      for (const id of ['att-1st', 'att-2nd', 'att-3rd']) withAttempt(id, threeOfFive, 'lrn-zola')(backend);
    },
  }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unlock full access' });
    await page.findByText('Subscription required or daily free limit reached.');
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityAnswerSheet', delay: 'never' } }),
  tags: ['loading', 'dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading questions…');
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getActivityAnswerSheet', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load activity.' });
  },
});

export const WithoutDescription = meta.story({
  ...visit({ at, as: 'lwazi', given: ({ db }) => db.activities.update(halvesId, { description: null }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
    await expect(canvas.getByText('Not defined')).toBeVisible();
  },
});

export const NoQuestions = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      for (const { id } of db.questions.where('activityId', halvesId)) db.questions.remove(id);
    },
  }),
  tags: ['empty', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Halves, quarters and eighths' });
    await canvas.findByRole('heading', { level: 2, name: 'No questions yet' });
    await expect(canvas.queryByRole('button', { name: 'Submit Activity' })).toBeNull();
  },
});

export const LongText = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      const word = 'Zehntausendstelbruchrechnungsübungsaufgabe';
      db.activities.update(halvesId, {
        title: `Halves, quarters, eighths and everything else that is less than one whole: ${word}`,
        description:
          'Twelve questions about fractions, measuring, sharing and comparing, with pictures to look at and words to explain what you have found out. Take your time.',
      });
      for (const [place, question] of db.questions.where('activityId', halvesId).entries()) {
        const data = JSON.parse(question.data) as Record<string, unknown>;
        const text = `What about ${word} ${'and so on and so forth '.repeat(8)}?`;
        const prompt = place === 0 ? { question: text } : { prompt: text };
        db.questions.update(question.id, {
          data: JSON.stringify({ ...data, ...('paragraph' in data ? {} : prompt) }),
        });
      }
    },
  }),
  tags: ['long-text', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Halves, quarters, eighths and everything/ });
  },
});

export const NoAccess = meta.story({
  ...visit({ at: '/topic/top-4-fractions/activity/act-4-fractions-halves', as: 'lwazi', fault: forbidden }),
  tags: ['no-access'],
  play: findsForbidden,
});

export const NotFound = meta.story({
  ...visit({ at: '/topic/top-4-fractions/activity/act-4-fractions-halves', as: 'lwazi', fault: missing }),
  tags: ['not-found'],
  play: findsMissing,
});
