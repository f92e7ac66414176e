import type { UseMutationOptions } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { mayBeThere } from '#components/form/form-problem.ts';
import { formValues, type FormSchema } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import type { HeadingLevel } from '#ui/Heading.tsx';
import { partParams } from './part-params.ts';
import { TitledFields, type TitledValues } from './titled-fields.tsx';

interface TitledFormProps<Values extends TitledValues, Output, Body, Data> {
  /** Usually `titledSchema`; one with further fields needs `renderMore`. */
  schema: FormSchema<Values, Output>;
  renderMore?: (control: Control<Values, unknown, Output>) => ReactNode;
  /** Above the fields: 'Add a grade'. */
  heading: string;
  headingLevel?: HeadingLevel;
  /** The label of the button. */
  submit: string;
  mutation: UseMutationOptions<Data, Error, Body>;
  toBody: (titled: Output) => Body;
  /** The toast that says it was added. */
  success: string;
  /** The button is off, because there is nothing to add to. */
  isDisabled?: boolean;
  /** The button is off until there is a title, and says so. */
  disableWhileInvalid?: boolean;
  /** A button opened it, so the focus starts on the title. */
  startsFocused?: boolean;
  /** Identifies the form where the URL does not. */
  about: string;
  /** Beside the button. */
  actions?: ReactNode;
}

/**
 * Adds something with a title and an optional description. Afterwards the form is empty again, with the focus on the title:
 * people usually add several.
 */
export function TitledForm<Values extends TitledValues, Output, Body, Data>(
  props: TitledFormProps<Values, Output, Body, Data>,
) {
  const [added, setAdded] = useState(0);
  return (
    <EmptyForm
      {...props}
      key={added}
      hasFocus={added > 0 || props.startsFocused === true}
      onAdded={() => setAdded((count) => count + 1)}
    />
  );
}

function EmptyForm<Values extends TitledValues, Output, Body, Data>(
  props: TitledFormProps<Values, Output, Body, Data> & { hasFocus: boolean; onAdded: () => void },
) {
  const { schema, mutation, toBody, success, about } = props;
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, {}),
    mutation,
    toBody,
    texts: { busy: 'Adding…', success, problem: mayBeThere },
    disableWhileInvalid: props.disableWhileInvalid ?? false,
    onSuccess: props.onAdded,
    about,
    closedBy: partParams,
  });
  return (
    <TitledFields
      form={form}
      heading={props.heading}
      headingLevel={props.headingLevel ?? 3}
      hasFocus={props.hasFocus}
      submit={
        <FormSubmit icon={<Plus aria-hidden="true" />} isDisabled={props.isDisabled}>
          {props.submit}
        </FormSubmit>
      }
      actions={props.actions}
    >
      {props.renderMore?.(form.control)}
    </TitledFields>
  );
}
