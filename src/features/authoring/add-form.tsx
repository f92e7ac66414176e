import type { UseMutationOptions } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Control, Path } from 'react-hook-form';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { formValues, type FormSchema } from '#components/form/form-schema.ts';
import { PageForm } from '#components/form/page-form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import type { HeadingLevel } from '#ui/Heading.tsx';
import { partParams } from './title-rule.ts';

interface TitledValues {
  title: string;
  description: string;
}

interface AddFormProps<Values extends TitledValues, Output, Body, Data> {
  /** Usually `titledSchema`; one with further fields needs `renderMore`. */
  schema: FormSchema<Values, Output>;
  /** Between the title and the description. */
  renderMore?: (control: Control<Values, unknown, Output>) => ReactNode;
  title: string;
  headingLevel?: HeadingLevel;
  /** The label of the button. */
  submit: string;
  mutation: UseMutationOptions<Data, Error, Body>;
  toBody: (values: Output) => Body;
  /** The toast that says it was added. */
  success: string;
  /** What a 409 says at the title. */
  titleTaken?: string;
  /** The button is off, because there is nothing to add to. */
  isDisabled?: boolean;
  /** The button is off until there is a title, and says so. */
  disableWhileInvalid?: boolean;
  /** A button opened the form: the focus starts on the title. */
  takesFocus?: boolean;
  /** Identifies the form where the URL does not. */
  about: string;
  /** Beside the button. */
  actions?: ReactNode;
  /** The form is a card. Otherwise it is part of one. */
  isCard?: boolean;
}

/**
 * Adds something with a title and an optional description. Afterwards the form is empty again, with the focus on the title:
 * users often add several.
 */
export function AddForm<Values extends TitledValues, Output, Body, Data>(
  props: AddFormProps<Values, Output, Body, Data>,
) {
  const [added, setAdded] = useState(0);
  return (
    <EmptyForm
      {...props}
      key={added}
      takesFocus={added > 0 || props.takesFocus === true}
      onAdded={() => setAdded((count) => count + 1)}
    />
  );
}

function EmptyForm<Values extends TitledValues, Output, Body, Data>(
  props: AddFormProps<Values, Output, Body, Data> & { takesFocus: boolean; onAdded: () => void },
) {
  const { schema, mutation, toBody, success, titleTaken, disableWhileInvalid = false, about } = props;
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, {}),
    mutation,
    toBody,
    texts: {
      busy: 'Adding…',
      success,
      ...(titleTaken !== undefined && { conflict: { field: 'title' as Path<Values>, message: titleTaken } }),
    },
    disableWhileInvalid,
    onSuccess: props.onAdded,
    recordId: about,
    closingParams: partParams,
  });
  const { control } = form.parts;
  return (
    <PageForm
      form={form}
      title={props.title}
      headingLevel={props.headingLevel ?? 3}
      submit={props.submit}
      submitIcon={<Plus aria-hidden="true" />}
      isDisabled={props.isDisabled}
      actions={props.actions}
      takesFocus={props.takesFocus}
      frame={props.isCard ? 'card' : 'none'}
    >
      <FormTextField control={control} name="title" label="Title" autoComplete="off" />
      {props.renderMore?.(form.control)}
      <FormTextArea control={control} name="description" label="Description" rows={2} />
    </PageForm>
  );
}
