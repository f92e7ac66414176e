import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../../.storybook/preview.tsx';
import { pressButton } from '../../../play.ts';
import { phone, landscape, tablet } from '../../../variants.ts';
import { storyBackend, visit } from '../../../visit.tsx';
import { respondTo } from '../../respond-to.ts';
import { allRight, withDraft, halvesId, savedAnswers, threeOfFive } from '../given-answers.ts';
import {
  findBead,
  getQuestions,
  answerSheetPath as at,
  findShownQuestion,
  withoutChosenView,
} from './one-question.ts';

const meta = preview.meta({
  title: 'Screens/Learner/Do activity: one at a time',
  beforeEach: withoutChosenView,
});

/** Dialogs are children of body, outside the canvas. */
const page = within(document.body);

export const FirstQuestion = meta.story({
  ...visit({ at, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas }) => {
    await findShownQuestion(canvas, 1);
    await expect(getQuestions(canvas)).toHaveLength(1);
    await expect(await findBead(canvas, /^Question 1: To do/)).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('0 of 5 answered')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Previous question' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Submit Activity' })).toBeNull();
    const { height } = canvas.getByRole('button', { name: 'Next question' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(56);
  },
});

/** Turning the page keeps the answers, moves focus to the question's name, and saves. */
export const MiddleQuestion = meta.story({
  ...visit({ at: `${at}?question=3`, as: 'lwazi', given: withDraft(threeOfFive) }),
  globals: phone,
  play: async ({ canvas, userEvent, step }) => {
    await findShownQuestion(canvas, 3);
    await expect(await findBead(canvas, /^Question 3: Answered/)).toHaveAttribute('aria-current', 'step');
    await expect(await findBead(canvas, /^Question 4: 1 of 3 blanks/)).toBeVisible();

    await step('open the next question, type, return and open it again', async () => {
      await pressButton({ userEvent }, 'Next question');
      const name = await findShownQuestion(canvas, 4);
      await waitFor(() => expect(name).toHaveFocus());
      await expect(name).toHaveAccessibleDescription(/./);
      await userEvent.type(canvas.getByLabelText('Blank 2 of 3'), '1000');
      await pressButton({ userEvent }, 'Previous question');
      await findShownQuestion(canvas, 3);
      await pressButton({ userEvent }, 'Next question');
      await findShownQuestion(canvas, 4);
      await expect(canvas.getByLabelText('Blank 2 of 3')).toHaveValue('1000');
      await waitFor(async () => expect(await savedAnswers()).toContain('1000'));
    });

    await step('a bead opens its question', async () => {
      await userEvent.click(await findBead(canvas, /^Question 1: Answered/));
      const name = await findShownQuestion(canvas, 1);
      await waitFor(() => expect(name).toHaveFocus());
      await expect(canvas.getByRole('radio', { name: 'True' })).toBeChecked();
    });
  },
});

export const LastWithGaps = meta.story({
  ...visit({ at: `${at}?question=5`, as: 'lwazi', given: withDraft(threeOfFive) }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await findShownQuestion(canvas, 5);
    await expect(canvas.queryByRole('button', { name: 'Next question' })).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'Go to the first question without an answer' }),
    ).toBeVisible();
    await pressButton({ userEvent }, 'Submit Activity');
    await page.findByText('2 questions are not answered yet.');
    await userEvent.click(page.getByRole('button', { name: 'Keep going' }));
    await findShownQuestion(canvas, 4);
    await waitFor(() => expect(canvas.getByLabelText('Blank 2 of 3')).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Next question' })).toBeVisible();
  },
});

/** The bar links to the last question; a double click on Next does not submit. */
export const AllAnswered = meta.story({
  ...visit({ at, as: 'lwazi', given: withDraft(allRight) }),
  tags: ['interaction'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await findShownQuestion(canvas, 1);
    await userEvent.click(canvas.getByRole('link', { name: 'All answered. Go to the end' }));
    await findShownQuestion(canvas, 5);
    await pressButton({ userEvent }, 'Previous question');
    await findShownQuestion(canvas, 4);
    const { db } = await storyBackend();
    const attempts = db.attempts.where('activityId', halvesId).length;
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next question' }));
    await findShownQuestion(canvas, 5);
    await expect(db.attempts.where('activityId', halvesId)).toHaveLength(attempts);
    await pressButton({ userEvent }, 'Submit Activity');
    await canvas.findByRole('heading', { level: 1, name: /A perfect jump, Lwazi!/ });
  },
});

export const SubmittingFailed = meta.story({
  ...visit({
    at: `${at}?question=5`,
    as: 'lwazi',
    given: withDraft(allRight),
    fault: { operation: 'submitActivityAnswers', status: 500, times: 1 },
  }),
  tags: ['failed'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await findShownQuestion(canvas, 5);
    await pressButton({ userEvent }, 'Submit Activity');
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Unable to save your answers. Please try again.')).toBeVisible();
  },
});

/** The first option is in view, and the beads are beside the question. */
export const Landscape = meta.story({
  ...visit({ at, as: 'lwazi', given: withDraft(threeOfFive) }),
  globals: landscape,
  play: async ({ canvas }) => {
    await findShownQuestion(canvas, 1);
    const bar = canvas.getByRole('region', { name: 'Hand in' }).getBoundingClientRect();
    await expect(bar.height).toBeLessThan(90);
    const option = canvas.getByText('True');
    await waitFor(() => expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top));
  },
});

/** The bar never covers the focused control (WCAG 2.4.11). */
export const LastQuestionLandscape = Landscape.extend({
  play: async ({ canvas, userEvent }) => {
    await findShownQuestion(canvas, 1);
    await userEvent.click(await findBead(canvas, /^Question 5/));
    await findShownQuestion(canvas, 5);
    const field = canvas.getByRole('textbox');
    field.focus();
    const bar = canvas.getByRole('region', { name: 'Hand in' }).getBoundingClientRect();
    await expect(Math.round(bar.bottom)).toBe(window.innerHeight);
    await waitFor(() => expect(field.getBoundingClientRect().top).toBeLessThan(bar.top));
  },
});

const withQuestions =
  (count: number) =>
  ({ db }: Backend) => {
    const [first] = db.questions.where('activityId', halvesId);
    if (!first) throw new Error('The activity has no question.');
    const others = db.questions.where('activityId', halvesId).length;
    for (let sortOrder = others; sortOrder < count; sortOrder += 1) {
      db.questions.insert({ ...first, id: `que-more-${sortOrder}`, sortOrder });
    }
  };

export const TenQuestions = meta.story({
  ...visit({ at: `${at}?question=10`, as: 'lwazi', given: withQuestions(10) }),
  globals: phone,
  play: async ({ canvas }) => {
    await findShownQuestion(canvas, 10, 10);
    await expect(
      within(canvas.getByRole('navigation', { name: 'Questions' })).getAllByRole('link'),
    ).toHaveLength(10);
  },
});

export const ManyQuestions = meta.story({
  ...visit({ at: `${at}?question=7`, as: 'lwazi', given: withQuestions(24) }),
  tags: ['many'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await findShownQuestion(canvas, 7, 24);
    const map = within(canvas.getByRole('navigation', { name: 'Questions' }));
    await userEvent.click(map.getByText('Questions'));
    await userEvent.click(await map.findByRole('link', { name: /^Question 20: To do/ }));
    const name = await findShownQuestion(canvas, 20, 24);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(map.getByRole('link', { name: /^Question 20/ })).not.toBeVisible();
    await userEvent.click(map.getByText('Questions'));
    await expect(await map.findByRole('link', { name: /^Question 20/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
});
export const ManyQuestionsOnADesktop = ManyQuestions.extend({
  globals: {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'One at a time' }));
    await canvas.findByRole('button', { name: 'Next question' });
  },
});

const question = (id: string, sortOrder: number, type: string) => ({
  id,
  type,
  sortOrder,
  mediaPath: null,
  data: JSON.stringify({ question: 'One half is 2/4.' }),
});

/** A question of an unknown type is not counted. */
export const CannotBeShown = meta.story({
  ...visit({ at: `${at}?question=2`, as: 'lwazi' }),
  beforeEach: () =>
    respondTo(`/activities/activity-answsers/${halvesId}`, {
      id: halvesId,
      topicId: 'top-4-fractions',
      title: 'Halves, quarters and eighths',
      description: null,
      questions: [
        question('que-1', 0, 'truefalse'),
        question('que-2', 1, 'drawing'),
        question('que-3', 2, 'truefalse'),
      ],
    }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await findShownQuestion(canvas, 2, 3);
    await expect(canvas.getByText('No template available for this question type')).toBeVisible();
    await expect(await findBead(canvas, /^Question 2: Cannot be shown/)).toBeVisible();
    await expect(canvas.getByText('0 of 2 answered')).toBeVisible();
    await pressButton({ userEvent }, 'Next question');
    await findShownQuestion(canvas, 3, 3);
  },
});

/** On a desktop the learner switches between all questions and one at a time, and turns pages by keyboard. */
export const OnADesktop = meta.story({
  ...visit({ at, as: 'lwazi', given: withDraft(threeOfFive) }),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('3 of 5 answered');
    await expect(canvas.getByRole('radio', { name: 'All questions' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'One at a time' }));
    await findShownQuestion(canvas, 1);
    await expect(getQuestions(canvas)).toHaveLength(1);

    await step('digits choose an option, Enter goes on, and a list shows the keys', async () => {
      await userEvent.keyboard('2');
      await expect(canvas.getByRole('radio', { name: 'False' })).toBeChecked();
      await userEvent.keyboard('1{Enter}');
      await waitFor(async () => expect(await findShownQuestion(canvas, 2)).toHaveFocus());
      await userEvent.keyboard('{PageUp}');
      await waitFor(async () => expect(await findShownQuestion(canvas, 1)).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Keys' }));
      const dialog = within(await page.findByRole('dialog', { name: 'Keys' }));
      await waitFor(() => expect(dialog.getByText('Choose an option')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    });

    await step('Page Down and Page Up turn the page', async () => {
      await userEvent.keyboard('{PageDown}');
      await waitFor(async () => expect(await findShownQuestion(canvas, 2)).toHaveFocus());
      await userEvent.keyboard('{PageDown}');
      await waitFor(async () => expect(await findShownQuestion(canvas, 3)).toHaveFocus());
      await userEvent.keyboard('{PageUp}');
      await waitFor(async () => expect(await findShownQuestion(canvas, 2)).toHaveFocus());
    });

    await step('arrow keys choose options; Page Up in a text field does not turn the page', async () => {
      const option = canvas.getByRole('radio', { name: '2/4' });
      option.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: '2/3' })).toBeChecked();
      await findShownQuestion(canvas, 2);
      await userEvent.click(await findBead(canvas, /^Question 5: To do/));
      await findShownQuestion(canvas, 5);
      await userEvent.type(canvas.getByRole('textbox'), 'Because{PageUp}');
      await findShownQuestion(canvas, 5);
    });

    await step('show all questions, at the current one', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'All questions' }));
      await waitFor(() => expect(getQuestions(canvas)).toHaveLength(5));
      await waitFor(() =>
        expect(
          canvas.getByRole('group', { name: /^Question 5/ }).getBoundingClientRect().bottom,
        ).toBeLessThan(innerHeight),
      );
    });
  },
});
export const OnATablet = OnADesktop.extend({
  globals: tablet,
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'One at a time' }));
    await findShownQuestion(canvas, 1);
    await findBead(canvas, /^Question 5: To do/);
  },
});

export const AllOnAPhone = meta.story({
  ...visit({ at: `${at}?question=2`, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await findShownQuestion(canvas, 2);
    await userEvent.click(canvas.getByRole('radio', { name: 'All questions' }));
    await waitFor(() => expect(getQuestions(canvas)).toHaveLength(5));
    await expect(canvas.getByRole('button', { name: 'Submit Activity' })).toBeVisible();
  },
});

export const UnknownQuestionNumber = meta.story({
  ...visit({ at: `${at}?question=99`, as: 'lwazi' }),
  tags: ['interaction'],
  globals: phone,
  play: async ({ canvas }) => {
    await findShownQuestion(canvas, 1);
  },
});

export const LinkToAQuestion = meta.story({
  ...visit({ at: `${at}?question=4`, as: 'lwazi' }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: /^Question 4/ });
    await waitFor(() => expect(group.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
  },
});

export const Printed = meta.story({
  ...visit({ at: `${at}?question=2`, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas }) => {
    await findShownQuestion(canvas, 2);
    await fireEvent(window, new Event('beforeprint'));
    await expect(getQuestions(canvas)).toHaveLength(5);
    await fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(getQuestions(canvas)).toHaveLength(1));
  },
});

const drag = async (on: Element, distance: number) => {
  const finger = { pointerId: 7, isPrimary: true, pointerType: 'touch', bubbles: true, clientY: 400 };
  const send = (type: string, clientX: number) =>
    on.dispatchEvent(new PointerEvent(type, { ...finger, clientX }));
  send('pointerdown', 180);
  send('pointermove', 180 + distance / 2);
  send('pointermove', 180 + distance);
  // Wait until the adjacent questions have rendered.
  await new Promise(requestAnimationFrame);
  send('pointerup', 180 + distance);
};

/** The page follows the finger, except in elements with horizontal gestures of their own. */
export const Swipe = meta.story({
  ...visit({ at: `${at}?question=4`, as: 'lwazi' }),
  globals: phone,
  beforeEach: () => {
    // `setPointerCapture` fails for synthetic pointers.
    const captured = spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
    return () => captured.mockRestore();
  },
  play: async ({ canvas, step }) => {
    await drag(await findShownQuestion(canvas, 4), -150);
    const name = await findShownQuestion(canvas, 5);
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() => expect(getQuestions(canvas)).toHaveLength(1));

    await step('ignore a swipe in a field, past the end, or too short', async () => {
      await drag(canvas.getByRole('textbox'), 150);
      await drag(name, -150);
      await drag(name, 15);
      await findShownQuestion(canvas, 5);
    });

    await step('swipe to the previous question', async () => {
      await drag(name, 150);
      await findShownQuestion(canvas, 4);
    });
  },
});
