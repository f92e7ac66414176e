import { useId, type Ref } from 'react';
import { CheckboxButton, CheckboxField, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components';
import {
  OptionAside,
  OptionContent,
  OptionGroupFrame,
  type Option,
  type OptionGroupProps,
} from './Option.tsx';
import styles from './Option.module.css';

export interface CheckboxGroupProps
  extends
    OptionGroupProps,
    Pick<
      AriaCheckboxGroupProps,
      'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'name' | 'isReadOnly' | 'isRequired' | 'onBlur'
    > {
  value: readonly string[];
  onChange?: (value: string[]) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A group of checkboxes. Read-only rows stay in the tab order, so that verdicts are reachable by keyboard. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const {
    label,
    mark,
    options,
    value,
    columns,
    maxHeight,
    description,
    errorMessage,
    onChange,
    ref,
    ...rest
  } = props;
  return (
    <AriaCheckboxGroup
      {...rest}
      {...(onChange ? { onChange } : {})}
      {...(ref ? { ref } : {})}
      value={[...value]}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={styles.group ?? ''}
    >
      <OptionGroupFrame {...{ label, mark, columns, maxHeight, description, errorMessage }}>
        {options.map((option) => (
          <CheckboxRow key={option.value} option={option} />
        ))}
      </OptionGroupFrame>
    </AriaCheckboxGroup>
  );
}

function CheckboxRow({ option }: { option: Option }) {
  const labelId = useId();
  return (
    <CheckboxField
      value={option.value}
      isDisabled={option.isDisabled ?? false}
      aria-labelledby={labelId}
      className={styles.field ?? ''}
    >
      <CheckboxButton className={styles.option ?? ''} data-mark={option.mark}>
        <OptionContent option={option} labelId={labelId} box />
      </CheckboxButton>
      {option.aside ? <OptionAside>{option.aside}</OptionAside> : null}
    </CheckboxField>
  );
}
