import type { ReactElement } from 'react';
import { theAnswerIs } from '../marking.ts';
import type { AnsweringProps, QuestionType, ReviewProps, Verdict } from '../question.ts';

interface Marked {
  feedBack?: string | null | undefined;
  score?: number | null | undefined;
}

/** A question whose data was understood. What it offers needs no further knowledge of the data's shape. */
export interface ReadQuestion {
  prompt: string;
  feedBack: string | null;
  isAnswered: boolean;
  progress: string | undefined;
  /** Marked by the server as not fully right, with the right answer revealed: worth practising. */
  isMissed: boolean;
  verdict(): Verdict;
  /** What is read aloud while it is answered: the prompt, then the options. Nothing that the page does not show. */
  spoken(): readonly string[];
  /** The same after marking: the verdict, the right answer where it was missed, the feedback. */
  spokenReview(): readonly string[];
  /** The data for a new try at a revealed question. */
  cleared(): unknown;
  /** The data of that try with the score that it would have. */
  marked(): unknown;
  answering(props: Omit<AnsweringProps<unknown>, 'data'>): ReactElement;
  review(props: Omit<ReviewProps<unknown>, 'data'>): ReactElement;
}

export type Reader = (data: unknown) => ReadQuestion | undefined;

/** Hides the data's shape, so that types with different data fit into one registry. */
export function readerOf<D extends Marked>(type: QuestionType<D>): Reader {
  const { Answering, Review, practice } = type;
  return (unknownData) => {
    const data = type.read(unknownData);
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
