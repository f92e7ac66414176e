import { useEffect, type ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import type { ProblemForm } from '#components/form/use-problem-form.ts';
import { classNames } from '#ui/class-names.ts';
import { Heading, type HeadingLevel } from '#ui/Heading.tsx';
import styles from './titled-fields.module.css';

/** What the fields hold. */
export interface TitledValues {
  title: string;
  description: string;
}

interface TitledFieldsProps<Values extends TitledValues, Output> {
  form: ProblemForm<Values, Output>;
  /** Above the fields: 'Add a grade'. */
  heading: string;
  headingLevel: HeadingLevel;
  /** The focus is on the title. */
  hasFocus: boolean;
  /** The button that sends the form. */
  submit: ReactNode;
  /** Beside that button. */
  actions?: ReactNode;
  className?: string;
  /** Further fields, between the title and the description. */
  children?: ReactNode;
}

/** A form for something with a title and an optional description. */
export function TitledFields<Values extends TitledValues, Output>(props: TitledFieldsProps<Values, Output>) {
  const { form, heading, headingLevel, hasFocus, submit, actions, className, children } = props;
  const { control } = form.parts;
  const { setFocus } = form;
  useEffect(() => {
    if (hasFocus) setFocus('title' as Path<Values>);
  }, [hasFocus, setFocus]);
  return (
    <Form form={form} className={classNames(styles.form, className)}>
      <Heading level={headingLevel} className={styles.heading}>
        {heading}
      </Heading>
      <FormTextField control={control} name="title" label="Title" autoComplete="off" />
      {children}
      <FormTextArea control={control} name="description" label="Description" rows={2} />
      <FormFailure />
      {actions ? (
        <div className={styles.actions}>
          {submit}
          {actions}
        </div>
      ) : (
        submit
      )}
    </Form>
  );
}
