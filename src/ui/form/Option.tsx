import { Check, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from 'react-aria-components';
import { Breakable } from '../Breakable.tsx';
import { FieldFrame, FieldHelp, type FieldHelpProps, type FieldMark } from './FieldFrame.tsx';
import styles from './Option.module.css';

/** The verdict on an option in a review. `missed`: right, but not chosen. */
export type OptionMark = 'good' | 'bad' | 'missed';

export interface Option {
  value: string;
  label: string;
  /** Shown in place of the label, for words that are not plain. */
  content?: ReactNode;
  /** Stands beside the row and is no part of it: a press on it chooses nothing. */
  aside?: ReactNode;
  /** Quiet lines below the label. */
  detail?: ReactNode;
  /** Stands at the end of the row; below the rest where there is little room. */
  end?: ReactNode;
  /** Listed, and not to be chosen. */
  isDisabled?: boolean;
  mark?: OptionMark | undefined;
}

const verdicts = {
  good: { text: 'Correct', Icon: Check },
  bad: { text: 'Not correct', Icon: X },
  missed: { text: 'Should have been chosen', Icon: Info },
} as const;

/**
 * What stands in an option row, for RadioGroup and CheckboxGroup: the mark, the label, the verdict.
 *
 * @param labelId names the control without the verdict, which describes it (slot `description` of the field around)
 */
export function OptionContent({ option, labelId, box }: { option: Option; labelId: string; box?: boolean }) {
  const verdict = option.mark ? verdicts[option.mark] : null;
  return (
    <>
      <span className={box ? styles.box : styles.dot} aria-hidden="true">
        {box ? <Check /> : null}
      </span>
      <span className={styles.text}>
        <span className={styles.label} id={labelId}>
          {option.content ?? <Breakable text={option.label} />}
        </span>
        {verdict ? (
          <Text slot="description" className={styles.verdict ?? ''}>
            <verdict.Icon aria-hidden="true" />
            {verdict.text}
          </Text>
        ) : null}
        {option.detail || option.end ? (
          <Text slot="description" className={styles.more ?? ''}>
            {/* Spaces, for whoever hears or copies the row: nothing runs together. */}{' '}
            {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}{' '}
            {option.end ? <span className={styles.end}>{option.end}</span> : null}
          </Text>
        ) : null}
      </span>
    </>
  );
}

const movesToAnotherOption = (key: string) => key.startsWith('Arrow');

/** What stands beside an option. The arrow keys, which choose another option, have no effect here. */
export function OptionAside({ children }: { children: ReactNode }) {
  return (
    // The keys come from the control inside.
    <div
      role="presentation"
      className={styles.aside}
      onKeyDown={(event) => (movesToAnotherOption(event.key) ? event.stopPropagation() : undefined)}
    >
      {children}
    </div>
  );
}

/** What RadioGroup and CheckboxGroup have in common. */
export interface OptionGroupProps extends FieldHelpProps {
  /** A visible label; without it name the group by `aria-labelledby`. */
  label?: string | undefined;
  mark?: FieldMark | undefined;
  /** Their values are unique. */
  options: readonly Option[];
  /** Two columns where there is room; on a phone always one. */
  columns?: 1 | 2 | undefined;
  /** A CSS length; more options than that scroll. */
  maxHeight?: string | undefined;
}

/** Label above the rows, help and error below. */
export function OptionGroupFrame({
  label,
  mark,
  columns = 1,
  maxHeight,
  children,
  ...help
}: Omit<OptionGroupProps, 'options'> & { children: ReactNode }) {
  const rows = (
    <div
      className={styles.options}
      data-columns={columns}
      {...(maxHeight !== undefined && { 'data-scrolls': true, style: { maxHeight } })}
    >
      {children}
    </div>
  );
  if (label !== undefined) {
    return (
      <FieldFrame label={label} mark={mark} {...help}>
        {rows}
      </FieldFrame>
    );
  }
  return (
    <>
      {rows}
      <FieldHelp {...help} />
    </>
  );
}
