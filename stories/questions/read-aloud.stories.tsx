import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { fillInSamples } from '#questions/fill-in-the-blanks/samples.ts';
import { multipleChoiceSamples } from '#questions/multiple-choice/samples.ts';
import type { Question } from '#questions/question.ts';
import { singleChoiceSamples } from '#questions/single-choice/samples.ts';
import { trueFalseSamples } from '#questions/true-false/samples.ts';
import { Button } from '#ui/Button.tsx';
import preview from '../../.storybook/preview.tsx';
import { highlightedTexts, takeSpokenTexts, fakeSpeech, withVoices } from '../fake-speech.ts';
import { AnsweringCard, mediaUrl } from './answering-card.tsx';
import { codeSamples } from './code-samples.ts';

/** Question cards, and a button that unmounts them. */
function Cards({ questions }: { questions: readonly Question[] }) {
  const [hasLeft, setHasLeft] = useState(false);
  if (hasLeft) return <p>Another screen</p>;
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 720, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {questions.map((question) => (
        <AnsweringCard
          key={question.id}
          question={question}
          mediaUrl={mediaUrl}
          onChange={() => {}}
          readsAloud
        />
      ))}
      <Button onPress={() => setHasLeft(true)}>Leave</Button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Questions/Read aloud',
  component: Cards,
  args: { questions: [trueFalseSamples.empty, fillInSamples.started] },
  globals: { density: 'learner' },
  beforeEach: withVoices('en-US', 'en-ZA'),
});

const firstTexts = ['Three quarters of a metre is the same as 75 cm.', 'Option 1: True', 'Option 2: False'];

/** The button starts and stops reading, and resets at the end. Reading a second question stops the first. */
export const Reading = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    const read = await canvas.findByRole('button', { name: 'Read aloud Question 1' });
    await userEvent.tab();
    await expect(read).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(takeSpokenTexts()).toEqual(firstTexts);
    const stop = canvas.getByRole('button', { name: 'Stop reading Question 1' });
    await expect(stop).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(fakeSpeech.isSpeaking).toBe(false);

    await userEvent.click(canvas.getByRole('button', { name: 'Read aloud Question 1' }));
    fakeSpeech.finish();
    await userEvent.click(await canvas.findByRole('button', { name: 'Read aloud Question 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Read aloud Question 4' }));
    await expect(canvas.getByRole('button', { name: 'Read aloud Question 1' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop reading Question 4' })).toBeVisible();
    await expect(takeSpokenTexts().at(-2)).toMatch(/^There are blank centimetres .* the same as blank m\.$/);
  },
});

/** Leaving the screen stops the reading; answering does not. */
export const StoppedOnLeaving = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read aloud Question 1' }));
    await userEvent.click(canvas.getByText('True'));
    await expect(fakeSpeech.isSpeaking).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(fakeSpeech.isSpeaking).toBe(false);
  },
});

/** Without an English voice there is no button. Voices may load late. */
export const LateVoices = meta.story({
  beforeEach: withVoices('fr-FR'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /aloud/ })).toBeNull();
    fakeSpeech.setVoices('fr-FR', 'en-GB');
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Read aloud Question/ })).toHaveLength(2),
    );
  },
});

/** Highlights each word or blank when the voice reports it. Stopping removes the highlight. */
export const HighlightedWord = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [question = '', option = ''] = firstTexts;
    const before = canvas.getByText(question).getBoundingClientRect().width;
    await userEvent.click(await canvas.findByRole('button', { name: 'Read aloud Question 1' }));
    fakeSpeech.reach(question, 'metre');
    await expect(highlightedTexts()).toEqual(['metre']);
    await expect(canvas.getByText(question).getBoundingClientRect().width).toBe(before);
    fakeSpeech.reach(option, 'True');
    await expect(highlightedTexts()).toEqual(['True']);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop reading Question 1' }));
    await expect(highlightedTexts()).toEqual([]);

    await userEvent.click(canvas.getByRole('button', { name: 'Read aloud Question 4' }));
    const paragraph = fakeSpeech.spokenTexts.at(-2) ?? '';
    fakeSpeech.reach(paragraph, 'blank');
    await expect(document.querySelector('[data-spoken] input')).toBe(
      canvas.getByRole('textbox', { name: 'Blank 1 of 3' }),
    );
    fakeSpeech.reach(paragraph, 'kilometre');
    await expect(highlightedTexts()).toEqual(['kilometre,']);
    await expect(document.querySelector('[data-spoken]')).toBeNull();
  },
});

/** Each option has a read-aloud button. Pressing it, by pointer or keyboard, does not choose the option. */
export const Options = meta.story({
  args: { questions: [singleChoiceSamples.empty, multipleChoiceSamples.empty] },
  play: async ({ canvas, userEvent }) => {
    const read = await canvas.findByRole('button', { name: 'Read aloud: 3/5' });
    await userEvent.click(read);
    await expect(takeSpokenTexts()).toEqual(['3/5']);
    fakeSpeech.reach('3/5', '3/5');
    await expect(highlightedTexts()).toEqual(['3/5']);
    await expect(read).toHaveAccessibleName('Stop reading: 3/5');
    await expect(read).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(fakeSpeech.isSpeaking).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Read aloud: 24' }));
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
    await expect(read.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
});
export const LongText = meta.story({
  args: { questions: [singleChoiceSamples.long, multipleChoiceSamples.empty] },
  tags: ['phone'],
});

/** Code is announced, and read line by line with the names of its symbols. */
export const Code = meta.story({
  args: { questions: [codeSamples.choice, codeSamples.blanks] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read aloud Question 1' }));
    await expect(takeSpokenTexts()).toEqual([
      'What does this program show?',
      'Code:',
      'word equals quote hi quote',
      'print open bracket word plus quote exclamation mark quote close bracket',
      'Option 1: code: hi exclamation mark',
      'Option 2: code: word exclamation mark',
      'Option 3: An error, because code: plus is for numbers',
    ]);
    fakeSpeech.reach('word equals quote hi quote', 'equals');
    await expect(highlightedTexts()).toEqual(['=']);
    await userEvent.click(canvas.getByRole('button', { name: 'Read aloud Question 2' }));
    await expect(takeSpokenTexts()).toContain('repeat blank times colon');
  },
});

/** After marking, reads the verdict, the answer and the feedback. */
export const Review = meta.story({
  render: () => (
    <QuestionCard
      question={trueFalseSamples.wrong}
      mode="review"
      mediaUrl={mediaUrl}
      stepName="Question 1 of 3"
      readsAloud
    />
  ),
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read aloud Question 1 of 3' }));
    await expect(takeSpokenTexts()).toEqual([
      'Not correct.',
      'The answer is True.',
      trueFalseSamples.wrong.data.feedBack,
    ]);
    fakeSpeech.reach('The answer is True.', 'True');
    await expect(highlightedTexts()).toEqual(['True.']);
  },
});
