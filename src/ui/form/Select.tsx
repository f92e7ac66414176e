import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldMark } from './FieldFrame.tsx';
import field from './Field.module.css';
import styles from './Select.module.css';

export interface SelectOption<Value extends string | number> {
  id: Value;
  label: string;
  note?: string;
}

export interface SelectProps<Value extends string | number> {
  label: string;
  mark?: FieldMark | undefined;
  hidesLabel?: boolean;
  labelEnd?: ReactNode;
  options: readonly SelectOption<Value>[];
  value?: Value | null | undefined;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  description?: ReactNode;
  errorMessage?: string | undefined;
  isInvalid?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** The button does not open the list, but can be focused. */
  isReadOnly?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A select with a label. For up to about four options, use `RadioGroup`. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const {
    label,
    mark,
    hidesLabel,
    labelEnd,
    options,
    value,
    defaultValue,
    onChange,
    onBlur,
    placeholder = 'Choose…',
  } = props;
  const { name, description, errorMessage, isInvalid, isRequired, isDisabled, isReadOnly, className, ref } =
    props;
  return (
    <AriaSelect
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(name ? { name } : {})}
      {...(onBlur ? { onBlur } : {})}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange?.(chosen.id);
      }}
      placeholder={placeholder}
      isInvalid={isInvalid ?? Boolean(errorMessage)}
      isRequired={isRequired ?? false}
      isDisabled={isDisabled ?? false}
      validationBehavior="aria"
      className={classNames(field.field, className)}
    >
      <FieldFrame {...{ label, mark, hidesLabel, labelEnd, description, errorMessage }}>
        <Button
          isPending={isReadOnly ?? false}
          className={classNames(field.control, styles.button)}
          {...(ref ? { ref } : {})}
        >
          <SelectValue className={styles.value ?? ''}>
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronDown aria-hidden="true" />
        </Button>
      </FieldFrame>
      <Popover className={styles.popover ?? ''} offset={6}>
        <ListBox className={styles.list ?? ''}>
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              id={option.id}
              textValue={option.label}
              className={styles.option ?? ''}
            >
              <span className={styles.text}>
                {option.label}
                {option.note ? <span className={styles.note}>{option.note}</span> : null}
              </span>
              <Check aria-hidden="true" className={styles.check ?? ''} />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
