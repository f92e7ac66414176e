import { expect, fn } from 'storybook/test';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { textAnswerSamples as samples } from '#questions/text-answer/samples.ts';
import preview from '../../.storybook/preview.tsx';
import { AnsweringCard, mediaUrl } from './answering-card.tsx';
import { expectReadOnly, expectUnmarked } from './checks.ts';

const meta = preview.meta({
  title: 'Questions/Text answer',
  component: QuestionCard,
  args: { question: samples.empty, mediaUrl, onChange: fn() },
  globals: { density: 'learner' },
  render: (args) => <AnsweringCard {...args} />,
});

export const Empty = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByPlaceholderText('Write your answer here')).toHaveFocus();
    await userEvent.keyboard('Less.');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...samples.empty.data, answer: 'Less.' });
    await expect(canvas.getByRole('textbox', { name: samples.empty.data.prompt })).toHaveValue('Less.');
  },
});
export const Answered = meta.story({ args: { question: samples.answered }, tags: ['phone'] });
export const ReadOnly = meta.story({
  args: { question: samples.answered, isReadOnly: true },
  play: async (context) => {
    await expectReadOnly(context);
    await expectUnmarked(context);
  },
});
export const ForAdmins = meta.story({
  args: { question: samples.authored, isAdmin: true, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(samples.authored.data.feedBack)).toBeVisible();
    await expect(canvas.getByText(`One good answer: ${samples.authored.data.modelAnswer}`)).toBeVisible();
    await expectUnmarked({ canvas });
  },
});
export const Moderation = meta.story({
  args: { question: samples.authored, isModeration: true },
  play: async (context) => {
    await expect(context.canvas.getByRole('checkbox', { name: /^Question 5/ })).not.toBeChecked();
    await expect(context.canvas.queryByText(samples.authored.data.feedBack)).toBeNull();
    await expectUnmarked(context);
  },
});
export const Correct = meta.story({
  args: { question: samples.right, isDisable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Correct · 1 of 1')).toBeVisible();
    await expect(canvas.getByText(samples.right.data.answer)).toBeVisible();
    await expect(canvas.getByText(samples.right.data.feedBack)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const Wrong = meta.story({
  args: { question: samples.wrong, mode: 'review' },
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not correct. The answer is 95 mm.')).toBeVisible();
  },
});

/** The learner compares the answer with the author's model answer (D-247). */
export const OpenQuestion = meta.story({
  args: { question: samples.open, mode: 'review' },
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not marked')).toBeVisible();
    await expect(canvas.getByText('One good answer')).toBeVisible();
    await expect(canvas.getByText(samples.open.data.modelAnswer)).toBeVisible();
    await expect(canvas.getByText(/There are many good answers. Which ideas are in both\?/)).toBeVisible();
    await expectUnmarked({ canvas });
  },
});
export const OpenQuestionUnanswered = meta.story({
  args: { question: samples.openUnanswered, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not answered')).toBeVisible();
    await expect(canvas.getByText(samples.open.data.modelAnswer)).toBeVisible();
    await expect(canvas.getByText(/This is one of them/)).toBeVisible();
  },
});

/** Without a correct answer, the text is not scored (D-064). */
export const NotMarked = meta.story({
  args: { question: samples.notMarked, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not marked')).toBeVisible();
  },
});
export const Unanswered = meta.story({
  args: { question: samples.unanswered, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not answered · 0 of 1')).toBeVisible();
    await expect(canvas.getByText('No answer')).toBeVisible();
  },
});
export const LongText = meta.story({ args: { question: samples.long } });

/** The text area grows with its text, also in browsers without `field-sizing`. */
export const LongAnswer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(
      area,
      'First I drew a bar.{Enter}I cut it.{Enter}I coloured three.{Enter}Four is half.',
    );
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBe(area.clientHeight);
    await userEvent.clear(area);
    await expect(area.clientHeight).toBe(before);
  },
});
