import type { UseMutationOptions } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Control, Path } from 'react-hook-form';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { formValues, type FormSchema } from '#components/form/form-schema.ts';
import { PageForm } from '#components/form/page-form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { useKeys } from '#components/keys/use-keys.ts';
import type { HeadingLevel } from '#ui/Heading.tsx';
import { formParams } from './form-params.ts';

interface TitledValues {
  title: string;
  description: string;
}

interface AddFormProps<Values extends TitledValues, Output, Body, Data> {
  /** `titledSchema`, or a schema with additional fields, which `renderMore` renders. */
  schema: FormSchema<Values, Output>;
  renderMore?: (control: Control<Values, unknown, Output>) => ReactNode;
  title: string;
  headingLevel?: HeadingLevel;
  submit: string;
  mutation: UseMutationOptions<Data, Error, Body>;
  toBody: (values: Output) => Body;
  success: string;
  /** Field error of the title for a 409 response. */
  titleTaken?: string;
  isDisabled?: boolean;
  disableWhileInvalid?: boolean;
  takesFocus?: boolean;
  /** Identifies the form where the URL does not. */
  recordId: string;
  actions?: ReactNode;
  /** Renders the form as a card; otherwise, the parent provides the card. */
  isCard?: boolean;
}

/** Adds a record with a title and an optional description, then resets for the next one. */
export function AddForm<Values extends TitledValues, Output, Body, Data>(
  props: AddFormProps<Values, Output, Body, Data>,
) {
  const [addedCount, setAddedCount] = useState(0);
  return (
    <SingleAddForm
      {...props}
      key={addedCount}
      takesFocus={addedCount > 0 || props.takesFocus === true}
      onAdded={() => setAddedCount((count) => count + 1)}
    />
  );
}

function SingleAddForm<Values extends TitledValues, Output, Body, Data>(
  props: AddFormProps<Values, Output, Body, Data> & { takesFocus: boolean; onAdded: () => void },
) {
  const { schema, mutation, toBody, success, titleTaken, disableWhileInvalid = false, recordId } = props;
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
    recordId,
    closingParams: formParams,
  });
  useKeys([{ name: 'N', description: props.title, action: () => form.setFocus('title' as Path<Values>) }]);
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
