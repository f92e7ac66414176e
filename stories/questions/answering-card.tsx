import { useState } from 'react';
import { QuestionCard, type QuestionCardProps } from '#questions/card/question-card.tsx';

/** A question card that keeps what is answered, as the screen around it does. */
export function AnsweringCard({ question, onChange, ...rest }: QuestionCardProps) {
  const [data, setData] = useState(question.data);
  return (
    <QuestionCard
      {...rest}
      question={{ ...question, data }}
      onChange={(next) => {
        setData(next);
        onChange?.(next);
      }}
    />
  );
}

/** The address of a file, by the rule of the contract (D-146). */
export const mediaUrl = (path: string): string => (/^(data|blob):/.test(path) ? path : `/api/${path}/media`);
