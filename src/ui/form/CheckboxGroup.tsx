import { useId } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  CheckboxGroup as AriaCheckboxGroup,
  Label,
} from 'react-aria-components';
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components';
import { OptionContent, type Option } from './Option.tsx';
import styles from './Option.module.css';

export interface CheckboxGroupProps extends Pick<
  AriaCheckboxGroupProps,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'name' | 'isReadOnly'
> {
  /** A visible label; without it name the group by `aria-labelledby`. */
  label?: string;
  /** Their values are unique. */
  options: readonly Option[];
  /** The values of the chosen options. */
  value: readonly string[];
  onChange?: (value: string[]) => void;
  /** Two columns where there is room; on a phone always one. */
  columns?: 1 | 2;
}

/**
 * Any number of options, each a large row that is its own label. Space chooses and takes back.
 * Read-only rows stay in the tab order, so that a verdict can be reached by keyboard.
 */
export function CheckboxGroup({ label, options, value, columns = 1, onChange, ...rest }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...rest}
      {...(onChange ? { onChange } : {})}
      value={[...value]}
      className={styles.group ?? ''}
    >
      {label ? <Label className={styles.groupLabel ?? ''}>{label}</Label> : null}
      <div className={styles.options} data-columns={columns}>
        {options.map((option) => (
          <CheckboxRow key={option.value} option={option} />
        ))}
      </div>
    </AriaCheckboxGroup>
  );
}

function CheckboxRow({ option }: { option: Option }) {
  const labelId = useId();
  return (
    <CheckboxField value={option.value} aria-labelledby={labelId} className={styles.field ?? ''}>
      <CheckboxButton className={styles.option ?? ''} data-mark={option.mark}>
        <OptionContent option={option} labelId={labelId} box />
      </CheckboxButton>
    </CheckboxField>
  );
}
