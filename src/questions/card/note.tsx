import { Info, X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { FormattedText } from '../text/formatted-text.tsx';
import styles from './question-card.module.css';

interface NoteProps {
  /**
   * `hint`: additional information. `correction`: the correct answer, after a wrong one. `open`: the correct answer to
   * an unanswered question.
   */
  kind: 'hint' | 'correction' | 'open';
  id?: string;
  /** Label before the text; not read aloud. */
  lead?: string;
  part?: string;
  children: string | readonly string[];
}

export function Note({ kind, id, lead, part, children }: NoteProps) {
  const Icon = kind === 'correction' ? X : Info;
  return (
    <Row
      as="p"
      nowrap
      align="start"
      gap={2}
      className={classNames('breakable', styles.note, kind === 'hint' ? 'muted' : styles[kind])}
      id={id}
    >
      <Icon aria-hidden="true" />
      <span data-part={part} data-part-from={lead ? lead.length + 1 : undefined}>
        {lead ? `${lead} ` : null}
        <FormattedText text={typeof children === 'string' ? children : children.join('')} />
      </span>
    </Row>
  );
}

export function Feedback({ children }: { children: string }) {
  return (
    <Row
      as="p"
      nowrap
      align="start"
      gap={2}
      className={classNames('breakable', styles.note, styles.feedback)}
    >
      <Info aria-hidden="true" />
      <span>
        <span className="visually-hidden">Feedback: </span>
        <FormattedText part="feedback" text={children} />
      </span>
    </Row>
  );
}
