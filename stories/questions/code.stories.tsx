import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { codeSamples as samples } from './code-samples.ts';
import { QuestionCards } from './question-cards.tsx';

const meta = preview.meta({
  title: 'Questions/Code',
  component: QuestionCards,
  args: { questions: [samples.choice, samples.blanks] },
  globals: { density: 'learner' },
});

/** Code is monospaced, including digits, and keeps lines and straight quotes. */
export const Answering = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const program = canvas.getByText(/^word = "hi"/);
    await expect(program).toHaveTextContent('word = "hi"\nprint(word + "!")', { normalizeWhitespace: false });
    await expect(getComputedStyle(program).fontFamily).toMatch(/monospace$/);
    await expect(getComputedStyle(program).fontFamily).not.toMatch(/Digits/);
    await expect(canvas.getByRole('radio', { name: 'An error, because + is for numbers' })).toBeVisible();

    const blank = canvas.getByRole('textbox', { name: 'Blank 1 of 2' });
    await expect(getComputedStyle(blank).fontFamily).toMatch(/monospace$/);
    await userEvent.type(blank, '6{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Blank 2 of 2' })).toHaveFocus();
    await expect(canvas.getByText(/^Both programs/)).toHaveTextContent('Both programs drive 12 squares.');
  },
});
export const LongText = meta.story({
  args: { questions: [samples.long, samples.blanks] },
  tags: ['phone'],
});

/** The correct answer of a blank in code is shown as code. */
export const Review = meta.story({
  args: { questions: [samples.choiceWrong, samples.blanksPartly], isReview: true },
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6', { selector: 'code' })).toBeVisible();
    await expect(canvas.getByText('6 * 2', { selector: 'code' })).toBeVisible();
  },
});
