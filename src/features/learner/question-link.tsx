import type { MouseEvent, ReactNode } from 'react';
import type { Question } from '#questions/question.ts';
import { questionAnchorId, goToQuestion, focusQuestion } from './go-to-question.ts';

interface QuestionLinkProps {
  question: Pick<Question, 'id'>;
  /** The question is marked: focus it as a whole instead of a control. */
  isMarked?: boolean;
  /** Replaces scrolling, where not all questions are on the page. */
  onFollow?: (() => void) | undefined;
  className?: string | undefined;
  'aria-current'?: 'step' | undefined;
  children: ReactNode;
}

/** A link to a question on this page. It adds no history entry. */
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
