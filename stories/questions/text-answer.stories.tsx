import { expect, fn } from 'storybook/test';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { textAnswerSamples as samples } from '#questions/text-answer/samples.ts';
import preview from '../../.storybook/preview.tsx';
import { dark, phone } from '../variants.ts';
import { AnsweringCard, mediaUrl } from './answering-card.tsx';
import { expectReadOnly, expectUnmarked } from './checks.ts';

const meta = preview.meta({
  title: 'Questions/Text answer',
  component: QuestionCard,
  args: { question: samples.empty, mediaUrl, onChange: fn() },
  globals: { density: 'learner' },
  render: (args) => <AnsweringCard {...args} />,
});

export default meta;

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByPlaceholderText('Write your answer here')).toHaveFocus();
    await userEvent.keyboard('Less.');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...samples.empty.data, answer: 'Less.' });
    await expect(canvas.getByRole('textbox', { name: samples.empty.data.prompt })).toHaveValue('Less.');
  },
});
export const Answered = meta.story({ args: { question: samples.answered } });
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
export const Right = meta.story({
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
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Not correct. The answer is One half is 4/8, and 3/8 is one piece less.'),
    ).toBeVisible();
  },
});

/** No correct answer was set: the text is kept and not scored (D-064). */
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
export const Phone = Answered.extend({ globals: phone });
export const PhoneWrong = Wrong.extend({ globals: phone });
export const Dark = meta.story({ globals: dark });
export const DarkWrong = Wrong.extend({ globals: dark });
