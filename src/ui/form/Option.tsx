import { Check, Info, X } from 'lucide-react';
import { Text } from 'react-aria-components';
import styles from './Option.module.css';

/** The verdict on an option in a review. `missed`: right, but not chosen. */
export type OptionMark = 'good' | 'bad' | 'missed';

export interface Option {
  value: string;
  label: string;
  mark?: OptionMark | undefined;
}

const verdicts = {
  good: { words: 'Correct', Icon: Check },
  bad: { words: 'Not correct', Icon: X },
  missed: { words: 'Should have been chosen', Icon: Info },
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
      <span className={styles.words}>
        <span className={styles.label} id={labelId}>
          {option.label}
        </span>
        {verdict ? (
          <Text slot="description" className={styles.verdict ?? ''}>
            <verdict.Icon aria-hidden="true" />
            {verdict.words}
          </Text>
        ) : null}
      </span>
    </>
  );
}
