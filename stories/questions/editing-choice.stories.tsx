import { expect, fn, within } from 'storybook/test';
import { multipleChoiceSamples } from '#questions/multiple-choice/samples.ts';
import { singleChoiceSamples } from '#questions/single-choice/samples.ts';
import preview from '../../.storybook/preview.tsx';
import type { PlayContext } from '../play.ts';
import { EditingCard } from './editing-card.tsx';

const meta = preview.meta({
  title: 'Questions/Editing choices',
  component: EditingCard,
  args: { type: 'mcqSingleAnswer', data: singleChoiceSamples.authored.data, onChange: fn() },
  globals: { density: 'staff' },
});

const option = ({ canvas }: Pick<PlayContext, 'canvas'>, number: number) =>
  canvas.getByRole('textbox', { name: `Option ${number}` });

const removeButton = ({ canvas }: Pick<PlayContext, 'canvas'>, number: number) =>
  canvas.getByRole('button', { name: `Remove option ${number}` });

const options = singleChoiceSamples.authored.data.options;

/** A correct option remains correct while it is edited (D-150). The preview does not show which option is correct. */
export const SingleChoice = meta.story({
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByRole('radio', { name: 'Option 1 is correct' })).toBeChecked();
    await userEvent.type(option(context, 1), '0');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ options: ['2/40', '2/3', '3/5', '1/3'], correctAnswer: '2/40' }),
    );
    const learnersView = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(learnersView.getByRole('radio', { name: '2/40' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Option 3 is correct' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ correctAnswer: '3/5' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ correctAnswer: '1/3' }));
  },
});

/** If the correct option is removed, the first becomes correct (QST-033). At least two options remain (QST-032). */
export const RemovedOptions = meta.story({
  args: { data: { ...singleChoiceSamples.authored.data, correctAnswer: '3/5' } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(removeButton(context, 3));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ options: ['2/4', '2/3', '1/3'], correctAnswer: '2/4' }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Option 3 removed. Option 1 is now the correct one.',
    );
    await expect(removeButton(context, 3)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add option' })).toHaveFocus();
    await expect(removeButton(context, 1)).toBeDisabled();
    await expect(canvas.getByText(/at least two options/)).toBeVisible();
    await userEvent.clear(option(context, 2));
    await userEvent.keyboard('{Backspace}');
    await expect(option(context, 2)).toHaveFocus();
  },
});

/** Enter adds the next option, Backspace removes an empty one; arrow keys move in the text. */
export const KeyboardUse = meta.story({
  play: async (context) => {
    const { userEvent, args } = context;
    await userEvent.click(option(context, 1));
    await userEvent.keyboard('{Enter}');
    await expect(option(context, 2)).toHaveFocus();
    await userEvent.keyboard('4/8');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ options: ['2/4', '4/8', '2/3', '3/5', '1/3'], correctAnswer: '2/4' }),
    );
    await userEvent.keyboard('{ArrowLeft}1');
    await expect(option(context, 2)).toHaveValue('4/18');
    await userEvent.keyboard('{Backspace}{Delete}{Backspace}{Backspace}');
    await expect(option(context, 2)).toHaveValue('');
    await userEvent.keyboard('{Backspace}');
    await expect(option(context, 1)).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ options }));
  },
});

export const PastedOptions = meta.story({
  args: { data: { prompt: 'Which town lies by the sea?', options: ['', ''], correctAnswer: '' } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(option(context, 1));
    await userEvent.paste('Durban\n• Gqeberha\n\n• Kimberley\n• Upington\n• Welkom\n');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 options added.');
    await expect(option(context, 5)).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        options: ['Durban', 'Gqeberha', 'Kimberley', 'Upington', 'Welkom', ''],
        correctAnswer: 'Durban',
      }),
    );
    await userEvent.keyboard('{Enter}');
    await expect(option(context, 6)).toHaveFocus();
    await userEvent.paste('Cape Town');
    await expect(option(context, 6)).toHaveValue('Cape Town');
    await userEvent.click(canvas.getByRole('button', { name: 'Add option' }));
    await expect(option(context, 7)).toHaveFocus();
  },
});

const manyOptions = Array.from({ length: 48 }, (_each, index) => `${index + 2}`);

/** A status reports how many pasted lines exceed the limit of 50 options. */
export const MaximumOptions = meta.story({
  args: {
    type: 'mcqMultiAnswer',
    data: { prompt: 'Which are even?', options: manyOptions, correctAnswers: ['2', '4'] },
    hasPreview: false,
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(option(context, 48));
    await userEvent.paste('0\n50\n51\n52\n53');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 options added. 2 left out: A question has at most 50 options.',
    );
    await expect(canvas.getByRole('button', { name: 'Add option' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(option(context, 50)).toHaveFocus();
  },
});

/** Any number of options can be correct (AUT-063). */
export const MultipleChoice = meta.story({
  args: { type: 'mcqMultiAnswer', data: multipleChoiceSamples.authored.data },
  tags: ['dark'],
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByRole('group', { name: 'Options · mark all correct ones' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Option 1 is correct' })).toBeChecked();
    await userEvent.click(removeButton(context, 1));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ correctAnswers: ['18', '24'] }),
    );
    await expect(removeButton(context, 1)).toHaveFocus();
  },
});

export const NewMultipleChoice = meta.story({
  args: { type: 'mcqMultiAnswer', data: undefined },
  play: async (context) => {
    await expect(option(context, 3)).toHaveValue('Option 3');
    await expect(context.canvas.getByRole('group', { name: /^Options/ })).toHaveAccessibleDescription(
      'No option is marked as correct.',
    );
  },
});

export const Findings = meta.story({
  args: {
    data: { prompt: '', options: ['2/4', ' 2/4', '', 'a'.repeat(1003)], correctAnswer: '2/4' },
  },
  tags: ['dark', 'phone'],
  play: async (context) => {
    await expect(context.canvas.getByRole('textbox', { name: 'Prompt' })).toHaveAccessibleDescription(
      'The question has no text yet.',
    );
    await expect(option(context, 2)).toHaveAccessibleDescription('The same text as option 1.');
    await expect(option(context, 3)).toHaveAccessibleDescription('This option is empty.');
    await expect(option(context, 3)).toBeValid();
    await expect(option(context, 4)).toBeInvalid();
    await expect(option(context, 4)).toHaveAccessibleDescription(
      /^This is 3 over the limit of 1\s000 characters\.$/,
    );
  },
});

/** Learners edit texts without an answer key (D-137). */
export const ForLearner = meta.story({
  args: { data: singleChoiceSamples.empty.data },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await expect(canvas.queryByRole('radio', { name: /is correct/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /option/i })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Feedback' })).toBeNull();
    await userEvent.click(option(context, 2));
    await userEvent.keyboard('0{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...singleChoiceSamples.empty.data,
      options: ['2/4', '2/30', '3/5', '1/3'],
    });
  },
});
export const LongText = meta.story({
  args: {
    data: { ...singleChoiceSamples.long.data, correctAnswer: singleChoiceSamples.long.data.options[0] },
  },
  tags: ['phone'],
});
