import type { ReactNode, Ref } from 'react';
import { Input, TextArea, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldMark } from './FieldFrame.tsx';
import styles from './Field.module.css';

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'render' | 'validate' | 'validationBehavior'
> {
  label: string;
  mark?: FieldMark | undefined;
  hidesLabel?: boolean;
  labelEnd?: ReactNode;
  description?: ReactNode;
  /** Also marks the field as invalid; `isInvalid` marks it without a message. */
  errorMessage?: string | undefined;
  /** A hint about an unusual value. The field remains valid. */
  warning?: string | undefined;
  placeholder?: string;
  multiline?: boolean;
  rows?: number;
  /** Renders a text area that grows with its text, with at least `rows` lines. Needs `value`. */
  grows?: boolean;
  /** The value of a growing text area, with `<mark>` around the parts to highlight. */
  backdrop?: ReactNode;
  /** Disables capitalization, correction and spell check: for user names, emails and answers. */
  verbatim?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** A labelled text field. In a form, use `FormTextField`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    mark,
    hidesLabel,
    labelEnd,
    description,
    errorMessage,
    warning,
    placeholder,
    multiline,
    rows = 4,
    grows,
    backdrop,
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
      <FieldFrame {...{ label, mark, hidesLabel, labelEnd, description, errorMessage, warning }}>
        {multiline ? (
          <TextAreaFrame mirrored={grows ? (backdrop ?? rest.value ?? '') : undefined} rows={rows}>
            <TextArea {...control} rows={rows} />
          </TextAreaFrame>
        ) : (
          <Input {...control} />
        )}
      </FieldFrame>
    </AriaTextField>
  );
}

interface TextAreaFrameProps {
  mirrored: ReactNode;
  rows: number;
  children: ReactNode;
}

/** Renders a hidden copy of the text behind a growing text area: it determines the height and shows the highlights. */
function TextAreaFrame({ mirrored, rows, children }: TextAreaFrameProps) {
  if (mirrored === undefined) return children;
  return (
    <div className={styles.growing}>
      <div className={styles.mirror} style={{ minHeight: `${rows}lh` }} aria-hidden="true">
        {mirrored}
        {/* Without the space, a trailing line break would add no line. */}{' '}
      </div>
      {children}
    </div>
  );
}
