import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { FieldFrame, type FieldHelpProps } from './FieldFrame.tsx';
import styles from './PictureRadioGroup.module.css';

export interface PictureOption {
  value: string;
  label: string;
  picture: ReactNode;
}

export interface PictureRadioGroupProps extends FieldHelpProps {
  label: string;
  options: readonly PictureOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  isRequired?: boolean;
  isReadOnly?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Options that the user chooses by their pictures. */
export function PictureRadioGroup(props: PictureRadioGroupProps) {
  const { label, options, description, errorMessage, ref, ...rest } = props;
  return (
    <AriaRadioGroup
      {...rest}
      {...(ref ? { ref } : {})}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={styles.group ?? ''}
    >
      <FieldFrame label={label} {...{ description, errorMessage }}>
        <div className={styles.options}>
          {options.map((option) => (
            <RadioField key={option.value} value={option.value} className={styles.field ?? ''}>
              <RadioButton className={styles.option ?? ''}>
                <span className={styles.picture}>{option.picture}</span>
                <span className={styles.label}>{option.label}</span>
                <span className={styles.mark} aria-hidden="true">
                  <Check />
                </span>
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
