import { expect, fn, within } from 'storybook/test';
import { fillInSamples } from '#questions/fill-in-the-blanks/samples.ts';
import { singleChoiceSamples } from '#questions/single-choice/samples.ts';
import { textAnswerSamples } from '#questions/text-answer/samples.ts';
import { trueFalseSamples } from '#questions/true-false/samples.ts';
import preview from '../../.storybook/preview.tsx';
import type { PlayContext } from '../play.ts';
import { EditingCard } from './editing-card.tsx';

const meta = preview.meta({
  title: 'Questions/Editing',
  component: EditingCard,
  args: { type: 'truefalse', data: trueFalseSamples.authored.data, onChange: fn() },
  globals: { density: 'staff' },
});

/** A symbol is inserted at the caret of the field that had the focus last. The field gets the focus back. */
export const SymbolsInserted = meta.story({
  args: { type: 'mcqSingleAnswer', data: singleChoiceSamples.authored.data },
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    const symbols = within(canvas.getByRole('toolbar', { name: 'Insert a symbol' }));
    const prompt = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
    const option = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Option 2' });
    const before = prompt.value;

    // If no field had the focus, the symbol is added at the end of the first field.
    await userEvent.click(symbols.getByRole('button', { name: '½, one half' }));
    await expect(prompt).toHaveValue(`${before}½`);
    await expect(prompt).toHaveFocus();

    await userEvent.clear(option);
    await userEvent.type(option, '68');
    option.setSelectionRange(1, 1);
    await userEvent.click(symbols.getByRole('button', { name: '÷, division sign' }));
    await expect(option).toHaveFocus();
    await expect(option).toHaveValue('6÷8');
    await expect(option.selectionStart).toBe(2);

    // The palette is one tab stop. Arrow keys move within it, and Enter returns the focus to the field.
    option.setSelectionRange(0, 3);
    symbols.getByRole('button', { name: '÷, division sign' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(option).toHaveFocus();
    await expect(option).toHaveValue('√');
    for (const button of symbols.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    }
  },
});

export const TrueOrFalse = meta.story({
  tags: ['phone'],
  play: async ({ canvas, userEvent, args }) => {
    const answers = within(canvas.getByRole('radiogroup', { name: 'Correct answer' }));
    await expect(answers.getByRole('radio', { name: 'True' })).toBeChecked();
    await userEvent.click(answers.getByText('False'));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Feedback' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      question: trueFalseSamples.authored.data.question,
      correctAnswer: false,
      feedBack: null,
    });
  },
});

/** Text areas grow with their text; the preview labels a missing question. */
export const NewTrueOrFalse = meta.story({
  args: { data: undefined },
  play: async ({ canvas, userEvent, args }) => {
    const question = canvas.getByRole('textbox', { name: 'Question' });
    await expect(question).toHaveAccessibleDescription('The question has no text yet.');
    await expect(canvas.getByRole('radiogroup', { name: 'No question yet' })).toBeVisible();
    const { height } = question.getBoundingClientRect();
    await userEvent.click(question);
    await userEvent.keyboard('One{Enter}two{Enter}three{Enter}');
    await expect(question.getBoundingClientRect().height).toBeGreaterThan(height * 2);
    await expect(question.scrollHeight).toBeLessThanOrEqual(question.clientHeight);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      question: 'One\ntwo\nthree\n',
      correctAnswer: true,
    });
  },
});
export const TrueOrFalseForLearner = meta.story({
  args: { data: { question: trueFalseSamples.authored.data.question } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('radiogroup', { name: 'Correct answer' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), '!');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      question: `${trueFalseSamples.authored.data.question}!`,
    });
  },
});

/** Without a correct answer, the question is not marked. */
export const TextAnswer = meta.story({
  args: { type: 'textAnswer', data: textAnswerSamples.authoredMarked.data },
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    const answer = canvas.getByRole('textbox', { name: 'Correct answer' });
    const emptyAllowed = 'Leave empty if it should not be marked.';
    await expect(answer).toHaveAccessibleDescription(`${emptyAllowed} Letter case does not matter.`);
    await userEvent.clear(answer);
    await expect(answer).toHaveAccessibleDescription(emptyAllowed);
    await userEvent.type(answer, '0.5');
    await expect(answer).toHaveAccessibleDescription(
      `${emptyAllowed} 0.5 is compared as a number: 0,5 is right, too.`,
    );
    await userEvent.clear(answer);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...textAnswerSamples.authoredMarked.data,
      correctAnswer: null,
    });
  },
});
/** Learners see the model answer (D-247) only if there is no correct answer. */
export const OpenTextAnswer = meta.story({
  args: { type: 'textAnswer', data: textAnswerSamples.authored.data },
  play: async ({ canvas, userEvent, args }) => {
    const model = canvas.getByRole('textbox', { name: 'Model answer' });
    await expect(model).toHaveValue(textAnswerSamples.authored.data.modelAnswer);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Correct answer' }), '3');
    await expect(canvas.getByText('Learners do not see this while there is a correct answer.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Correct answer' }));
    await userEvent.clear(model);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...textAnswerSamples.authored.data,
      modelAnswer: null,
    });
  },
});
export const NewTextAnswer = meta.story({ args: { type: 'textAnswer', data: undefined } });

const paragraphOf = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paragraph' });

function select(area: HTMLTextAreaElement, words: string) {
  const start = area.value.indexOf(words);
  area.focus();
  area.setSelectionRange(start, start + words.length);
}

const selection = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd);

/** Simulated keys do not trigger the browser's Undo, so the stories call the command. */
const undo: { execCommand: (command: 'undo') => boolean } = document;

/** Button and shortcut toggle a blank; Undo reverts it. */
export const FillIn = meta.story({
  args: { type: 'fillInTheBlanks', data: fillInSamples.authored.data },
  tags: ['phone'],
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const area = paragraphOf(context);
    const expectDescription = (count: string) =>
      expect(area).toHaveAccessibleDescription(
        expect.stringMatching(
          `^Put each answer in double square brackets\\. .*\\. ${count} found\\. .*compared as numbers`,
        ),
      );
    await expectDescription('3 blanks');
    await expect(area).toHaveAccessibleDescription(
      expect.stringMatching(/100, 1000 and 2000 are compared as numbers: 1\s000 is right, too\.$/),
    );
    select(area, 'kilometre');
    await userEvent.click(canvas.getByRole('button', { name: /^Make a blank/ }));
    await expectDescription('4 blanks');
    await expect(area).toHaveFocus();
    await expect(selection(area)).toBe('kilometre');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ correctAnswers: ['100', '1000', 'kilometre', '2000'] }),
    );
    await userEvent.keyboard('{Control>}b{/Control}');
    await expectDescription('3 blanks');
    await expect(area.value).toBe(fillInSamples.authored.data.paragraph);
    select(area, '[[100]]');
    await userEvent.click(await canvas.findByRole('button', { name: /^Turn back into words/ }));
    await expectDescription('2 blanks');
    undo.execCommand('undo');
    await expectDescription('3 blanks');
    await expect(area.value).toBe(fillInSamples.authored.data.paragraph);
  },
});

export const NewFillIn = meta.story({
  args: { type: 'fillInTheBlanks', data: undefined },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const area = paragraphOf(context);
    await expect(area).toBeInvalid();
    await userEvent.click(area);
    await userEvent.keyboard('{Control>}b{/Control}Pretoria is a city.');
    await expect(area).toHaveValue('[[Pretoria is a city.]]');
    await userEvent.clear(area);
    await userEvent.keyboard('The [[[[cat]] sat on the [[[[mat]].');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      paragraph: 'The [[cat]] sat on the [[mat]].',
      correctAnswers: ['cat', 'mat'],
    });
    await expect(area).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Blank 2 of 2' })).toBeVisible();
  },
});

/** Shows bracket errors, and refuses to create an invalid blank. */
export const FillInFindings = meta.story({
  args: {
    type: 'fillInTheBlanks',
    data: { paragraph: 'A [[cat]] and [[]] and an a[0] and a [[dog ran away.', correctAnswers: [] },
  },
  tags: ['dark'],
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const area = paragraphOf(context);
    await expect(area).toHaveAccessibleDescription(
      /2 blanks found\. The blank that begins at “\[\[dog ran away\.” has no end.*Blank 2 is empty/,
    );
    select(area, 'a[');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent('brackets inside it must come in pairs');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const BracketsOutsideBlanks = meta.story({
  args: { type: 'fillInTheBlanks', data: undefined },
  tags: ['phone'],
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const area = paragraphOf(context);
    await userEvent.click(area);
    await userEvent.paste('`grid = [[1, 2], [3, 4]]` has [[2]] rows, and \\[[ begins it.');
    await expect(area).toBeValid();
    await expect(area).toHaveAccessibleDescription(/1 blank found/);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ correctAnswers: ['2'] }) as object,
    );
    await expect(canvas.getByText('grid = [[1, 2], [3, 4]]', { selector: 'code' })).toBeVisible();
    await expect(canvas.getByText(/rows, and \[\[ begins it\.$/)).toBeVisible();
  },
});
export const FillInForLearner = meta.story({
  args: { type: 'fillInTheBlanks', data: fillInSamples.empty.data },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const area = paragraphOf(context);
    await expect(canvas.queryByRole('button', { name: /blank/ })).toBeNull();
    await userEvent.click(area);
    await userEvent.keyboard('!');
    const { paragraph, hint } = fillInSamples.empty.data;
    await expect(args.onChange).toHaveBeenLastCalledWith({ paragraph: `${paragraph}!`, hint });
    await userEvent.keyboard(' [[[[]]');
    await expect(area).toHaveAccessibleDescription(/must stay 3, and there are 4/);
  },
});

const long = fillInSamples.long.data.paragraph.replaceAll(
  '[[]]',
  '[[photosynthesis and the light of the sun]]',
);

/** The text area shows all lines without scrolling, so that the highlights of the blanks align with the text. */
export const LongFillIn = meta.story({
  args: { type: 'fillInTheBlanks', data: { paragraph: long, correctAnswers: [] } },
  tags: ['phone'],
  play: async (context) => {
    const area = paragraphOf(context);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
  },
});
