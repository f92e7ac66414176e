import { Check, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from 'react-aria-components';
import { Breakable } from '../Breakable.tsx';
import { FieldFrame, FieldHelp, type FieldHelpProps, type FieldMark } from './FieldFrame.tsx';
import styles from './Option.module.css';

/** The verdict on an option in a review; `missed` is a correct option that was not chosen. */
export type OptionMark = 'good' | 'bad' | 'missed';

export interface Option {
  value: string;
  label: string;
  content?: ReactNode;
  /** Content beside the row, outside the label: a press does not select the option. */
  aside?: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
  isDisabled?: boolean;
  mark?: OptionMark | undefined;
}

export const optionVerdicts = {
  good: { text: 'Correct', Icon: Check },
  bad: { text: 'Not correct', Icon: X },
  missed: { text: 'Should have been chosen', Icon: Info },
} as const;

/**
 * The content of an option row: checkbox or radio button, label, verdict and details.
 *
 * @param labelId the id of the label, without the verdict, which is the description of the control
 */
export function OptionContent({ option, labelId, box }: { option: Option; labelId: string; box?: boolean }) {
  const verdict = option.mark ? optionVerdicts[option.mark] : null;
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
            {/* Spaces separate the texts for screen readers and copying. */}{' '}
            {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}{' '}
            {option.end ? <span className={styles.end}>{option.end}</span> : null}
          </Text>
        ) : null}
      </span>
    </>
  );
}

const movesToAnotherOption = (key: string) => key.startsWith('Arrow');

/** The `aside` of an option. Stops arrow keys, which would select another option. */
export function OptionAside({ children }: { children: ReactNode }) {
  return (
    <div
      role="presentation"
      className={styles.aside}
      onKeyDown={(event) => (movesToAnotherOption(event.key) ? event.stopPropagation() : undefined)}
    >
      {children}
    </div>
  );
}

export interface OptionGroupProps extends FieldHelpProps {
  /** A group without a label needs `aria-labelledby`. */
  label?: string | undefined;
  mark?: FieldMark | undefined;
  options: readonly Option[];
  /** On a phone there is always one column. */
  columns?: 1 | 2 | undefined;
  /** A CSS length; a higher list scrolls. */
  maxHeight?: string | undefined;
}

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
