import { minLength, object, pipe } from 'valibot';
import { forwardTrialInviteMutation, type TrialInvite } from '#api/queries/trial-invites.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { emailList } from '../form-rules.ts';
import { EmailsField } from '../invite-fields/invite-fields.tsx';
import { inviteProblem, listMalformedEmails } from '../invite-fields/invite-problem.ts';
import { CopyLink } from '../link/copy-link.tsx';

export const schema = object({ emails: pipe(emailList(), minLength(1, 'Enter at least one email.')) });

interface ForwardFormProps {
  invite: TrialInvite;
  onClose: () => void;
}

export function ForwardForm({ invite: { id, inviteTitle, link }, onClose }: ForwardFormProps) {
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, {}),
    mutation: forwardTrialInviteMutation(id),
    texts: {
      busy: 'Sending…',
      success: 'Invite forwarded',
      problem: {
        ...inviteProblem,
        missing: {
          title: 'This invite has been deleted',
          advice: 'Close the form to see the current invites.',
        },
      },
    },
    onProblem: listMalformedEmails('emails'),
    onSuccess: onClose,
  });
  return (
    <FormDialog title={`Forward ${inviteTitle}`} form={form} onClose={onClose} submit="Forward">
      <EmailsField control={form.control} name="emails" />
      <p>
        <CopyLink link={link} name={inviteTitle} />
      </p>
    </FormDialog>
  );
}
