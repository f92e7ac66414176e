import type { KeyboardEvent, ReactNode } from 'react';
import {
  Button,
  CheckboxButton,
  CheckboxField,
  Input,
  Label,
  SearchField as AriaSearchField,
  Text,
  TextArea,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  TooltipTrigger,
  type ButtonProps,
} from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import type { ActionMessage } from './use-action.ts';
import styles from './parts.module.css';

/** For a part of the panel that Escape closes. Elsewhere, Escape returns the focus to the application. */
export const closeOnEscape = (close: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  },
});

interface ToolButtonProps extends Omit<ButtonProps, 'className' | 'children' | 'style'> {
  variant?: 'plain' | 'outline' | 'primary' | 'danger';
  icon?: ReactNode;
  /** Without children, `aria-label` names the button, also in a tooltip. */
  children?: ReactNode;
}

/** The tooltip repeats the name of its button: as a description, screen readers would read it twice. */
const notDescribed = { 'aria-describedby': '' };

/** Milliseconds until a tooltip appears below the pointer. With keyboard focus, it appears at once. */
const tooltipDelay = 400;

/** A compact button. `isPending` refuses presses as `isDisabled` does, and keeps the focus. */
export function ToolButton({ variant = 'outline', icon, children, ...props }: ToolButtonProps) {
  const className = classNames(styles.button, styles[variant]);
  if (children === undefined) {
    return (
      <TooltipTrigger delay={tooltipDelay}>
        <Button {...props} {...notDescribed} className={className}>
          {icon}
        </Button>
        <Tooltip offset={4} className={styles.tooltip ?? ''}>
          {props['aria-label']}
        </Tooltip>
      </TooltipTrigger>
    );
  }
  return (
    <Button {...props} className={className}>
      {icon}
      {children}
    </Button>
  );
}

interface TextInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'number' | 'datetime-local';
  placeholder?: string;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  /** The number of lines; 1 by default. */
  lines?: number;
  error?: string | undefined;
}

export function TextInput({
  label,
  placeholder,
  isLabelHidden = false,
  lines = 1,
  error,
  ...props
}: TextInputProps) {
  return (
    <TextField
      {...props}
      isInvalid={error !== undefined}
      // Otherwise the browser refuses to submit a form with an earlier error.
      validationBehavior="aria"
      {...(isLabelHidden && { 'aria-label': label })}
      className={styles.field ?? ''}
    >
      {isLabelHidden ? null : <Label>{label}</Label>}
      {lines > 1 ? (
        <TextArea rows={lines} className={classNames(styles.input, styles.lines)} />
      ) : (
        <Input {...(placeholder !== undefined && { placeholder })} className={styles.input ?? ''} />
      )}
      {error === undefined ? null : (
        <Text slot="errorMessage" className={styles.error ?? ''}>
          {error}
        </Text>
      )}
    </TextField>
  );
}

/** A search field without a visible label. Escape clears it. */
export function SearchInput({
  label,
  value,
  onChange,
}: Pick<TextInputProps, 'label' | 'value' | 'onChange'>) {
  return (
    <AriaSearchField aria-label={label} value={value} onChange={onChange} className={styles.search ?? ''}>
      <Input placeholder={label} className={styles.input ?? ''} />
    </AriaSearchField>
  );
}

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one of a few options. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectedKeys={[value]}
      disallowEmptySelection
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value));
        if (chosen) onChange(chosen.value);
      }}
      className={styles.segments ?? ''}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={styles.segment ?? ''}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export function Check({
  children,
  isSelected,
  onChange,
}: {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}) {
  return (
    <CheckboxField isSelected={isSelected} onChange={onChange}>
      <CheckboxButton className={styles.check ?? ''}>
        <span className={styles.box} aria-hidden="true">
          <svg viewBox="0 0 12 12">
            <path d="m2 6 3 3 5-6" />
          </svg>
        </span>
        {children}
      </CheckboxButton>
    </CheckboxField>
  );
}

/** A titled part of a tab. */
export function Section({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** A row of controls that wraps. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

export function Badge({
  tone,
  children,
}: {
  tone: 'neutral' | 'success' | 'warning' | 'error';
  children: ReactNode;
}) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

/** The message of the last action. The live region must exist before its text. */
export function Message({ message }: { message: ActionMessage | undefined }) {
  return (
    <p role="status" className={classNames(styles.message, message && styles[message.tone])}>
      {message?.text}
    </p>
  );
}
