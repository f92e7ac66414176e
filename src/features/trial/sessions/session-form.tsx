import { useQuery, useQueryClient } from '@tanstack/react-query';
import { integer, maxValue, minValue, number, object, pipe } from 'valibot';
import { campusListQuery, type Campus } from '#api/queries/campuses.ts';
import {
  createTrialSessionMutation,
  trialSessionListQuery,
  updateTrialSessionMutation,
  type TrialSession,
} from '#api/queries/trial-sessions.ts';
import { confirmPastDate } from '#components/form/confirm-past-date.ts';
import { editedListRecord } from '#components/form/conflict/edited-list-record.ts';
import { requiredText } from '#components/form/field-rules.ts';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormNumberField } from '#components/form/fields/form-number-field.tsx';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { formatCount } from '#lib/numbers.ts';
import { formatSchoolTime, schoolDateTime, schoolTimeZoneLabel } from '#lib/time/school-time.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { markup } from '#ui/overlay/markup.ts';
import { schoolDateTimeRule } from '../form-rules.ts';
import { hasBegun } from '../seats/seats.ts';

const maxSeats = 10_000;
const tooFewMessage = 'Max number must be at least 1.';

/** The rules of TRI-013 and VAL-031. */
export const schema = object({
  title: requiredText('Title is required.'),
  startTime: schoolDateTimeRule('Start time is required.'),
  maxNumber: pipe(
    number(tooFewMessage),
    integer('Max number must be a whole number.'),
    minValue(1, tooFewMessage),
    maxValue(maxSeats, `Max number must be at most ${formatCount(maxSeats)}.`),
  ),
  campusId: requiredText('Campus is required.'),
});

const valuesOf = (session: TrialSession) =>
  formValues(schema, { ...session, startTime: schoolDateTime(session.startTime) });

interface SessionFormProps {
  session: TrialSession | undefined;
  onSaved: (session: TrialSession) => void;
  onClose: () => void;
}

export function SessionForm({ session, onSaved, onClose }: SessionFormProps) {
  const query = useQuery(campusListQuery());
  const { data: campuses } = query;
  const failure = useQueryFailure(query);
  const queryClient = useQueryClient();
  const form = useProblemForm({
    schema,
    defaultValues: session ? valuesOf(session) : formValues(schema, {}),
    mutation: session ? updateTrialSessionMutation(session.id) : createTrialSessionMutation(),
    texts: {
      busy: 'Saving…',
      success: session ? 'Trial session updated' : 'Trial session created',
      problem: {
        missing: session
          ? {
              title: 'The trial session or its campus no longer exists',
              advice: 'It has been deleted. Close the form to see the current sessions.',
            }
          : {
              title: 'The campus no longer exists',
              advice: 'It has been deleted: choose another one.',
            },
      },
    },
    shouldSubmit: ({ title, startTime }) => {
      const isUnchanged = session !== undefined && Date.parse(session.startTime) === Date.parse(startTime);
      return isUnchanged || !hasBegun({ startTime })
        ? Promise.resolve(true)
        : confirmPastStart(session, title, startTime);
    },
    edited: editedListRecord(
      session,
      () => queryClient.query({ ...trialSessionListQuery(), staleTime: 0 }),
      valuesOf,
    ),
    onSuccess: (saved) => {
      onClose();
      onSaved(saved);
    },
  });
  const { control } = form;
  return (
    <FormDialog title={session ? 'Edit trial session' : 'New trial session'} form={form} onClose={onClose}>
      <FormTextField control={control} name="title" label="Title" />
      <FormDateField
        control={control}
        name="startTime"
        label="Start time"
        description={`${schoolTimeZoneLabel}.`}
        withTime
      />
      <FormNumberField
        control={control}
        name="maxNumber"
        label="Max number"
        description={
          session && session.currentCount > 0 ? `${session.currentCount} booked already.` : undefined
        }
      />
      <FormSelect
        control={control}
        name="campusId"
        label="Campus"
        options={campusOptions(campuses ?? [], session)}
        placeholder={query.isPending && !failure ? 'Loading…' : 'Choose…'}
      />
      {failure ? (
        <Alert tone="error" title="Failed to load campuses">
          <Button size="small" busy={failure.isRetrying ? 'Loading…' : undefined} onPress={failure.retry}>
            Try again
          </Button>
        </Alert>
      ) : null}
    </FormDialog>
  );
}

const confirmPastStart = (session: TrialSession | undefined, title: string, startTime: string) =>
  confirmPastDate({
    title: session ? 'Move the session into the past?' : 'Create a session in the past?',
    message: markup`<b>${title}</b> would start ${formatSchoolTime(startTime)}, which is in the past: it could not be booked.`,
    confirmText: session ? 'Move it' : 'Create it',
  });

/** The active campuses (TRI-024), and the current campus of the session. */
function campusOptions(campuses: readonly Campus[], session: TrialSession | undefined) {
  const currentOption = session && { id: session.campusId, label: session.campusName };
  const activeOptions = campuses
    .filter(({ id, isActive }) => isActive && id !== currentOption?.id)
    .map(({ id, name, city }) => ({ id, label: name, ...(city && { note: city }) }));
  return currentOption ? [currentOption, ...activeOptions] : activeOptions;
}
