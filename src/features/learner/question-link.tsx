import type { MouseEvent, ReactNode } from 'react';
import type { Question } from '#questions/question.ts';
import { anchorOf, goToQuestion, showQuestion } from './go-to-question.ts';

interface QuestionLinkProps {
  question: Pick<Question, 'id'>;
  /** There is nothing to answer: the focus goes to the question as a whole. */
  isMarked?: boolean;
  /** Shows the question in another way, where not all of them are on the page. */
  onFollow?: (() => void) | undefined;
  className?: string | undefined;
  'aria-current'?: 'step' | undefined;
  children: ReactNode;
}

/** A link to a question on this page. Back still leads to the topic. */
export function QuestionLink(props: QuestionLinkProps) {
  const { question, isMarked = false, onFollow, children, ...link } = props;
  const go = (event: MouseEvent) => {
    event.preventDefault();
    if (onFollow) onFollow();
    else if (isMarked) showQuestion(question);
    else goToQuestion(question);
  };
  return (
    <a {...link} href={`#${anchorOf(question)}`} onClick={go}>
      {children}
    </a>
  );
}
