import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { object } from 'valibot';
import { generateRsvpInviteMutation } from '#api/queries/trial-invites.ts';
import { trialSessionListQuery, type TrialSession } from '#api/queries/trial-sessions.ts';
import { requiredText } from '#components/form/field-rules.ts';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { useRecoverFocusAfter } from '#components/page/focus/focus-content.ts';
import { formatSchoolTime, schoolTimeZoneLabel } from '#lib/time/school-time.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { InviteFields } from '../invite-fields/invite-fields.tsx';
import { listMalformedEmails } from '../invite-fields/invite-problem.ts';
import {
  inviteEntries,
  confirmIfExpired,
  newInviteTexts,
  type CreatedInvite,
} from '../invite-fields/new-invite.ts';
import { InviteLink } from '../link/invite-link.tsx';
import { freeSeatsText, getUpcomingSessions } from '../seats/seats.ts';
import { invitesTab } from '../tabs.ts';
import styles from '../link/link.module.css';

/** The rules of TRI-010 and VAL-030. */
export const schema = object({
  trialSessionId: requiredText('Trial session is required.'),
  ...inviteEntries,
});

/** Creates an invite to one session, with the title of the session (D-041, D-185). */
export function RsvpInviteScreen({ sessionId }: { sessionId: string | undefined }) {
  const { data: sessions } = useSuspenseQuery(trialSessionListQuery());
  const [ready, setReady] = useState<CreatedInvite>();
  useRecoverFocusAfter(ready !== undefined);
  return (
    <Stack className={styles.screen}>
      <PageHeader
        className={styles.header}
        title="Invite to a trial session"
        description="The invite takes its title from the session. Everyone with its link can book."
        aboveTitle={<BackLink to="/admin/trialsession" />}
      />
      {ready ? (
        <div className={cardStyle()}>
          <InviteLink invite={ready} />
          <Button className={styles.anotherInvite} variant="quiet" onPress={() => setReady(undefined)}>
            Make another invite
          </Button>
        </div>
      ) : (
        <NewInvite
          key={sessionId}
          sessions={getUpcomingSessions(sessions)}
          sessionId={sessionId}
          onReady={setReady}
        />
      )}
    </Stack>
  );
}

interface NewInviteProps {
  sessions: readonly TrialSession[];
  sessionId: string | undefined;
  onReady: (invite: CreatedInvite) => void;
}

function NewInvite({ sessions, sessionId, onReady }: NewInviteProps) {
  const titleOf = (wanted: string | undefined) => sessions.find(({ id }) => id === wanted)?.title;
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, { trialSessionId: titleOf(sessionId) && sessionId }),
    mutation: generateRsvpInviteMutation(),
    shouldSubmit: confirmIfExpired,
    texts: newInviteTexts,
    onProblem: listMalformedEmails('emails'),
    onSuccess: ({ link }, { trialSessionId, ...invite }) =>
      onReady({ ...invite, title: titleOf(trialSessionId) ?? 'the new invite', link }),
  });
  const { control, alert } = form;
  return (
    <Form form={form} className={cardStyle()}>
      <FormSelect
        control={control}
        name="trialSessionId"
        label="Trial session"
        options={sessions.map((session) => ({
          id: session.id,
          label: `${session.title}, ${formatSchoolTime(session.startTime)}`,
          note: `${session.campusName}, ${freeSeatsText(session)}`,
        }))}
        description={
          sessions.length === 0
            ? 'There is no upcoming trial session: go back and add one.'
            : `Times are in ${schoolTimeZoneLabel}.`
        }
      />
      <InviteFields control={control} />
      <FormFailure>
        {alert?.kind === 'unknown' ? (
          <p>
            {/* A new tab, so that the form keeps its values. */}
            <Link to="/admin/trialsession" search={{ tab: invitesTab }} target="_blank">
              List of invites (opens in a new tab)
            </Link>
          </p>
        ) : null}
      </FormFailure>
      <FormSubmit>Generate Invite</FormSubmit>
    </Form>
  );
}

export const RsvpInviteSkeleton = () => (
  <Loading text="Loading trial sessions…">
    <Stack className={styles.screen}>
      <Skeleton width="18rem" height="44px" />
      <Skeleton height="420px" />
    </Stack>
  </Loading>
);
