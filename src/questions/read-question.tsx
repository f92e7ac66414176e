import type { ReactElement } from 'react';
import type { AnsweringProps, QuestionType, ReviewProps, Verdict } from './question.ts';

interface Marked {
  feedBack?: string | null | undefined;
}

/** A question whose data was understood. What it offers needs no further knowledge of the data's shape. */
export interface ReadQuestion {
  prompt: string;
  feedBack: string | null;
  isAnswered: boolean;
  progress: string | undefined;
  verdict(): Verdict;
  answering(props: Omit<AnsweringProps<unknown>, 'data'>): ReactElement;
  review(props: Omit<ReviewProps<unknown>, 'data'>): ReactElement;
}

export type Reader = (data: unknown) => ReadQuestion | undefined;

/** Hides the data's shape, so that types with different data fit into one registry. */
export function readerOf<D extends Marked>(type: QuestionType<D>): Reader {
  const { Answering, Review } = type;
  return (unknownData) => {
    const data = type.read(unknownData);
    if (data === undefined) return undefined;
    return {
      prompt: type.prompt(data),
      feedBack: data.feedBack?.trim() || null,
      isAnswered: type.isAnswered(data),
      progress: type.progress?.(data),
      verdict: () => type.verdict(data),
      answering: (props) => <Answering {...props} data={data} />,
      review: (props) => <Review {...props} data={data} />,
    };
  };
}
