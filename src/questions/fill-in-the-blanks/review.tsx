import { Check, X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { Note } from '../card/note.tsx';
import type { ReviewProps } from '../question.ts';
import { BlankedText } from './blanked-text.tsx';
import { blanksOf, isFilled, isRight, type Blank, type FillInData } from './data.ts';
import { correctionText, correctionPart } from './spoken.ts';
import styles from './fill-in.module.css';

export function FillInReview({ data }: ReviewProps<FillInData>) {
  const blanks = blanksOf(data);
  return (
    <>
      <BlankedText paragraph={data.paragraph}>
        {(number) => {
          const blank = blanks[number - 1];
          return blank ? <FilledBlank blank={blank} /> : null;
        }}
      </BlankedText>
      {blanks.map((blank) => (
        <Correction key={blank.number} blank={blank} />
      ))}
    </>
  );
}

/** The mark is text for screen readers. */
function FilledBlank({ blank }: { blank: Blank }) {
  if (!isFilled(blank)) {
    return (
      <span className={styles.filled}>
        <span className="visually-hidden">{`Blank ${blank.number}: `}</span>
        <span className={classNames('muted', styles.none)}>no answer</span>
      </span>
    );
  }
  const right = isRight(blank);
  const Icon = right ? Check : X;
  return (
    <span className={styles.filled} data-mark={right ? 'good' : 'bad'}>
      <Icon aria-hidden="true" />
      <span className="visually-hidden">{`Blank ${blank.number}, ${right ? 'correct' : 'not correct'}: `}</span>
      {blank.given.trim()}
    </span>
  );
}

function Correction({ blank }: { blank: Blank }) {
  const correction = correctionText(blank);
  if (correction === undefined) return null;
  return (
    <Note kind={isFilled(blank) ? 'correction' : 'open'} part={correctionPart(blank)}>
      {correction}
    </Note>
  );
}
