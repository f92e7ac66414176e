import { expect } from 'storybook/test';
import { fillInSamples } from '#questions/fill-in-the-blanks/samples.ts';
import { multipleChoiceSamples } from '#questions/multiple-choice/samples.ts';
import type { Question } from '#questions/question.ts';
import { singleChoiceSamples } from '#questions/single-choice/samples.ts';
import { textAnswerSamples } from '#questions/text-answer/samples.ts';
import { trueFalseSamples } from '#questions/true-false/samples.ts';
import preview from '../../.storybook/preview.tsx';
import { AnsweringCard, mediaUrl } from './answering-card.tsx';
import { fractionBars } from './media-samples.ts';

const answering: Question[] = [
  { ...trueFalseSamples.answered },
  { ...singleChoiceSamples.answered, mediaPath: fractionBars },
  multipleChoiceSamples.answered,
  fillInSamples.started,
  textAnswerSamples.empty,
];

const marked: Question[] = [
  trueFalseSamples.right,
  singleChoiceSamples.right,
  multipleChoiceSamples.wrong,
  fillInSamples.partly,
  textAnswerSamples.right,
];

function AnswerSheet({ questions, mode }: { questions: readonly Question[]; mode: 'answering' | 'review' }) {
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 720, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {questions.map((question) => (
        <AnsweringCard key={question.id} question={question} mode={mode} mediaUrl={mediaUrl} />
      ))}
    </div>
  );
}

const meta = preview.meta({
  title: 'Questions/All types',
  component: AnswerSheet,
  globals: { density: 'learner' },
});

export const Answering = meta.story({
  args: { questions: answering, mode: 'answering' },
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.name);
    await expect(new Set(names).size).toBe(2);
  },
});
export const Review = meta.story({ args: { questions: marked, mode: 'review' }, tags: ['dark', 'phone'] });
