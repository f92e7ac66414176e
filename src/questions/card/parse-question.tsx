import type { ReactElement } from 'react';
import { correctAnswerText } from '../marking.ts';
import type { QuestionPart } from '../parts.ts';
import type { AnsweringProps, QuestionType, ReviewProps, Verdict } from '../question.ts';
import { toPlainText } from '../text/plain-text.ts';
import { spokenPlainText, spokenFormattedText, unmarkedLine, type SpokenLine } from '../text/spoken.ts';

interface Marked {
  hint?: string | null | undefined;
  feedBack?: string | null | undefined;
  score?: number | null | undefined;
}

/** A question with valid data; it can be used without knowing the shape of the data. */
export interface ParsedQuestion {
  prompt: string;
  feedBack: string | null;
  /** What learners compare their answer with after marking; null without it. */
  comparison: string | null;
  hint: string | null;
  isAnswered: boolean;
  progress: string | undefined;
  /** The server marked it as not fully right and revealed the right answer: worth practising. */
  isMissed: boolean;
  verdict(): Verdict;
  /** Read aloud while answering: the prompt, then the options. Nothing that the page does not show. */
  spoken(): readonly SpokenLine[];
  /** Read aloud after marking: the verdict, the right answer if the learner missed it or a model answer, the feedback. */
  spokenReview(): readonly SpokenLine[];
  /** Read aloud some time after marking: the prompt and what the learner answered, then the same. */
  spokenResult(): readonly SpokenLine[];
  /** The right answer if the learner missed it, and the feedback. */
  explanation(): string;
  /** 'The answer is Paris.', for its author; null when none is known. */
  rightAnswer(): string | null;
  /** The data for practising a revealed question. */
  cleared(): unknown;
  /** What helps after a wrong first try in practice; null when there is no second one. */
  help(): readonly string[] | null;
  /** The data of that practice with the score that it would get. */
  marked(): unknown;
  /** What the question says, in the order in which it is read. */
  parts(): readonly QuestionPart[];
  answering(props: Omit<AnsweringProps<unknown>, 'data'>): ReactElement;
  review(props: Omit<ReviewProps<unknown>, 'data'>): ReactElement;
}

/** A question type that can be used without knowing the shape of its data. */
export interface RegisteredType {
  name: string;
  parse: (data: unknown) => ParsedQuestion | undefined;
}

/** Hides the shape of the data, so that types with different data fit into one registry. */
export const registered = <D extends Marked>(type: QuestionType<D>): RegisteredType => ({
  name: type.name,
  parse: parserFor(type),
});

function parserFor<D extends Marked>(type: QuestionType<D>): RegisteredType['parse'] {
  const { Answering, Review, practice } = type;
  return (unknownData) => {
    const data = type.parse(unknownData);
    if (data === undefined) return undefined;
    const prompt = type.prompt(data);
    const feedBack = data.feedBack?.trim() || null;
    const comparison = type.comparison?.(data) ?? null;
    const spokenPrompt = () => spokenFormattedText(prompt, 'prompt');
    const rightAnswer = () => {
      const right = practice.rightAnswer(data);
      return right === null ? null : correctAnswerText(right);
    };
    const missedAnswer = () => (data.score === 1 ? null : rightAnswer());
    const spokenReview = () => {
      const right = missedAnswer();
      return [
        spokenPlainText(`${type.verdict(data).outcome}.`, 'verdict'),
        ...(right === null ? [] : (type.spokenRight?.(data) ?? spokenFormattedText(right, 'answer'))),
        ...(comparison === null
          ? []
          : [unmarkedLine('One good answer:'), ...spokenFormattedText(comparison, 'model')]),
        ...(feedBack ? spokenFormattedText(feedBack, 'feedback') : []),
      ];
    };
    return {
      prompt,
      feedBack,
      comparison,
      hint: data.hint?.trim() || null,
      isAnswered: type.isAnswered(data),
      progress: type.progress?.(data),
      isMissed: typeof data.score === 'number' && data.score < 1 && practice.rightAnswer(data) !== null,
      verdict: () => type.verdict(data),
      spoken: () => [...spokenPrompt(), ...type.spoken(data)],
      spokenReview,
      spokenResult: () => [...spokenPrompt(), ...type.spokenGiven(data), ...spokenReview()],
      explanation: () => toPlainText([missedAnswer() ?? '', feedBack ?? ''].join(' ').trim()),
      rightAnswer,
      cleared: () => practice.cleared(data),
      help: () => practice.help(data),
      marked: () => ({ ...data, score: practice.score(data) }),
      parts: () => type.parts(data),
      answering: (props) => <Answering {...props} data={data} />,
      review: (props) => <Review {...props} data={data} />,
    };
  };
}
