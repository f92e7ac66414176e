import { expect, fn } from 'storybook/test';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { multipleChoiceSamples as samples } from '#questions/multiple-choice/samples.ts';
import preview from '../../.storybook/preview.tsx';
import { AnsweringCard, mediaUrl } from './answering-card.tsx';
import { expectReadOnly, expectUnmarked } from './checks.ts';

const meta = preview.meta({
  title: 'Questions/Multiple choice',
  component: QuestionCard,
  args: { question: samples.empty, mediaUrl, onChange: fn() },
  globals: { density: 'learner' },
  render: (args) => <AnsweringCard {...args} />,
});

/** Space toggles; the note counts the chosen options. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Nothing chosen yet. More than one answer can be right.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '18' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...samples.empty.data,
      selectedAnswers: ['12', '18'],
    });
    await expect(canvas.getByText('2 chosen. More than one answer can be right.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...samples.empty.data, selectedAnswers: ['12'] });
  },
});
export const Answered = meta.story({ args: { question: samples.answered }, tags: ['dark', 'phone'] });

/** Reads the old property name, and writes only the new one (D-068). */
export const OldPropertyName = meta.story({
  args: { question: samples.olderName },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: '12' })).toBeChecked();
    await userEvent.click(canvas.getByText('24'));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...samples.empty.data,
      selectedAnswers: ['12', '24'],
    });
  },
});
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
    await expect(context.canvas.getByRole('checkbox', { name: /^Question 3/ })).not.toBeChecked();
    await expect(context.canvas.queryByText(samples.authored.data.feedBack)).toBeNull();
    await expectUnmarked(context);
  },
});
export const Correct = meta.story({
  args: { question: samples.right, isDisable: true },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Correct · 1 of 1')).toBeVisible();
    await expect(canvas.getAllByText('Correct')).toHaveLength(3);
    await expect(canvas.getByText(samples.right.data.feedBack)).toBeVisible();
    await expectReadOnly(context);
  },
});

const wrong = { question: samples.wrong, mode: 'review' as const };

/** Correct, wrong and missed options differ by icon and text. */
export const Wrong = meta.story({
  args: wrong,
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    const expectDescription = (name: string, description: string) =>
      expect(canvas.getByRole('checkbox', { name })).toHaveAccessibleDescription(description);
    await expectDescription('12', 'Correct');
    await expectDescription('20', 'Not correct');
    await expectDescription('24', 'Should have been chosen');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '12' })).toHaveFocus();
  },
});
export const Unanswered = meta.story({
  args: { question: samples.unanswered, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not answered · 0 of 1')).toBeVisible();
    await expect(canvas.getAllByText('Should have been chosen')).toHaveLength(3);
  },
});
export const LongText = meta.story({ args: { question: samples.long } });
