import { useState } from 'react';
import { array, maxLength, object, pipe, string } from 'valibot';
import { generateTrialInviteMutation } from '#api/queries/trial-invites.ts';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { requiredText } from '#components/form/field-rules.ts';
import { FormCheckboxGroup } from '#components/form/fields/form-checkbox-group.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { useFormParam } from '#components/form/use-form-param.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { useRecoverFocusOnUnmount } from '#components/page/focus/focus-content.ts';
import { formatSchoolTime, schoolTimeZoneLabel } from '#lib/time/school-time.ts';
import { Button } from '#ui/Button.tsx';
import { Stack } from '#ui/layout.tsx';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { SidePanel } from '#ui/overlay/SidePanel.tsx';
import { InviteFields } from '../invite-fields/invite-fields.tsx';
import { listMalformedEmails } from '../invite-fields/invite-problem.ts';
import {
  inviteEntries,
  confirmIfExpired,
  newInviteTexts,
  type CreatedInvite,
} from '../invite-fields/new-invite.ts';
import { isExpired } from '../is-expired.ts';
import { InviteLink } from '../link/invite-link.tsx';
import { freeSeatsText, getUpcomingSessions } from '../seats/seats.ts';
import { recipientCountText } from './invite-actions.tsx';
import styles from '../trial.module.css';

/** The rules of TRI-015 and VAL-032. */
export const schema = object({
  inviteTitle: requiredText('Invite title is required.'),
  ...inviteEntries,
  trialSessionIds: pipe(array(string()), maxLength(200, 'Choose at most 200 sessions.')),
});

const noRecords: readonly never[] = [];

/** The form for a new invite; after success, its link. */
export function InviteForm({ sessions }: { sessions: readonly TrialSession[] }) {
  const { close } = useFormParam(noRecords);
  const [ready, setReady] = useState<CreatedInvite>();
  useRecoverFocusOnUnmount();
  if (!ready) return <NewInvite sessions={sessions} onReady={setReady} onClose={close} />;
  return (
    <SidePanel title="New invite" onClose={close}>
      <Stack gap={6} className={styles.ready}>
        <InviteLink invite={ready} />
        <Button onPress={() => close()}>Done</Button>
      </Stack>
    </SidePanel>
  );
}

interface NewInviteProps {
  sessions: readonly TrialSession[];
  onReady: (invite: CreatedInvite) => void;
  onClose: () => void;
}

function NewInvite({ sessions, onReady, onClose }: NewInviteProps) {
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, {}),
    mutation: generateTrialInviteMutation(),
    shouldSubmit: async ({ validUntil, trialSessionIds, emails }) => {
      // The server does not email an expired invite.
      const isSentEmpty = trialSessionIds.length === 0 && emails.length > 0 && !isExpired({ validUntil });
      return isSentEmpty ? confirmSendEmpty(emails.length) : confirmIfExpired({ validUntil });
    },
    texts: newInviteTexts,
    onProblem: listMalformedEmails('emails'),
    onSuccess: ({ link }, { inviteTitle, ...invite }) => onReady({ ...invite, title: inviteTitle, link }),
  });
  const { control } = form;
  const options = getUpcomingSessions(sessions);
  return (
    <FormDialog title="New invite" form={form} onClose={onClose} submit="Generate Invite">
      <FormTextField control={control} name="inviteTitle" label="Invite title" />
      <InviteFields control={control}>
        <FormCheckboxGroup
          control={control}
          name="trialSessionIds"
          label="Trial sessions"
          description={
            options.length === 0
              ? 'There is no upcoming trial session: add one first, so that recipients can book.'
              : `Recipients book one of these; without any, they cannot book. Times are in ${schoolTimeZoneLabel}.`
          }
          options={options.map((session) => ({
            value: session.id,
            label: session.title,
            detail: `${formatSchoolTime(session.startTime)}, ${session.campusName}, ${freeSeatsText(session)}`,
          }))}
          maxHeight="250px"
        />
      </InviteFields>
    </FormDialog>
  );
}

/** Asks for confirmation: recipients of an invite without sessions cannot book. */
const confirmSendEmpty = (count: number) =>
  confirm({
    title: 'Send an invite without a session?',
    message: markup`It is emailed to ${recipientCountText(count)} at once, and they cannot book anything.`,
    confirmText: 'Send it',
    cancelText: 'Choose sessions',
    tone: 'primary',
  });
