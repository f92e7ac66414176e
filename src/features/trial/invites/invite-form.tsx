import { useState } from 'react';
import { array, object, string } from 'valibot';
import { generateTrialInviteMutation } from '#api/queries/trial-invites.ts';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { optionalText, requiredText } from '#components/form/field-rules.ts';
import { FormCheckboxGroup } from '#components/form/fields/form-checkbox-group.tsx';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { formatSchoolTime } from '#lib/time/school-time.ts';
import { Button } from '#ui/Button.tsx';
import { SideSheet } from '#ui/overlay/SideSheet.tsx';
import { emailList, schoolDateTimeRule } from '../form-rules.ts';
import { InviteLink } from '../link/invite-link.tsx';
import { byStartTime, freeWords } from '../seats/seats.ts';
import { EmailsField } from './emails-field.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { inviteProblem, nameMalformed } from './invite-problem.ts';
import styles from './invite-form.module.css';

/** TRI-015, VAL-032. */
const schema = object({
  inviteTitle: requiredText('Invite title is required.'),
  validUntil: schoolDateTimeRule('Valid until is required.'),
  message: optionalText(),
  trialSessionIds: array(string()),
  emails: emailList(),
});

interface InviteFormProps {
  sessions: readonly TrialSession[];
  onClose: (options?: { discard?: boolean }) => void;
}

/** A new invite, then its link. */
export function InviteForm({ sessions, onClose }: InviteFormProps) {
  const [link, setLink] = useState<string>();
  if (link === undefined) return <NewInvite sessions={sessions} onClose={onClose} onReady={setLink} />;
  return (
    <SideSheet title="New invite" onClose={onClose}>
      <div className={styles.ready}>
        <InviteLink link={link} />
        <Button onPress={() => onClose()}>Done</Button>
      </div>
    </SideSheet>
  );
}

function NewInvite({ sessions, onClose, onReady }: InviteFormProps & { onReady: (link: string) => void }) {
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, {}),
    mutation: generateTrialInviteMutation(),
    toBody: (invite) => ({ ...invite, message: invite.message || null }),
    texts: {
      busy: 'Generating…',
      success: 'Invite created',
      failed: 'Create failed',
      problem: inviteProblem,
    },
    onProblem: nameMalformed('emails'),
    onSuccess: ({ link }) => onReady(link),
  });
  const { control } = form;
  return (
    <FormDialog title="New invite" form={form} onClose={onClose} submit="Generate Invite">
      <FormTextField control={control} name="inviteTitle" label="Invite title" />
      <ExpiryField control={control} name="validUntil" />
      <FormTextArea control={control} name="message" label="Message" rows={3} />
      <FormCheckboxGroup
        control={control}
        name="trialSessionIds"
        label="Trial sessions"
        description={
          sessions.length === 0
            ? 'There is no trial session yet: add one first, so that there is something to book.'
            : 'Whoever has the invite books one of these.'
        }
        options={sessions.toSorted(byStartTime).map((session) => ({
          value: session.id,
          label: session.title,
          detail: `${formatSchoolTime(session.startTime)}, ${session.campusName}, ${freeWords(session)}`,
        }))}
        maxHeight="250px"
      />
      <EmailsField control={control} name="emails" />
    </FormDialog>
  );
}
