import { useQuery, useQueryClient } from '@tanstack/react-query';
import { boolean, check, object, picklist, pipe, type InferOutput } from 'valibot';
import { gradeListQuery } from '#api/queries/grades.ts';
import { createLearnerMutation, myLearnersQuery, type Learner } from '#api/queries/learners.ts';
import { dateOfBirth, personName, textOrNull } from '#components/form/field-rules.ts';
import { FormCheckbox } from '#components/form/fields/form-checkbox.tsx';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormRadioGroup } from '#components/form/fields/form-radio-group.tsx';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { relationshipOptions, relationships } from '#components/learner/relationships.ts';
import { isSameIgnoringCase } from '#openapi/rules/text.ts';
import { Role } from '#session/roles.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { consentVersion, consentWording } from '../consent.ts';
import shared from '../parent.module.css';
import styles from './dashboard.module.css';

/** The rules of PAR-018 and VAL-010. */
export const schema = object({
  ...personName,
  dateOfBirth: dateOfBirth('Enter the whole date.', 'Date of Birth is required.'),
  relationship: picklist(relationships, 'Relationship is required.'),
  gradeId: textOrNull(),
  consent: pipe(
    boolean(),
    check((isGiven) => isGiven, 'Please confirm that you agree.'),
  ),
});

/** Creates the request body, in which the version of the wording replaces the checkbox (PAR-019, D-095). */
export const toNewLearner = ({ consent: _given, ...learner }: InferOutput<typeof schema>) => ({
  ...learner,
  role: Role.Learner,
  consent: { wordingVersion: consentVersion },
});

/** Finds a child with the same name, surname and date of birth, in any spelling (D-249). */
export const findSameChild = <Child extends Pick<Learner, 'name' | 'surname' | 'dateOfBirth'>>(
  children: readonly Child[],
  added: Pick<InferOutput<typeof schema>, 'name' | 'surname' | 'dateOfBirth'>,
): Child | undefined =>
  children.find(
    (child) =>
      child.dateOfBirth === added.dateOfBirth &&
      isSameIgnoringCase(child.name, added.name) &&
      isSameIgnoringCase(child.surname, added.surname),
  );

const confirmSameChild = ({ name, surname, dateOfBirth: birth }: Learner) =>
  confirm({
    title: 'Add this child again?',
    message: markup`<b>${name} ${surname}</b>, born on ${birth ?? ''}, is on your list already. A second entry starts without results and without a plan.`,
    confirmText: 'Add again',
    tone: 'secondary',
  });

/** The panel beside the list of learners (PAR-004). */
export function AddLearner({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const grades = useQuery(gradeListQuery());
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, {}),
    mutation: createLearnerMutation(),
    toBody: toNewLearner,
    shouldSubmit: async (values) => {
      const same = findSameChild(queryClient.getQueryData(myLearnersQuery().queryKey) ?? [], values);
      return !same || confirmSameChild(same);
    },
    texts: { busy: 'Adding…', success: 'Learner added successfully!', failed: 'Failed to add learner' },
    onSuccess: onClose,
  });
  const { control } = form;
  return (
    <FormDialog title="Add Learner" form={form} onClose={onClose} submit="Add Learner">
      <FormTextField control={control} name="name" label="Name" autoComplete="off" />
      <FormTextField control={control} name="surname" label="Surname" autoComplete="off" />
      <FormDateField control={control} name="dateOfBirth" label="Date of birth" autoComplete="off" />
      <FormRadioGroup
        control={control}
        name="relationship"
        label="Relationship"
        description="How you are related to the child."
        options={relationshipOptions}
      />
      <FormSelect
        control={control}
        name="gradeId"
        label="Grade"
        options={(grades.data ?? []).map(({ id, title }) => ({ id, label: title }))}
        placeholder={grades.isPending ? 'Loading…' : 'Choose…'}
        isDisabled={!grades.data}
        description={grades.isError ? 'The grades did not load. You can choose one later.' : undefined}
      />
      <Stack gap={3} className={styles.consent}>
        <h3 className="fs-1">Your child’s data</h3>
        <Stack as="ul" gap={2} className={classNames('fs-0', shared.bulletList)}>
          {consentWording.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Stack>
        <FormCheckbox control={control} name="consent" label={consentWording.agreement} />
      </Stack>
    </FormDialog>
  );
}
