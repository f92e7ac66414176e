import { Check, Circle } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import type { ComparedPart } from './compare-parts.ts';
import { MarkedFormattedText, MarkedText, type Side } from './marked-text.tsx';
import { markUnchanged, markAllChanged } from './word-changes.ts';
import styles from './compare.module.css';

interface PartListProps {
  side: Side;
  parts: readonly ComparedPart[];
  isMarked: boolean;
}

export function PartList({ side, parts, isMarked }: PartListProps) {
  return (
    <Stack as="ul" gap={2}>
      {parts.map((part) => (
        <li key={part.label} className="breakable">
          <Part
            side={side}
            part={isMarked ? part : { ...part, pieces: markUnchanged(part.text), isRightChanged: false }}
          />
        </li>
      ))}
    </Stack>
  );
}

const isMainText = ({ label }: ComparedPart): boolean => label === 'Question' || label === 'Paragraph';

function Part({ side, part }: { side: Side; part: ComparedPart }) {
  if (part.isRight !== undefined) return <OptionPart side={side} part={part} isRight={part.isRight} />;
  const text = part.text === '' ? <Empty /> : <MarkedFormattedText side={side} pieces={part.pieces} />;
  return (
    <p className={isMainText(part) ? 'fs-1' : undefined}>
      <span className={isMainText(part) ? 'visually-hidden' : 'bold'}>{`${part.label}: `}</span>
      <span className={styles.text}>{text}</span>
    </p>
  );
}

const Empty = () => <span className={classNames('muted', styles.empty)}>nothing</span>;

function OptionPart({ side, part, isRight }: { side: Side; part: ComparedPart; isRight: boolean }) {
  const { label, pieces, isRightChanged } = part;
  const Icon = isRight ? Check : Circle;
  return (
    <Row as="p" gap={2} nowrap align="start" className={styles.option} data-right={isRight}>
      <Icon aria-hidden="true" />
      <span>
        <span className="visually-hidden">{`${label}${isRight ? ', correct answer' : ''}: `}</span>
        <span className={styles.text}>
          <MarkedFormattedText side={side} pieces={pieces} />
        </span>
        {isRightChanged && isRight ? (
          <>
            {' '}
            <MarkedText side={side} pieces={markAllChanged('Correct answer')} />
          </>
        ) : null}
      </span>
    </Row>
  );
}
