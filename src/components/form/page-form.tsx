import { useEffect, type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Heading, type HeadingLevel } from '#ui/Heading.tsx';
import { Row } from '#ui/layout.tsx';
import { FormSubmit } from './form-submit.tsx';
import { Form, FormFailure } from './form.tsx';
import type { ProblemForm } from './use-problem-form.ts';
import styles from './page-form.module.css';

interface PageFormProps<Values extends FieldValues, Output> {
  form: ProblemForm<Values, Output>;
  title?: string;
  headingLevel?: HeadingLevel;
  /** `inset` is a shaded area inside a card. */
  frame?: 'card' | 'inset' | 'none';
  submit?: string;
  submitIcon?: ReactNode;
  isDisabled?: boolean | undefined;
  actions?: ReactNode;
  /** Shows a Cancel button, which asks before changes are lost. */
  onCancel?: () => void;
  takesFocus?: boolean;
  children: ReactNode;
}

/** A form in the page, not in a dialog. */
export function PageForm<Values extends FieldValues, Output>(props: PageFormProps<Values, Output>) {
  const { form, title, headingLevel = 2, frame = 'card', submit = 'Save', submitIcon } = props;
  const { actions, onCancel, takesFocus = false } = props;
  const { setFocus, parts } = form;
  const [firstField] = Object.keys(parts.schema.entries);
  useEffect(() => {
    if (takesFocus) setFocus(firstField as Path<Values>);
  }, [takesFocus, setFocus, firstField]);
  const cancel = async () => {
    if (await form.confirmLeave()) onCancel?.();
  };
  return (
    <Form
      form={form}
      className={classNames(frame === 'card' ? cardStyle() : styles.dense, frame === 'inset' && styles.inset)}
    >
      {title === undefined ? null : (
        <Heading level={headingLevel} className="fs-1">
          {title}
        </Heading>
      )}
      {props.children}
      <FormFailure />
      <Row justify={onCancel ? 'end' : 'start'} className={onCancel ? undefined : styles.actions}>
        {onCancel ? <Button onPress={() => void cancel()}>Cancel</Button> : null}
        <FormSubmit icon={submitIcon} isDisabled={props.isDisabled}>
          {submit}
        </FormSubmit>
        {actions}
      </Row>
    </Form>
  );
}
