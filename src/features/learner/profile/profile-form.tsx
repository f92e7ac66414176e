import { useRouter } from '@tanstack/react-router';
import type { components } from '#api/contract.gen.ts';
import { updateLearnerMutation } from '#api/queries/learners.ts';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure, FormPair } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { refreshClaims } from '#session/token-source.ts';
import { cardStyle } from '#ui/card-style.ts';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { learnerRecord } from './learner-record.ts';

type Schemas = components['schemas'];

interface ProfileFormProps {
  profile: Schemas['Learner'];
  grades: readonly Schemas['Grade'][];
}

/** The form for learners (VAL-008). */
export function ProfileForm({ profile, grades }: ProfileFormProps) {
  const form = useProfileForm(profile, grades);
  const { control } = form;
  return (
    <Form form={form} className={cardStyle()}>
      <FormTextField
        control={control}
        name="userName"
        label="Username"
        autoComplete="username"
        isReadOnly
        description="You log in with it. It cannot be changed here."
        verbatim
      />
      <FormPair>
        <FormTextField control={control} name="name" label="Name" autoComplete="given-name" />
        <FormTextField control={control} name="surname" label="Surname" autoComplete="family-name" />
      </FormPair>
      <FormTextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        verbatim
      />
      <FormPair>
        <FormDateField control={control} name="dateOfBirth" label="Date of birth" autoComplete="bday" />
        <FormSelect
          control={control}
          name="gradeId"
          label="Grade"
          options={grades.map(({ id, title }) => ({ id, label: title }))}
          placeholder="Choose your grade…"
        />
      </FormPair>
      <FormFailure />
      <FormSubmit>Save</FormSubmit>
    </Form>
  );
}

function useProfileForm(profile: Schemas['Learner'], grades: readonly Schemas['Grade'][]) {
  const router = useRouter();
  const titleOf = (gradeId: string) => grades.find(({ id }) => id === gradeId)?.title ?? 'another grade';
  return useProblemForm({
    schema: learnerRecord,
    defaultValues: formValues(learnerRecord, profile),
    mutation: updateLearnerMutation(),
    // The whole record goes back, with what has no field in this form (D-092).
    toBody: (values) => ({ ...profile, ...values }),
    disableWhileInvalid: true,
    texts: {
      busy: 'Saving…',
      success: 'Learner updated',
      failed: 'Error updating learner',
      conflict: { field: 'email', message: 'This email is already registered.' },
      problem: {
        title: 'Failed to update profile.',
        denied: {
          title: 'You do not have the necessary permissions',
          advice: 'Please ask a parent or your school.',
        },
        missing: {
          title: 'The school does not know this account or this grade any more',
          advice: 'Please ask a parent or your school.',
        },
      },
    },
    // A learner may have touched the list by accident, and much depends on it (D-245).
    confirm: async ({ gradeId }) => {
      const { gradeId: before } = profile;
      return before === null || before === gradeId || askForGrade(titleOf(before), titleOf(gradeId));
    },
    onSuccess: () => {
      // Screens seen before were loaded for another grade: they are loaded anew before they are shown.
      router.clearCache();
      return refreshClaims();
    },
  });
}

/** Says what a change of grade changes (D-245). */
const askForGrade = (from: string, to: string) =>
  confirm({
    title: 'Change your grade?',
    message: markup`You move from <b>${from}</b> to <b>${to}</b>: you will see the subjects and activities of ${to}, and stand on its leaderboard. Your results so far are kept.`,
    confirmText: 'Change grade',
    cancelText: 'Keep my grade',
    tone: 'primary',
  });
