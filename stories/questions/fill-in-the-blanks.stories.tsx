import { expect, fn } from 'storybook/test';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { fillInSamples as samples } from '#questions/fill-in-the-blanks/samples.ts';
import preview from '../../.storybook/preview.tsx';
import { AnsweringCard, mediaUrl } from './answering-card.tsx';
import { expectReadOnly, expectUnmarked } from './checks.ts';

const meta = preview.meta({
  title: 'Questions/Fill in the blanks',
  component: QuestionCard,
  args: { question: samples.empty, mediaUrl, onChange: fn() },
  globals: { density: 'learner' },
  render: (args) => <AnsweringCard {...args} />,
});

/** Enter moves to the next blank. Empty blanks have the same width, and autocorrection is off. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const blanks = canvas.getAllByRole<HTMLInputElement>('textbox');
    const widths = new Set(blanks.map((blank) => Math.round(blank.getBoundingClientRect().width)));
    await expect(widths.size).toBe(1);
    await expect(blanks[0]).toHaveAttribute('autocapitalize', 'none');
    await expect(blanks[0]).toHaveAttribute('spellcheck', 'false');

    await userEvent.tab();
    await userEvent.keyboard('100{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Blank 2 of 3' })).toHaveFocus();
    await userEvent.keyboard('1000{Enter}2000{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Blank 3 of 3' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...samples.empty.data,
      answer: ['100', '1000', '2000'],
    });
  },
});

/** A blank grows with its text, also in browsers without `field-sizing`. */
export const LongAnswer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const blank = canvas.getByRole('textbox', { name: 'Blank 1 of 3' });
    const before = blank.clientWidth;
    await userEvent.type(blank, 'one hundred centimetres');
    await expect(blank.clientWidth).toBeGreaterThan(before);
    await expect(blank.scrollWidth).toBe(blank.clientWidth);
  },
});
export const Started = meta.story({ args: { question: samples.started }, tags: ['dark', 'phone'] });
export const Answered = meta.story({ args: { question: samples.answered } });
export const ReadOnly = meta.story({
  args: { question: samples.started, isReadOnly: true },
  play: async (context) => {
    await expectReadOnly(context);
    await expectUnmarked(context);
  },
});

/** An author's preview has empty blanks, although the data contains the answers. */
export const ForAdmins = meta.story({
  args: { question: samples.authored, isAdmin: true, isReadOnly: true },
  play: async ({ canvas }) => {
    const blanks = canvas.getAllByRole<HTMLInputElement>('textbox');
    await expect(blanks.map((blank) => blank.value)).toEqual(['', '', '']);
    await expect(canvas.getByText(samples.authored.data.feedBack)).toBeVisible();
  },
});
export const Moderation = meta.story({
  args: { question: samples.authored, isModeration: true },
  play: async (context) => {
    await expect(context.canvas.getByRole('checkbox', { name: /^Question 4/ })).not.toBeChecked();
    await expect(context.canvas.queryByText(samples.authored.data.feedBack)).toBeNull();
    await expectUnmarked(context);
  },
});
export const Correct = meta.story({
  args: { question: samples.right, isDisable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Correct · 1 of 1')).toBeVisible();
    await expect(canvas.getByText('Blank 2, correct:')).toBeInTheDocument();
    await expect(canvas.getByText(samples.right.data.feedBack)).toBeVisible();
  },
});
export const PartlyCorrect = meta.story({
  args: { question: samples.partly, mode: 'review' },
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3 blanks · 0.67 of 1')).toBeVisible();
    await expect(canvas.getByText('Blank 3: not correct. The answer is 2000.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const OneBlankEmpty = meta.story({
  args: { question: samples.gap, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Blank 2: not answered. The answer is 1000.')).toBeVisible();
  },
});
export const Wrong = meta.story({
  args: { question: samples.wrong, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not correct · 0 of 1')).toBeVisible();
    await expect(canvas.getAllByText(/not correct\. The answer is/)).toHaveLength(3);
  },
});
export const Unanswered = meta.story({
  args: { question: samples.unanswered, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not answered · 0 of 1')).toBeVisible();
    await expect(canvas.getByText('Blank 1: not answered. The answer is 100.')).toBeVisible();
  },
});
export const LongText = meta.story({ args: { question: samples.long }, tags: ['phone'] });
