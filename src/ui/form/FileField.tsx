import { TriangleAlert, X } from 'lucide-react';
import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { Button } from '../Button.tsx';
import { classNames } from '../class-names.ts';
import type { FieldHelpProps, FieldMark } from './FieldFrame.tsx';
import field from './Field.module.css';
import styles from './FileField.module.css';

export interface FileFieldProps extends FieldHelpProps {
  label: string;
  mark?: FieldMark | undefined;
  value: File | null;
  onChange: (file: File | null) => void;
  onBlur?: () => void;
  name?: string;
  /** Extensions or MIME types, such as `['.jpg', 'image/png']`. Browsers do not enforce them. */
  accept?: readonly string[] | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  ref?: (input: HTMLInputElement | null) => void;
}

/** A labelled file from the device, chosen with the control of the browser. */
export function FileField(props: FileFieldProps) {
  const { label, mark, description, errorMessage, value, onChange, onBlur, name, accept, ref } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const describedBy = classNames(description !== undefined && `${id}-help`, errorMessage && `${id}-error`);

  // A file input is uncontrolled: without this, it would not name a file that was chosen before it was mounted.
  useEffect(() => {
    const { current } = input;
    if (!current) return;
    if (value === null) current.value = '';
    else if (current.files?.[0] !== value) {
      const transfer = new DataTransfer();
      transfer.items.add(value);
      current.files = transfer.files;
    }
  }, [value]);
  const remove = () => {
    onChange(null);
    input.current?.focus();
  };
  const preventIfReadOnly = (event: SyntheticEvent) => {
    if (props.isReadOnly) event.preventDefault();
  };
  return (
    <div className={field.field} data-invalid={errorMessage ? true : undefined}>
      <label htmlFor={id} className={classNames(field.label, 'bold')} data-mark={mark}>
        {label}
        {mark === 'optional' ? (
          <>
            {' '}
            <span className={field.optional}>(optional)</span>
          </>
        ) : null}
      </label>
      <div className={styles.line}>
        {/* Native: that of react-aria-components cannot be marked as invalid. */}
        <input
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
          id={id}
          type="file"
          name={name}
          accept={accept?.join(',')}
          aria-required={props.isRequired}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={describedBy || undefined}
          disabled={props.isDisabled}
          // A file input has no `readonly`.
          aria-disabled={props.isReadOnly}
          onClick={preventIfReadOnly}
          onDrop={preventIfReadOnly}
          className={classNames(field.control, styles.input)}
          onChange={({ target }) => onChange(target.files?.[0] ?? null)}
          onBlur={onBlur}
        />
        {value === null ? null : (
          <Button
            variant="quiet"
            square
            aria-label={`Remove ${value.name}`}
            isDisabled={props.isReadOnly ?? false}
            onPress={remove}
          >
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      {description === undefined ? null : (
        <span id={`${id}-help`} className={field.help}>
          {description}
        </span>
      )}
      {errorMessage ? (
        <span id={`${id}-error`} className={field.error}>
          <TriangleAlert aria-hidden="true" />
          <span>{errorMessage}</span>
        </span>
      ) : null}
    </div>
  );
}
