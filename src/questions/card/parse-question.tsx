import type { ReactElement } from 'react';
import type { SpokenLine } from '#components/reading/spoken-line.ts';
import { correctAnswerText } from '../marking.ts';
import type { QuestionPart } from '../parts.ts';
import { splitPrograms, type Program } from '../program/program.ts';
import type { AnsweringProps, QuestionType, ReviewProps, Verdict } from '../question.ts';
import { toPlainText, toShortText } from '../text/plain-text.ts';
import { spokenPlainText, spokenFormattedText, unmarkedLine } from '../text/spoken.ts';

interface Marked {
  hint?: string | null | undefined;
  feedBack?: string | null | undefined;
  score?: number | null | undefined;
}

/** A question with valid data, independent of its type. */
export interface ParsedQuestion {
  /** Without its programs. */
  prompt: string;
  /** The beginning of the question's text, on one line. */
  title: string;
  /** The code blocks of the prompt that learners run. */
  programs: readonly Program[];
  feedBack: string | null;
  /** Model answer, shown after marking; null without one. */
  comparison: string | null;
  hint: string | null;
  isAnswered: boolean;
  progress: string | undefined;
  /** Marked as not fully correct, with the correct answer revealed. */
  isMissed: boolean;
  verdict(): Verdict;
  /** Lines to read while answering: the prompt, then the options, as shown. */
  spoken(): readonly SpokenLine[];
  /** Lines to read after marking: verdict, correct or model answer, feedback. */
  spokenReview(): readonly SpokenLine[];
  /** Lines to read on a result: prompt and given answer, then as `spokenReview`. */
  spokenResult(): readonly SpokenLine[];
  explanation(): string;
  /** 'The answer is Paris.', for authors; null if unknown. */
  rightAnswer(): string | null;
  cleared(): unknown;
  /** Help after a wrong first try in practice; null if there is no second try. */
  help(): readonly string[] | null;
  /** Data with the score of the practice answer. */
  marked(): unknown;
  parts(): readonly QuestionPart[];
  answering(props: Omit<AnsweringProps<unknown>, 'data'>): ReactElement;
  review(props: Omit<ReviewProps<unknown>, 'data'>): ReactElement;
}

export interface RegisteredType {
  name: string;
  parse: (data: unknown) => ParsedQuestion | undefined;
}

/** Hides the type of the data, so that all question types fit into one registry. */
export const registerType = <D extends Marked>(type: QuestionType<D>): RegisteredType => ({
  name: type.name,
  parse: parserFor(type),
});

function parserFor<D extends Marked>(type: QuestionType<D>): RegisteredType['parse'] {
  const { Answering, Review, practice } = type;
  return (unknownData) => {
    const data = type.parse(unknownData);
    if (data === undefined) return undefined;
    const { text: prompt, programs } = splitPrograms(type.prompt(data));
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
      title: toShortText(splitPrograms(type.title?.(data) ?? prompt).text),
      programs,
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
