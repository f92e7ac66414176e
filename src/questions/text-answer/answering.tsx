import { useEffect, useRef } from 'react';
import type { AnsweringProps } from '../question.ts';
import type { TextAnswerData } from './data.ts';
import styles from './text-answer.module.css';

export function TextAnswering({ data, labelledBy, isReadOnly, onChange }: AnsweringProps<TextAnswerData>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = data.answer ?? '';

  // Browsers scroll to the caret at most, and leave the rest of the field behind a sticky bar at the foot of the page.
  const scrollIntoView = () => area.current?.scrollIntoView({ block: 'nearest' });
  useEffect(() => {
    const isAtEnd = area.current === document.activeElement && area.current?.selectionEnd === text.length;
    if (isAtEnd) scrollIntoView();
  }, [text]);

  return (
    <div className={styles.growing} data-text={text}>
      <textarea
        ref={area}
        className={styles.field}
        aria-labelledby={labelledBy}
        rows={3}
        placeholder="Write your answer here"
        value={text}
        readOnly={isReadOnly}
        onFocus={scrollIntoView}
        onChange={(event) => onChange({ ...data, answer: event.target.value })}
      />
    </div>
  );
}
