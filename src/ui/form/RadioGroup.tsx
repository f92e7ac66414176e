import { useId, type Ref } from 'react';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components';
import {
  OptionAside,
  OptionContent,
  OptionGroupFrame,
  type Option,
  type OptionGroupProps,
} from './Option.tsx';
import styles from './Option.module.css';

export interface RadioGroupProps
  extends
    OptionGroupProps,
    Pick<
      AriaRadioGroupProps,
      'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'name' | 'isReadOnly' | 'isRequired' | 'onBlur'
    > {
  value: string | null;
  onChange?: (value: string) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A radio group. Read-only rows stay in the tab order, so that verdicts are reachable by keyboard. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, mark, options, columns, maxHeight, description, errorMessage, onChange, ref, ...rest } =
    props;
  return (
    <AriaRadioGroup
      {...rest}
      {...(onChange ? { onChange } : {})}
      {...(ref ? { ref } : {})}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={styles.group ?? ''}
    >
      <OptionGroupFrame {...{ label, mark, columns, maxHeight, description, errorMessage }}>
        {options.map((option) => (
          <RadioRow key={option.value} option={option} />
        ))}
      </OptionGroupFrame>
    </AriaRadioGroup>
  );
}

function RadioRow({ option }: { option: Option }) {
  const labelId = useId();
  return (
    <RadioField
      value={option.value}
      isDisabled={option.isDisabled ?? false}
      aria-labelledby={labelId}
      className={styles.field ?? ''}
    >
      <RadioButton className={styles.option ?? ''} data-mark={option.mark}>
        <OptionContent option={option} labelId={labelId} />
      </RadioButton>
      {option.aside ? <OptionAside>{option.aside}</OptionAside> : null}
    </RadioField>
  );
}
