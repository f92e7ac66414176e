import type { ReactElement } from 'react';
import { theAnswerIs } from '../marking.ts';
import type { AnsweringProps, QuestionType, ReviewProps, Verdict } from '../question.ts';

interface Marked {
  feedBack?: string | null | undefined;
  score?: number | null | undefined;
}

/** A question with valid data; it can be used without knowing the shape of the data. */
export interface ParsedQuestion {
  prompt: string;
  feedBack: string | null;
  isAnswered: boolean;
  progress: string | undefined;
  /** The server marked it as not fully right and revealed the right answer: worth practising. */
  isMissed: boolean;
  verdict(): Verdict;
  /** Read aloud while answering: the prompt, then the options. Nothing that the page does not show. */
  spoken(): readonly string[];
  /** Read aloud after marking: the verdict, the right answer if the learner missed it, the feedback. */
  spokenReview(): readonly string[];
  /** The data for practising a revealed question. */
  cleared(): unknown;
  /** The data of that practice with the score that it would get. */
  marked(): unknown;
  answering(props: Omit<AnsweringProps<unknown>, 'data'>): ReactElement;
  review(props: Omit<ReviewProps<unknown>, 'data'>): ReactElement;
}

export type QuestionParser = (data: unknown) => ParsedQuestion | undefined;

/** Hides the shape of the data, so that types with different data fit into one registry. */
export function parserFor<D extends Marked>(type: QuestionType<D>): QuestionParser {
  const { Answering, Review, practice } = type;
  return (unknownData) => {
    const data = type.parse(unknownData);
    if (data === undefined) return undefined;
    const prompt = type.prompt(data);
    const feedBack = data.feedBack?.trim() || null;
    return {
      prompt,
      feedBack,
      isAnswered: type.isAnswered(data),
      progress: type.progress?.(data),
      isMissed: typeof data.score === 'number' && data.score < 1 && practice.rightAnswer(data) !== null,
      verdict: () => type.verdict(data),
      spoken: () => [prompt, ...type.spoken(data)],
      spokenReview() {
        const right = data.score === 1 ? null : practice.rightAnswer(data);
        const { outcome } = type.verdict(data);
        return [`${outcome}.`, ...(right ? [theAnswerIs(right)] : []), ...(feedBack ? [feedBack] : [])];
      },
      cleared: () => practice.cleared(data),
      marked: () => ({ ...data, score: practice.score(data) }),
      answering: (props) => <Answering {...props} data={data} />,
      review: (props) => <Review {...props} data={data} />,
    };
  };
}
