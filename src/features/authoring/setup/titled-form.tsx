import type { UseMutationOptions } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { mayBeThere } from '#components/form/form-problem.ts';
import { formValues } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Heading, type HeadingLevel } from '#ui/Heading.tsx';
import { partParams } from './part-params.ts';
import { titledSchema, type Titled } from './title-rule.ts';
import styles from './titled-form.module.css';

interface TitledFormProps<Body, Data> {
  /** Above the fields: 'Add a grade'. */
  heading: string;
  headingLevel?: HeadingLevel;
  /** The words of the button. */
  submit: string;
  mutation: UseMutationOptions<Data, Error, Body>;
  toBody: (titled: Titled) => Body;
  /** The toast when it is added. */
  success: string;
  /** There is nothing to add to: the button is off. */
  isDisabled?: boolean;
  /** The button is off until there is a title, and says so. */
  disableWhileInvalid?: boolean;
  /** It was opened by a press: the focus is on the title. */
  startsFocused?: boolean;
  /** Which form it is, where the URL does not say so. */
  about: string;
  /** Beside the button. */
  actions?: ReactNode;
  onAdded?: (added: Data) => void;
}

/**
 * Adds something with a title and perhaps a description. Afterwards the form stands empty again, with the focus on the
 * title: mostly several are added.
 */
export function TitledForm<Body, Data>(props: TitledFormProps<Body, Data>) {
  const [added, setAdded] = useState(0);
  return (
    <Fields
      {...props}
      key={added}
      hasFocus={added > 0 || props.startsFocused === true}
      onAdded={(data) => {
        setAdded((count) => count + 1);
        props.onAdded?.(data);
      }}
    />
  );
}

function Fields<Body, Data>(props: TitledFormProps<Body, Data> & { hasFocus: boolean }) {
  const { heading, headingLevel = 3, submit, mutation, toBody, success, hasFocus, onAdded, actions } = props;
  const form = useProblemForm({
    schema: titledSchema,
    defaultValues: formValues(titledSchema, {}),
    mutation,
    toBody,
    texts: { busy: 'Adding…', success, problem: mayBeThere },
    disableWhileInvalid: props.disableWhileInvalid ?? false,
    onSuccess: (data) => onAdded?.(data),
    about: props.about,
    closedBy: partParams,
  });
  const { control, setFocus } = form;
  useEffect(() => {
    if (hasFocus) setFocus('title');
  }, [hasFocus, setFocus]);
  return (
    <Form form={form} className={styles.form}>
      <Heading level={headingLevel} className={styles.heading}>
        {heading}
      </Heading>
      <FormTextField control={control} name="title" label="Title" autoComplete="off" />
      <FormTextArea control={control} name="description" label="Description" rows={2} />
      <FormFailure />
      <div className={styles.actions}>
        <FormSubmit icon={<Plus aria-hidden="true" />} isDisabled={props.isDisabled}>
          {submit}
        </FormSubmit>
        {actions}
      </div>
    </Form>
  );
}
