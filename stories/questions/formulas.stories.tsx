import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { formulaSamples as samples } from './formula-samples.ts';
import { QuestionCards } from './question-cards.tsx';

const meta = preview.meta({
  title: 'Questions/Formulas',
  component: QuestionCards,
  args: {
    questions: [samples.choice, samples.multipleChoice, samples.blanks, samples.statement, samples.text],
  },
  globals: { density: 'learner' },
});

const formulasIn = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('math')];

async function waitForFormulas(canvasElement: HTMLElement, count: number) {
  await waitFor(() => expect(formulasIn(canvasElement)).toHaveLength(count));
}

/** Formulas in prompts, options, paragraphs and hints; a price remains text. */
export const Answering = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, canvasElement }) => {
    await waitForFormulas(canvasElement, 17);
    await expect(canvas.getByRole('radiogroup', { name: /A ticket costs \$5 or R90\./ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '1 1/4' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '$5' })).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/\\frac|\\sqrt/);
    const [numerator, denominator] = canvasElement.querySelectorAll('mfrac > *');
    await expect(numerator?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      (denominator?.getBoundingClientRect().top ?? 0) + 1,
    );
    await expect(canvas.getByRole('textbox', { name: 'Blank 1 of 2' })).toBeVisible();
  },
});

/** Formulas in chosen answers, correct answers and feedback. */
export const Review = meta.story({
  args: { questions: [samples.choiceWrong, samples.blanksPartly], isReview: true },
  tags: ['dark'],
  play: async ({ canvas, canvasElement }) => {
    await waitForFormulas(canvasElement, 13);
    await expect(canvas.getByText(/Not correct\./)).toBeVisible();
  },
});

/** An unreadable formula is shown as TeX. */
export const Unreadable = meta.story({
  args: { questions: [samples.unreadable] },
  play: async ({ canvas, canvasElement }) => {
    await waitForFormulas(canvasElement, 1);
    await expect(canvas.getByText('$\\frac{1}$')).toBeVisible();
  },
});

/** The formula scrolls; the page does not. */
export const Wide = meta.story({
  args: { questions: [samples.wide] },
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    await waitForFormulas(canvasElement, 1);
    await waitFor(() => expect(canvasElement.querySelector('[data-wide]')).toHaveAttribute('tabindex', '0'));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});
