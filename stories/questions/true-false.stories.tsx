import { expect, fn } from 'storybook/test';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { trueFalseSamples as samples } from '#questions/true-false/samples.ts';
import preview from '../../.storybook/preview.tsx';
import { AnsweringCard, mediaUrl } from './answering-card.tsx';
import { expectReadOnly, expectUnmarked } from './checks.ts';

const meta = preview.meta({
  title: 'Questions/True or false',
  component: QuestionCard,
  args: { question: samples.empty, mediaUrl, onChange: fn() },
  globals: { density: 'learner' },
  render: (args) => <AnsweringCard {...args} />,
});

/** No answer is preselected. Arrow keys choose; False differs from no answer. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [yes, no] = [
      canvas.getByRole('radio', { name: 'True' }),
      canvas.getByRole('radio', { name: 'False' }),
    ];
    await expect(yes).not.toBeChecked();
    await expect(no).not.toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: /^Three quarters/ })).toBeVisible();

    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(no).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...samples.empty.data, answer: false });
    await userEvent.keyboard('{ArrowDown}');
    await expect(yes).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...samples.empty.data, answer: true });
  },
});
export const Answered = meta.story({ args: { question: samples.answered }, tags: ['dark', 'phone'] });

/** A preview is focusable and readable, but neither editable nor marked. */
export const ReadOnly = meta.story({
  args: { question: samples.answered, isReadOnly: true },
  play: async (context) => {
    await expect(context.canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
    await expectReadOnly(context);
    await expectUnmarked(context);
  },
});
export const ForAdmins = meta.story({
  args: { question: samples.authored, isAdmin: true, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(samples.authored.data.feedBack)).toBeVisible();
  },
});
export const Moderation = meta.story({
  args: { question: samples.authored, isModeration: true },
  play: async (context) => {
    await expect(context.canvas.getByRole('checkbox', { name: /^Question 1/ })).not.toBeChecked();
    await expect(context.canvas.queryByText(samples.authored.data.feedBack)).toBeNull();
    await expectUnmarked(context);
  },
});
export const Correct = meta.story({
  args: { question: samples.right, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Correct · 1 of 1')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'True' })).toHaveAccessibleDescription('Correct');
    await expect(canvas.getByRole('radio', { name: 'True' })).toBeEnabled();
    await expect(canvas.getByText(samples.right.data.feedBack)).toBeVisible();
  },
});
export const Wrong = meta.story({
  args: { question: samples.wrong, isDisable: true },
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not correct · 0 of 1')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'False' })).toHaveAccessibleDescription('Not correct');
    await expect(canvas.getByText('Not correct. The answer is True.')).toBeVisible();
  },
});
export const Unanswered = meta.story({
  args: { question: samples.unanswered, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not answered · 0 of 1')).toBeVisible();
    await expect(canvas.getByText('The answer is True.')).toBeVisible();
  },
});
export const LongText = meta.story({ args: { question: samples.long } });
