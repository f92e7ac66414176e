import type { MouseEvent, ReactNode } from 'react';
import type { Question } from '#questions/question.ts';
import { anchorOf, goToQuestion } from '../go-to-question.ts';

interface QuestionLinkProps {
  question: Pick<Question, 'id'>;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a question on this page. It does not change the URL, so that Back still leads to the topic. */
export function QuestionLink({ question, className, children }: QuestionLinkProps) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    goToQuestion(question);
  };
  return (
    <a href={`#${anchorOf(question)}`} className={className} onClick={go}>
      {children}
    </a>
  );
}
