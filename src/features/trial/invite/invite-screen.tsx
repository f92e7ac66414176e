import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { object } from 'valibot';
import { generateRsvpInviteMutation } from '#api/queries/trial-invites.ts';
import { trialSessionListQuery, type TrialSession } from '#api/queries/trial-sessions.ts';
import { optionalText, requiredText } from '#components/form/field-rules.ts';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { formatSchoolTime } from '#lib/time/school-time.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { emailList, schoolDateTimeRule } from '../form-rules.ts';
import { EmailsField } from '../invites/emails-field.tsx';
import { ExpiryField } from '../invites/expiry-field.tsx';
import { inviteProblem, nameMalformed } from '../invites/invite-problem.ts';
import { InviteLink } from '../link/invite-link.tsx';
import { byStartTime, freeWords } from '../seats/seats.ts';
import styles from './invite-screen.module.css';

/** TRI-010, VAL-030. */
const schema = object({
  trialSessionId: requiredText('Trial session is required.'),
  validUntil: schoolDateTimeRule('Valid until is required.'),
  message: optionalText(),
  emails: emailList(),
});

/** An invite to one trial session, which takes its title from it (D-041, D-185). */
export function InviteScreen({ sessionId }: { sessionId: string | undefined }) {
  const { data: sessions } = useSuspenseQuery(trialSessionListQuery());
  const [link, setLink] = useState<string>();
  return (
    <div className={styles.screen}>
      <PageHeader
        className={styles.header}
        title="Invite to a trial session"
        description="The invite takes its title from the session. Whoever has its link can book."
        back={<BackLink to="/admin/trialsession" />}
      />
      {link === undefined ? (
        <NewInvite key={sessionId} sessions={sessions} sessionId={sessionId} onReady={setLink} />
      ) : (
        <div className={cardStyle()}>
          <InviteLink link={link} />
          <Button className={styles.another} variant="quiet" onPress={() => setLink(undefined)}>
            Make another invite
          </Button>
        </div>
      )}
    </div>
  );
}

interface NewInviteProps {
  sessions: readonly TrialSession[];
  sessionId: string | undefined;
  onReady: (link: string) => void;
}

function NewInvite({ sessions, sessionId, onReady }: NewInviteProps) {
  const given = sessions.find(({ id }) => id === sessionId);
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, { trialSessionId: given?.id }),
    mutation: generateRsvpInviteMutation(),
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
    <Form form={form} className={cardStyle()}>
      <FormSelect
        control={control}
        name="trialSessionId"
        label="Trial session"
        options={sessions.toSorted(byStartTime).map((session) => ({
          id: session.id,
          label: `${session.title}, ${formatSchoolTime(session.startTime)}`,
          note: `${session.campusName}, ${freeWords(session)}`,
        }))}
        description={
          sessions.length === 0 ? 'There is no trial session yet: go back and add one.' : undefined
        }
      />
      <ExpiryField control={control} name="validUntil" />
      <FormTextArea control={control} name="message" label="Message" rows={3} />
      <EmailsField control={control} name="emails" />
      <FormFailure />
      <FormSubmit>Generate Invite</FormSubmit>
    </Form>
  );
}

export const InviteSkeleton = () => (
  <Loading text="Loading trial sessions…">
    <div className={styles.screen}>
      <Skeleton width="18rem" height="44px" />
      <Skeleton height="420px" />
    </div>
  </Loading>
);
