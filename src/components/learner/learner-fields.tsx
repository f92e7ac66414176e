import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { InferInput, InferOutput } from 'valibot';
import type { components } from '#api/contract.gen.ts';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormPair } from '#components/form/form.tsx';
import type { learnerRecord } from './learner-record.ts';

type LearnerSchema = typeof learnerRecord;

interface LearnerFieldsProps {
  control: Control<InferInput<LearnerSchema>, unknown, InferOutput<LearnerSchema>>;
  grades: readonly components['schemas']['Grade'][];
  /** Allows autofill, because the current user is the learner. */
  isCurrentUser?: boolean;
  userNameHelp: string;
  gradePlaceholder: string;
  children?: ReactNode;
}

export function LearnerFields(props: LearnerFieldsProps) {
  const { control, grades, isCurrentUser = false, userNameHelp, gradePlaceholder, children } = props;
  const autoComplete = (name: string) => (isCurrentUser ? name : 'off');
  return (
    <>
      <FormTextField
        control={control}
        name="userName"
        label="Username"
        autoComplete={autoComplete('username')}
        isReadOnly
        description={userNameHelp}
        verbatim
      />
      <FormPair>
        <FormTextField control={control} name="name" label="Name" autoComplete={autoComplete('given-name')} />
        <FormTextField
          control={control}
          name="surname"
          label="Surname"
          autoComplete={autoComplete('family-name')}
        />
      </FormPair>
      <FormTextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete={autoComplete('email')}
        verbatim
      />
      <FormPair>
        <FormDateField
          control={control}
          name="dateOfBirth"
          label="Date of birth"
          autoComplete={autoComplete('bday')}
        />
        <FormSelect
          control={control}
          name="gradeId"
          label="Grade"
          options={grades.map(({ id, title }) => ({ id, label: title }))}
          placeholder={gradePlaceholder}
        />
      </FormPair>
      {children}
    </>
  );
}
