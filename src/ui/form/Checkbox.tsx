import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import type { CheckboxFieldProps } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { FieldHelp, type FieldHelpProps } from './FieldFrame.tsx';
import option from './Option.module.css';
import styles from './Toggle.module.css';

export interface CheckboxProps
  extends
    FieldHelpProps,
    Pick<CheckboxFieldProps, 'name' | 'isRequired' | 'isReadOnly' | 'isDisabled' | 'onBlur'> {
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A yes or no that takes effect with its form. */
export function Checkbox({ label, description, errorMessage, ref, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      {...(ref ? { inputRef: ref } : {})}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={styles.field ?? ''}
    >
      <CheckboxButton className={styles.button ?? ''}>
        <span className={classNames(option.box, styles.mark)} aria-hidden="true">
          <Check />
        </span>
        <span className={classNames(styles.label, 'bold')}>{label}</span>
      </CheckboxButton>
      <div className={styles.help}>
        <FieldHelp description={description} errorMessage={errorMessage} />
      </div>
    </CheckboxField>
  );
}
