import { useId, useRef, type KeyboardEvent } from 'react';
import { Note } from '../card/note.tsx';
import type { AnsweringProps } from '../question.ts';
import { BlankedText } from './blanked-text.tsx';
import { blanksOf, withBlank, type FillInData } from './data.ts';
import { hintText } from './spoken.ts';
import styles from './fill-in.module.css';

/** Enter moves to the next blank. In the last one it is left to the screen. */
export function FillInAnswering({ data, labelledBy, isReadOnly, onChange }: AnsweringProps<FillInData>) {
  const hintId = useId();
  const paragraph = useRef<HTMLDivElement>(null);
  const blanks = blanksOf(data);

  const focusNext = (event: KeyboardEvent, number: number) => {
    const next = paragraph.current?.querySelectorAll('input')[number];
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !next) return;
    event.preventDefault();
    next.focus();
  };

  const field = (number: number) => {
    const given = blanks[number - 1]?.given ?? '';
    return (
      <span className={styles.blank} data-text={given}>
        <input
          className={styles.field}
          type="text"
          aria-label={`Blank ${number} of ${blanks.length}`}
          aria-describedby={data.hint ? hintId : undefined}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint={number < blanks.length ? 'next' : 'done'}
          value={given}
          readOnly={isReadOnly}
          onChange={(event) => onChange(withBlank(data, number, event.target.value))}
          onKeyDown={(event) => focusNext(event, number)}
        />
      </span>
    );
  };

  return (
    <>
      <div ref={paragraph} role="group" aria-labelledby={labelledBy}>
        <BlankedText paragraph={data.paragraph}>{field}</BlankedText>
      </div>
      {data.hint ? (
        <Note kind="hint" id={hintId} part="hint">
          {hintText(data.hint)}
        </Note>
      ) : null}
    </>
  );
}
