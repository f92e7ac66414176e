import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components';
import type { SwitchFieldProps } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { FieldHelp, type FieldHelpProps } from './FieldFrame.tsx';
import styles from './Toggle.module.css';

export interface SwitchProps
  extends FieldHelpProps, Pick<SwitchFieldProps, 'name' | 'isReadOnly' | 'isDisabled' | 'onBlur'> {
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A setting that is on or off. */
export function Switch({ label, description, errorMessage, ref, ...rest }: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      {...(ref ? { inputRef: ref } : {})}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={styles.field ?? ''}
    >
      <SwitchButton className={styles.button ?? ''}>
        <span className={styles.track} aria-hidden="true" />
        <span className={classNames(styles.label, 'bold')}>{label}</span>
      </SwitchButton>
      <div className={styles.help}>
        <FieldHelp description={description} errorMessage={errorMessage} />
      </div>
    </SwitchField>
  );
}
