import { useId } from 'react';
import { Label, RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components';
import { OptionContent, type Option } from './Option.tsx';
import styles from './Option.module.css';

export interface RadioGroupProps extends Pick<
  AriaRadioGroupProps,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'name' | 'isReadOnly'
> {
  /** A visible label; without it name the group by `aria-labelledby`. */
  label?: string;
  /** Their values are unique. */
  options: readonly Option[];
  /** The value of the chosen option; null while none is chosen. */
  value: string | null;
  onChange?: (value: string) => void;
  /** Two columns where there is room; on a phone always one. */
  columns?: 1 | 2;
}

/**
 * One of several options, each a large row that is its own label. Arrow keys move and choose.
 * Read-only rows stay in the tab order, so that a verdict can be reached by keyboard.
 */
export function RadioGroup({ label, options, columns = 1, onChange, ...rest }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...rest} {...(onChange ? { onChange } : {})} className={styles.group ?? ''}>
      {label ? <Label className={styles.groupLabel ?? ''}>{label}</Label> : null}
      <div className={styles.options} data-columns={columns}>
        {options.map((option) => (
          <RadioRow key={option.value} option={option} />
        ))}
      </div>
    </AriaRadioGroup>
  );
}

function RadioRow({ option }: { option: Option }) {
  const labelId = useId();
  return (
    <RadioField value={option.value} aria-labelledby={labelId} className={styles.field ?? ''}>
      <RadioButton className={styles.option ?? ''} data-mark={option.mark}>
        <OptionContent option={option} labelId={labelId} />
      </RadioButton>
    </RadioField>
  );
}
