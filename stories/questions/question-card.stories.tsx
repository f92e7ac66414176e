import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuestionCard, type QuestionCardProps } from '#questions/card/question-card.tsx';
import { fillInSamples } from '#questions/fill-in-the-blanks/samples.ts';
import { multipleChoiceSamples } from '#questions/multiple-choice/samples.ts';
import { singleChoiceSamples } from '#questions/single-choice/samples.ts';
import { trueFalseSamples } from '#questions/true-false/samples.ts';
import preview from '../../.storybook/preview.tsx';
import { mediaUrl } from './answering-card.tsx';
import { fractionBars, recording } from './media-samples.ts';

const meta = preview.meta({
  title: 'Questions/Question card',
  component: QuestionCard,
  args: { question: trueFalseSamples.empty, mediaUrl, onChange: fn(), onSelect: fn() },
  globals: { density: 'learner' },
});

const noTemplate = 'No template available for this question type';

export const UnknownType = meta.story({
  args: { question: { ...trueFalseSamples.empty, type: 'dragAndDrop', sortOrder: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(noTemplate)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Question 7' })).toBeVisible();
  },
});

/** Data that is not valid JSON remains a string, which no template accepts (D-071). */
export const InvalidJson = meta.story({
  args: { question: { ...trueFalseSamples.empty, data: '{"question": "Three quar' }, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(noTemplate)).toBeVisible();
  },
});
export const InvalidData = meta.story({
  args: { question: { ...singleChoiceSamples.empty, data: { prompt: 'Which one?', options: ['Only one'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(noTemplate)).toBeVisible();
  },
});

function SelectableCard({ onSelect, ...rest }: QuestionCardProps) {
  const [isSelected, select] = useState(false);
  return (
    <QuestionCard
      {...rest}
      isSelected={isSelected}
      onSelect={(selection) => {
        select(selection.selected);
        onSelect?.(selection);
      }}
    />
  );
}

/** Space, Enter and a click anywhere on the card toggle it (QST-026, QST-027). */
export const Selectable = meta.story({
  args: { question: multipleChoiceSamples.authored, isModeration: true },
  render: (args) => <SelectableCard {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const questionId = multipleChoiceSamples.authored.id;
    const card = canvas.getByRole('checkbox', { name: /^Question 3 Choose all/ });
    await userEvent.tab();
    await expect(card).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ questionId, selected: true });
    await expect(card).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ questionId, selected: false });
    await expect(card).not.toBeChecked();

    const option = canvas.getByText('18').getBoundingClientRect();
    const underPointer = document.elementFromPoint(option.x + 2, option.y + 2);
    await userEvent.click(underPointer ?? document.body);
    await expect(args.onSelect).toHaveBeenLastCalledWith({ questionId, selected: true });
    await expect(args.onSelect).toHaveBeenCalledTimes(3);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Selected = meta.story({
  args: { question: fillInSamples.authored, isModeration: true, isSelected: true, isAdmin: true },
  tags: ['dark', 'phone'],
});

/** Controls on the card do not toggle it. */
export const SelectableWithRecording = meta.story({
  args: { question: { ...singleChoiceSamples.authored, mediaPath: recording }, isModeration: true },
  play: async ({ canvas, userEvent, args }) => {
    const faster = canvas.getByRole('radio', { name: '1.5×' }).getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(faster.x + 8, faster.y + 8) ?? document.body);
    await expect(canvas.getByRole('radio', { name: '1.5×' })).toBeChecked();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const StaffPreview = meta.story({
  args: {
    question: { ...singleChoiceSamples.authored, mediaPath: fractionBars },
    isReadOnly: true,
    isAdmin: true,
  },
  globals: { density: 'staff' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 404 }}>
        <Story />
      </div>
    ),
  ],
});

/** A practice question has a step number, no points, and a heading described by the prompt. */
export const Practice = meta.story({
  args: {
    question: multipleChoiceSamples.wrong,
    mode: 'review',
    stepName: 'Question 1 of 3',
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading).toHaveAccessibleName('Question 1 of 3');
    await expect(heading).toHaveAccessibleDescription('Choose all the multiples of 6.');
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(canvas.getAllByText('Not correct').length).toBe(2);
    await expect(canvas.queryByText(/of 1$/)).toBeNull();
  },
});

export const LinkTarget = meta.story({
  args: { anchorId: 'question-1' },
  play: async ({ canvas }) => {
    document.querySelector<HTMLElement>('#question-1')?.focus();
    await expect(canvas.getByRole('group', { name: /^Question 1/ })).toHaveFocus();
  },
});
