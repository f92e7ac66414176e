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
  /** The label is only read: what stands around the field shows what it is. */
  hidesLabel?: boolean;
  labelEnd?: ReactNode;
  description?: ReactNode;
  /** Shows the message and marks the field; `isInvalid` alone marks it without words. */
  errorMessage?: string | undefined;
  /** What is allowed and odd: the field stays valid. */
  warning?: string | undefined;
  placeholder?: string;
  /** A text area of `rows` lines instead of one line. */
  multiline?: boolean;
  rows?: number;
  /** A text area as high as its text, and never lower than `rows`. It needs its `value`. */
  grows?: boolean;
  /** The value of a growing text area again, with `<mark>` around what is highlighted behind the words. */
  backdrop?: ReactNode;
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

/**
 * The text once more behind a growing text area, invisible and broken into the same lines: it gives the height, and its
 * marks shine through.
 */
function TextAreaFrame({ mirrored, rows, children }: TextAreaFrameProps) {
  if (mirrored === undefined) return children;
  return (
    <div className={styles.growing}>
      <div className={styles.mirror} style={{ minHeight: `${rows}lh` }} aria-hidden="true">
        {mirrored}
        {/* A line break at the end opens a line only when something follows it. */}{' '}
      </div>
      {children}
    </div>
  );
}
