import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { TextFieldProps } from './TextField.tsx';
import styles from './Field.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'multiline' | 'rows' | 'verbatim'>;

/** A password field with a button that shows the text. Needs `autoComplete`: 'current-password' or 'new-password'. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, mark, labelEnd, description, errorMessage, placeholder, className, ref, ...rest } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <AriaTextField
      {...rest}
      type={shown ? 'text' : 'password'}
      spellCheck="false"
      isInvalid={rest.isInvalid ?? Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(styles.field, className)}
    >
      <FieldFrame {...{ label, mark, labelEnd, description, errorMessage }}>
        <div className={classNames(styles.control, styles.frame)}>
          <Input
            className={styles.input ?? ''}
            autoCapitalize="off"
            autoCorrect="off"
            {...(placeholder ? { placeholder } : {})}
            {...(ref ? { ref } : {})}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" />
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
