import { useState } from 'react';
import { QuestionCard, type QuestionCardProps } from '#questions/card/question-card.tsx';

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

export const mediaUrl = (path: string): string => (/^(data|blob):/.test(path) ? path : `/api/${path}/media`);
