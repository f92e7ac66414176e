import type { MouseEvent, ReactNode } from 'react';
import type { Question } from '#questions/question.ts';
import { questionAnchorId, goToQuestion, focusQuestion } from './go-to-question.ts';

interface QuestionLinkProps {
  question: Pick<Question, 'id'>;
  /** Focuses the question instead of a control: it is marked. */
  isMarked?: boolean;
  /** Replaces scrolling if not all questions are on the page. */
  onFollow?: (() => void) | undefined;
  className?: string | undefined;
  'aria-current'?: 'step' | undefined;
  children: ReactNode;
}

/** Links to a question on this page, without a history entry. */
export function QuestionLink(props: QuestionLinkProps) {
  const { question, isMarked = false, onFollow, children, ...link } = props;
  const go = (event: MouseEvent) => {
    event.preventDefault();
    if (onFollow) onFollow();
    else if (isMarked) focusQuestion(question);
    else goToQuestion(question);
  };
  return (
    <a {...link} href={`#${questionAnchorId(question)}`} onClick={go}>
      {children}
    </a>
  );
}
