import { useEffect, type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { classNames } from '#ui/class-names.ts';
import { Heading, type HeadingLevel } from '#ui/Heading.tsx';
import { FormSubmit } from './form-submit.tsx';
import { Form, FormFailure } from './form.tsx';
import type { ProblemForm } from './use-problem-form.ts';
import styles from './page-form.module.css';

interface PageFormProps<Values extends FieldValues, Output> {
  title: string;
  headingLevel: HeadingLevel;
  /** The result of `useProblemForm`. */
  form: ProblemForm<Values, Output>;
  /** The label of the button that sends the form. */
  submit: string;
  submitIcon?: ReactNode;
  /** There is nothing that it could be sent about. */
  isDisabled?: boolean | undefined;
  /** Other buttons, beside that one. */
  actions?: ReactNode;
  /** A button has opened the form: the focus moves to the first field. */
  takesFocus: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A form on the page, for adding or editing a record without a dialog. */
export function PageForm<Values extends FieldValues, Output>(props: PageFormProps<Values, Output>) {
  const { title, headingLevel, form, submit, submitIcon, isDisabled, actions, takesFocus } = props;
  const { setFocus, parts } = form;
  const [firstField] = Object.keys(parts.schema.entries);
  useEffect(() => {
    if (takesFocus) setFocus(firstField as Path<Values>);
  }, [takesFocus, setFocus, firstField]);
  const button = (
    <FormSubmit icon={submitIcon} isDisabled={isDisabled}>
      {submit}
    </FormSubmit>
  );
  return (
    <Form form={form} className={classNames(styles.form, props.className)}>
      <Heading level={headingLevel} className={styles.heading}>
        {title}
      </Heading>
      {props.children}
      <FormFailure />
      {actions ? (
        <div className={styles.actions}>
          {button}
          {actions}
        </div>
      ) : (
        button
      )}
    </Form>
  );
}
