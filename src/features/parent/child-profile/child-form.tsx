import type { components } from '#api/contract.gen.ts';
import { updateLearnerMutation, type Learner } from '#api/queries/learners.ts';
import { FormCheckbox } from '#components/form/fields/form-checkbox.tsx';
import { FormSwitch } from '#components/form/fields/form-switch.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { PageForm } from '#components/form/page-form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { LearnerFields } from '#components/learner/learner-fields.tsx';
import { learnerRecord, learnerUpdate } from '#components/learner/learner-record.ts';
import { notLinkedMessage } from '#components/learner/not-linked.ts';

interface ChildFormProps {
  learner: Learner;
  grades: readonly components['schemas']['Grade'][];
}

/** The record that a parent can edit (PAR-022 to PAR-024, VAL-008). */
export function ChildForm({ learner, grades }: ChildFormProps) {
  const form = useProblemForm({
    schema: learnerRecord,
    defaultValues: formValues(learnerRecord, learner),
    mutation: updateLearnerMutation(),
    toBody: (values) => learnerUpdate(learner, values),
    disableWhileInvalid: true,
    recordId: learner.id,
    texts: {
      busy: 'Saving…',
      success: 'Learner updated',
      failed: 'Error updating learner',
      conflict: { field: 'email', message: 'This email is already registered.' },
      problem: {
        title: 'Error updating learner',
        denied: notLinkedMessage,
        missing: {
          title: 'The learner or the grade no longer exists',
          advice: 'Go back to see the current list.',
        },
      },
    },
  });
  return (
    <PageForm form={form}>
      <LearnerFields
        control={form.control}
        grades={grades}
        userNameHelp={`${learner.name} logs in with it. Change it under Set Logins.`}
        gradePlaceholder="Choose a grade…"
      >
        <FormSwitch
          control={form.control}
          name="isActive"
          label="Active"
          description={`While it is off, ${learner.name} cannot log in.`}
        />
        {/* `isNameHidden` is optional in the contract. */}
        {learner.isNameHidden === undefined ? null : (
          <FormCheckbox
            control={form.control}
            name="isNameHidden"
            label="Hide the name on leaderboards"
            description={`Other children and parents read “A learner” there; you and ${learner.name} still see the name.`}
          />
        )}
      </LearnerFields>
    </PageForm>
  );
}
