import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { object, picklist } from 'valibot';
import { learnerQuery, inviteParentMutation, type Learner } from '#api/queries/learners.ts';
import { email } from '#components/form/field-rules.ts';
import { FormRadioGroup } from '#components/form/fields/form-radio-group.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { PageForm } from '#components/form/page-form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { notLinkedMessage } from '#components/learner/not-linked.ts';
import { relationshipOptions, relationships } from '#components/learner/relationships.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { ParentPage, ParentPageSkeleton } from '../parent-page.tsx';

/** The rules of VAL-021. An empty email has the same message as a malformed one (D-183). */
export const schema = object({
  email: email('Enter a valid email.'),
  relationship: picklist(relationships, 'Required.'),
});

function InviteForm({ learner: { id, name } }: { learner: Learner }) {
  const navigate = useNavigate();
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, {}),
    mutation: inviteParentMutation(),
    toBody: (invite) => ({ ...invite, learnerId: id }),
    texts: {
      busy: 'Sending…',
      failed: 'Failed to send invite',
      conflict: { field: 'email', message: 'This person is already linked to the learner.' },
      problem: { usesServerMessage: true, denied: notLinkedMessage },
    },
    onSuccess: ({ message }) => {
      // A toast shows the server's message and the prescribed text, because the navigation unmounts the form (INV-006).
      const title = message || 'Invite sent!';
      toast({ profile: 'app', tone: 'success', title, message: 'Invite sent successfully' });
      return navigate({ to: '/parent/dashboard' });
    },
  });
  const { control } = form;
  return (
    <PageForm form={form} submit="Invite Parent">
      <FormTextField
        control={control}
        name="email"
        label="Parent Email"
        type="email"
        autoComplete="off"
        description="They get an email with a link, whether or not they have an account."
        verbatim
      />
      <FormRadioGroup
        control={control}
        name="relationship"
        label="Relationship"
        description={`How they are related to ${name}.`}
        options={relationshipOptions}
      />
    </PageForm>
  );
}

/** Invites another adult to a learner (INV-001, PAR-016). */
export function InviteParentScreen({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const { name, surname } = learner;
  return (
    <ParentPage
      title="Invite Parent"
      description={`The adult who accepts sees how ${name} ${surname} is doing, can log in as ${name}, and can pay for a plan. Only the primary parent can delete ${name}.`}
    >
      <InviteForm key={learnerId} learner={learner} />
    </ParentPage>
  );
}

export const InviteParentSkeleton = () => <ParentPageSkeleton text="Loading the learner…" />;
