import { Check, Circle } from 'lucide-react';
import type { ComparedPart } from './compare-parts.ts';
import { MarkedText, type Side } from './marked-text.tsx';
import { unchanged, wholly } from './word-changes.ts';
import styles from './compare.module.css';

interface PartListProps {
  side: Side;
  parts: readonly ComparedPart[];
  /** Whether differences are marked: not where one side is shown alone. */
  isMarked: boolean;
}

/** What a question or an activity says, line by line. */
export function PartList({ side, parts, isMarked }: PartListProps) {
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li key={part.label} className={styles.part}>
          <Part
            side={side}
            part={isMarked ? part : { ...part, pieces: unchanged(part.text), isRightChanged: false }}
          />
        </li>
      ))}
    </ul>
  );
}

/** The first line needs no name in front of it. */
const isMainText = ({ label }: ComparedPart): boolean => label === 'Question' || label === 'Paragraph';

function Part({ side, part }: { side: Side; part: ComparedPart }) {
  if (part.isRight !== undefined) return <OptionPart side={side} part={part} isRight={part.isRight} />;
  const text = part.text === '' ? <Empty /> : <MarkedText side={side} pieces={part.pieces} />;
  return (
    <p className={isMainText(part) ? styles.main : undefined}>
      <span className={isMainText(part) ? 'visually-hidden' : styles.label}>{`${part.label}: `}</span>
      <span className={styles.text}>{text}</span>
    </p>
  );
}

const Empty = () => <span className={styles.empty}>nothing</span>;

function OptionPart({ side, part, isRight }: { side: Side; part: ComparedPart; isRight: boolean }) {
  const { label, pieces, isRightChanged } = part;
  const Icon = isRight ? Check : Circle;
  return (
    <p className={styles.option} data-right={isRight}>
      <Icon aria-hidden="true" />
      <span>
        <span className="visually-hidden">{`${label}${isRight ? ', correct answer' : ''}: `}</span>
        <span className={styles.text}>
          <MarkedText side={side} pieces={pieces} />
        </span>
        {isRightChanged && isRight ? (
          <>
            {' '}
            <MarkedText side={side} pieces={wholly('Correct answer')} />
          </>
        ) : null}
      </span>
    </p>
  );
}
