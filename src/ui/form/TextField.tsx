import type { ReactNode, Ref } from 'react';
import { Input, TextArea, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldMark } from './FieldFrame.tsx';
import styles from './Field.module.css';

/** The parts every text-like field takes besides the behaviour of react-aria's TextField. */
export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'render' | 'validate' | 'validationBehavior'
> {
  label: string;
  mark?: FieldMark | undefined;
  labelEnd?: ReactNode;
  description?: ReactNode;
  /** Shows the message and marks the field; `isInvalid` alone marks it without words. */
  errorMessage?: string | undefined;
  placeholder?: string;
  /** A text area of `rows` lines instead of one line. */
  multiline?: boolean;
  rows?: number;
  /** Taken letter by letter, without capitals, corrections or spell check: user names, emails, answers. */
  verbatim?: boolean;
  className?: string | undefined;
  /** Goes to the input itself, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** A labelled text field. In a form, use `FormTextField`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    mark,
    labelEnd,
    description,
    errorMessage,
    placeholder,
    multiline,
    rows = 4,
    verbatim,
    ...others
  } = props;
  const { className, ref, ...rest } = others;
  const control = {
    className: styles.control ?? '',
    ...(placeholder ? { placeholder } : {}),
    ...(verbatim ? { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } : {}),
    ...(ref ? { ref } : {}),
  };
  return (
    <AriaTextField
      {...rest}
      isInvalid={rest.isInvalid ?? Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(styles.field, className)}
    >
      <FieldFrame {...{ label, mark, labelEnd, description, errorMessage }}>
        {multiline ? <TextArea {...control} rows={rows} /> : <Input {...control} />}
      </FieldFrame>
    </AriaTextField>
  );
}
