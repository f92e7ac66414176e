import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../../.storybook/preview.tsx';
import { phone, landscape, tablet } from '../../../variants.ts';
import { storyBackend, visit } from '../../../visit.tsx';
import { respondTo } from '../../respond-to.ts';
import { allRight, draftOf, halves, savedAnswers, threeOfFive } from '../given-answers.ts';
import {
  bead,
  next,
  press,
  previous,
  questions,
  sheet as at,
  shown,
  withoutChosenView,
} from './one-question.ts';

const meta = preview.meta({
  title: 'Screens/Learner/Do activity: one at a time',
  beforeEach: withoutChosenView,
});

/** Dialogs are children of body, beside the screen. */
const page = within(document.body);

/** A phone shows the first question alone, with a bead for each of them. */
export const FirstQuestion = meta.story({
  ...visit({ at, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas }) => {
    await shown(canvas, 1);
    await expect(questions(canvas)).toHaveLength(1);
    await expect(await bead(canvas, /^Question 1: To do/)).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('0 of 5 answered')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Previous question' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Submit Activity' })).toBeNull();
    const { height } = canvas.getByRole('button', { name: 'Next question' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(56);
  },
});

/** What is answered says so; turning keeps it, focuses the name of the question, and saves as ever. */
export const MiddleQuestion = meta.story({
  ...visit({ at: `${at}?question=3`, as: 'lwazi', given: draftOf(threeOfFive) }),
  globals: phone,
  play: async ({ canvas, userEvent, step }) => {
    await shown(canvas, 3);
    await expect(await bead(canvas, /^Question 3: Answered/)).toHaveAttribute('aria-current', 'step');
    await expect(await bead(canvas, /^Question 4: 1 of 3 blanks/)).toBeVisible();

    await step('on, type, back and on again', async () => {
      await next({ canvas, userEvent });
      const name = await shown(canvas, 4);
      await waitFor(() => expect(name).toHaveFocus());
      await expect(name).toHaveAccessibleDescription(/./);
      await userEvent.type(canvas.getByLabelText('Blank 2 of 3'), '1000');
      await previous({ canvas, userEvent });
      await shown(canvas, 3);
      await next({ canvas, userEvent });
      await shown(canvas, 4);
      await expect(canvas.getByLabelText('Blank 2 of 3')).toHaveValue('1000');
      await waitFor(async () => expect(await savedAnswers()).toContain('1000'));
    });

    await step('a bead leads to its question', async () => {
      await userEvent.click(await bead(canvas, /^Question 1: Answered/));
      const name = await shown(canvas, 1);
      await waitFor(() => expect(name).toHaveFocus());
      await expect(canvas.getByRole('radio', { name: 'True' })).toBeChecked();
    });
  },
});

/** At the end the way on is the way to submit; the dialog leads back to the first gap, on its own page. */
export const LastWithGaps = meta.story({
  ...visit({ at: `${at}?question=5`, as: 'lwazi', given: draftOf(threeOfFive) }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 5);
    await expect(canvas.queryByRole('button', { name: 'Next question' })).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'Go to the first question without an answer' }),
    ).toBeVisible();
    await press('Submit Activity')({ canvas, userEvent });
    await page.findByText('2 questions are not answered yet.');
    await userEvent.click(page.getByRole('button', { name: 'Keep going' }));
    await shown(canvas, 4);
    await waitFor(() => expect(canvas.getByLabelText('Blank 2 of 3')).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Next question' })).toBeVisible();
  },
});

/** Nothing is open: the bar leads to the end, and nothing is submitted by a press that was meant for Next. */
export const AllAnswered = meta.story({
  ...visit({ at, as: 'lwazi', given: draftOf(allRight) }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 1);
    await userEvent.click(canvas.getByRole('link', { name: 'All answered. Go to the end' }));
    await shown(canvas, 5);
    await previous({ canvas, userEvent });
    await shown(canvas, 4);
    const { db } = await storyBackend();
    const attempts = db.attempts.where('activityId', halves).length;
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next question' }));
    await shown(canvas, 5);
    await expect(db.attempts.where('activityId', halves)).toHaveLength(attempts);
    await press('Submit Activity')({ canvas, userEvent });
    await canvas.findByRole('heading', { level: 1, name: /A perfect jump, Lwazi!/ });
  },
});

/** A failure is said above the ways on, which stay in view. */
export const SubmittingFailed = meta.story({
  ...visit({
    at: `${at}?question=5`,
    as: 'lwazi',
    given: draftOf(allRight),
    fault: { operation: 'submitActivityAnswers', status: 500, times: 1 },
  }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 5);
    await press('Submit Activity')({ canvas, userEvent });
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Unable to save your answers. Please try again.')).toBeVisible();
  },
});

/** A phone held sideways: the question and its first option are in view, its beads beside it. */
export const HeldSideways = meta.story({
  ...visit({ at, as: 'lwazi', given: draftOf(threeOfFive) }),
  globals: landscape,
  play: async ({ canvas }) => {
    await shown(canvas, 1);
    const bar = canvas.getByRole('region', { name: 'Hand in' }).getBoundingClientRect();
    await expect(bar.height).toBeLessThan(90);
    const option = canvas.getByText('True');
    await waitFor(() => expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top));
  },
});

/** The bar never covers the focused control (WCAG 2.4.11). */
export const LastQuestionHeldSideways = HeldSideways.extend({
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 1);
    await userEvent.click(await bead(canvas, /^Question 5/));
    await shown(canvas, 5);
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
    const [first] = db.questions.where('activityId', halves);
    if (!first) throw new Error('The activity has no question.');
    const others = db.questions.where('activityId', halves).length;
    for (let sortOrder = others; sortOrder < count; sortOrder += 1) {
      db.questions.insert({ ...first, id: `que-more-${sortOrder}`, sortOrder });
    }
  };

export const TenQuestions = meta.story({
  ...visit({ at: `${at}?question=10`, as: 'lwazi', given: withQuestions(10) }),
  globals: phone,
  play: async ({ canvas }) => {
    await shown(canvas, 10, 10);
    await expect(
      within(canvas.getByRole('navigation', { name: 'Questions' })).getAllByRole('link'),
    ).toHaveLength(10);
  },
});

/** More beads than fit: a bar takes their place, and unfolds. */
export const ManyQuestions = meta.story({
  ...visit({ at: `${at}?question=7`, as: 'lwazi', given: withQuestions(24) }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 7, 24);
    const map = within(canvas.getByRole('navigation', { name: 'Questions' }));
    await userEvent.click(map.getByText('Questions'));
    await userEvent.click(await map.findByRole('link', { name: /^Question 20: To do/ }));
    const name = await shown(canvas, 20, 24);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(map.getByRole('link', { name: /^Question 20/ })).not.toBeVisible();
    await userEvent.click(map.getByText('Questions'));
    await expect(await map.findByRole('link', { name: /^Question 20/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
});
export const ManyQuestionsOnADesk = ManyQuestions.extend({
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

/** A question of a kind that this version does not know is told apart, and counts for nothing. */
export const CannotBeShown = meta.story({
  ...visit({ at: `${at}?question=2`, as: 'lwazi' }),
  beforeEach: () =>
    respondTo(`/activities/activity-answsers/${halves}`, {
      id: halves,
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
    await shown(canvas, 2, 3);
    await expect(canvas.getByText('No template available for this question type')).toBeVisible();
    await expect(await bead(canvas, /^Question 2: Cannot be shown/)).toBeVisible();
    await expect(canvas.getByText('0 of 2 answered')).toBeVisible();
    await next({ canvas, userEvent });
    await shown(canvas, 3, 3);
  },
});

/** With a mouse and keys, by choice; the device remembers it. */
export const OnADesk = meta.story({
  ...visit({ at, as: 'lwazi', given: draftOf(threeOfFive) }),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('3 of 5 answered');
    await expect(canvas.getByRole('radio', { name: 'All questions' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'One at a time' }));
    await shown(canvas, 1);
    await expect(questions(canvas)).toHaveLength(1);
    await expect(canvas.getByText(/turn the questions/)).toBeVisible();

    await step('Page Down and Page Up turn', async () => {
      await userEvent.keyboard('{PageDown}');
      await waitFor(async () => expect(await shown(canvas, 2)).toHaveFocus());
      await userEvent.keyboard('{PageDown}');
      await waitFor(async () => expect(await shown(canvas, 3)).toHaveFocus());
      await userEvent.keyboard('{PageUp}');
      await waitFor(async () => expect(await shown(canvas, 2)).toHaveFocus());
    });

    await step('arrows belong to the options, and the keys to a long answer', async () => {
      const option = canvas.getByRole('radio', { name: '2/4' });
      option.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: '2/3' })).toBeChecked();
      await shown(canvas, 2);
      await userEvent.click(await bead(canvas, /^Question 5: To do/));
      await shown(canvas, 5);
      await userEvent.type(canvas.getByRole('textbox'), 'Because{PageUp}');
      await shown(canvas, 5);
    });

    await step('all of them again, at the same question', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'All questions' }));
      await waitFor(() => expect(questions(canvas)).toHaveLength(5));
      await waitFor(() =>
        expect(
          canvas.getByRole('group', { name: /^Question 5/ }).getBoundingClientRect().bottom,
        ).toBeLessThan(innerHeight),
      );
    });
  },
});
export const OnATablet = OnADesk.extend({
  globals: tablet,
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'One at a time' }));
    await shown(canvas, 1);
    await bead(canvas, /^Question 5: To do/);
  },
});

/** A phone may show all of them as well. */
export const AllOnAPhone = meta.story({
  ...visit({ at: `${at}?question=2`, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 2);
    await userEvent.click(canvas.getByRole('radio', { name: 'All questions' }));
    await waitFor(() => expect(questions(canvas)).toHaveLength(5));
    await expect(canvas.getByRole('button', { name: 'Submit Activity' })).toBeVisible();
  },
});

/** A number that no question has counts as none. */
export const NoSuchQuestion = meta.story({
  ...visit({ at: `${at}?question=99`, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas }) => {
    await shown(canvas, 1);
  },
});

/** A link to a question finds it in either view. */
export const LinkToAQuestion = meta.story({
  ...visit({ at: `${at}?question=4`, as: 'lwazi' }),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: /^Question 4/ });
    await waitFor(() => expect(group.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
  },
});

/** Printing shows all questions. */
export const Printed = meta.story({
  ...visit({ at: `${at}?question=2`, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas }) => {
    await shown(canvas, 2);
    await fireEvent(window, new Event('beforeprint'));
    await expect(questions(canvas)).toHaveLength(5);
    await fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(questions(canvas)).toHaveLength(1));
  },
});

const drag = async (on: Element, to: number) => {
  const finger = { pointerId: 7, isPrimary: true, pointerType: 'touch', bubbles: true, clientY: 400 };
  const send = (type: string, clientX: number) =>
    on.dispatchEvent(new PointerEvent(type, { ...finger, clientX }));
  send('pointerdown', 180);
  send('pointermove', 180 + to / 2);
  send('pointermove', 180 + to);
  // Time for the neighbours to come into the page.
  await new Promise(requestAnimationFrame);
  send('pointerup', 180 + to);
};

/** The question follows the finger; what has a use for a sideways gesture keeps it. */
export const Swipe = meta.story({
  ...visit({ at: `${at}?question=4`, as: 'lwazi' }),
  globals: phone,
  beforeEach: () => {
    // A finger that only a script moves cannot be captured.
    const captured = spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
    return () => captured.mockRestore();
  },
  play: async ({ canvas, step }) => {
    await drag(await shown(canvas, 4), -150);
    const name = await shown(canvas, 5);
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() => expect(questions(canvas)).toHaveLength(1));

    await step('not from a field, not past the end, not by a little', async () => {
      await drag(canvas.getByRole('textbox'), 150);
      await drag(name, -150);
      await drag(name, 15);
      await shown(canvas, 5);
    });

    await step('back', async () => {
      await drag(name, 150);
      await shown(canvas, 4);
    });
  },
});
