import { CalendarDays, MapPin } from 'lucide-react';
import { object, pipe, regex, string, transform } from 'valibot';
import { fullNameLimit } from '#api/contract.gen.ts';
import { isProblem, isUnknownOutcome } from '#api/problem.ts';
import { submitRsvpMutation, type OpenInvite } from '#api/queries/trial-invites.ts';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { email, requiredText } from '#components/form/field-rules.ts';
import { FormRadioGroup } from '#components/form/fields/form-radio-group.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { inputPreservedMessage } from '#components/form/form-problem.ts';
import { formValues } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure, FormPair } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { problemText, serverMessage } from '#components/problem-text.ts';
import { schoolTimeZoneLabel, formatSchoolTime } from '#lib/time/school-time.ts';
import { normalizePhoneNumber } from '#openapi/rules/phone-numbers.ts';
import { Badge } from '#ui/Badge.tsx';
import type { Option } from '#ui/form/Option.tsx';
import { Row } from '#ui/layout.tsx';
import { showMessage } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { SeatBar } from '../seats/seat-bar.tsx';
import { hasBegun, seatsLeft, seatsLeftText } from '../seats/seats.ts';
import { isBookable, upcomingFirst } from './bookable.ts';
import styles from './rsvp.module.css';

/** Lists all sessions of an invite; those that cannot be booked are disabled (TRI-004, D-187). */
const sessionOptions = (sessions: readonly TrialSession[]): Option[] =>
  sessions.toSorted(upcomingFirst).map((session) => ({
    value: session.id,
    label: session.title,
    isDisabled: !isBookable(session),
    detail: <StartAndCampus session={session} />,
    end: <Seats session={session} />,
  }));

function Seats({ session }: { session: TrialSession }) {
  if (hasBegun(session)) return <Badge tone="outline">Has begun</Badge>;
  return (
    <span className={styles.seats}>
      {seatsLeft(session) === 0 ? (
        <Badge tone="error" icon={null}>
          Full
        </Badge>
      ) : (
        <strong>{seatsLeftText(session)}</strong>
      )}
      <SeatBar session={session} />
    </span>
  );
}

function StartAndCampus({ session: { startTime, campusName } }: { session: TrialSession }) {
  return (
    <Row as="span" gap={4} align="stretch" className={styles.facts}>
      <Row as="span" gap={2} nowrap align="start">
        <CalendarDays aria-hidden="true" />
        {formatSchoolTime(startTime)}
      </Row>{' '}
      <Row as="span" gap={2} nowrap align="start">
        <MapPin aria-hidden="true" />
        {campusName}
      </Row>
    </Row>
  );
}

const isBookedAlready = (error: unknown): boolean => isProblem(error, 409) && error.code === 'already-booked';

export function refusalTitle(error: unknown): string {
  if (isUnknownOutcome(error)) return 'We do not know whether your seat is booked';
  return isBookedAlready(error) ? 'This email has a seat already' : 'Your seat is not booked';
}

const unknownText = {
  title: 'The connection was lost',
  advice: `${inputPreservedMessage} Submit again with the same session and email: you do not get two seats that way.`,
};
/** Replaces the default texts of 401 and 403, which ask the user to log in: a visitor has no account. */
const refusedText = {
  title: 'The school did not accept this',
  advice: `${inputPreservedMessage} Please ask the office.`,
};

/** The server's field errors or message of a refusal (TRI-007); for other failures, the text of the application. */
export function refusalMessage(error: unknown): string {
  const fieldErrors = isProblem(error, 400) ? Object.values(error.errors).flat().join(' ') : '';
  const { title, advice } = problemText(error, {
    advicePrefix: inputPreservedMessage,
    unknown: unknownText,
    signedOut: refusedText,
    denied: refusedText,
  });
  return fieldErrors || serverMessage(error) || `${title}. ${advice}`;
}

/** The rules of VAL-029, D-193 and D-253. */
export const schema = object({
  trialSessionId: requiredText('Please choose a session.'),
  fullName: requiredText('Full name is required.', fullNameLimit),
  contactNumber: pipe(
    string(),
    transform(normalizePhoneNumber),
    regex(/^\d{10}$/, 'Contact number must be exactly 10 digits.'),
  ),
  email: email('Enter a valid email.', 'Email is required.'),
});

/** The `code` of the 409 for a session without seats. */
const sessionFull = 'session-full';

interface RsvpFormProps {
  token: string;
  invite: OpenInvite;
  onBooked: (session: TrialSession) => Promise<void>;
  /** Called after the visitor has closed the message that the session is full. */
  onFull: () => void;
}

export function RsvpForm({ token, invite, onBooked, onFull }: RsvpFormProps) {
  const { sessions, invitationId, fullName, contactNumber } = invite;
  const [firstBookable, ...others] = sessions.filter(isBookable);
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, {
      trialSessionId: others.length === 0 ? firstBookable?.id : undefined,
      fullName,
      contactNumber: contactNumber && normalizePhoneNumber(contactNumber),
    }),
    mutation: submitRsvpMutation(token),
    toBody: (booking) => ({ ...booking, trialSessionInviteId: invitationId }),
    texts: {
      busy: 'Submitting…',
      conflict: {
        field: 'trialSessionId',
        message: 'This session is full. Please choose another one.',
        code: sessionFull,
      },
    },
    onProblem: ({ alert }, { setValue }, error) => {
      // Offline, the browser may be unable to load the dialog, which is a lazy chunk.
      if (alert?.kind === 'offline') return false;
      const isFull = isProblem(error, 409) && error.code === sessionFull;
      if (isFull) setValue('trialSessionId', '');
      void showRefusal(error, isFull ? onFull : undefined);
      return true;
    },
    onSuccess: (_message, { trialSessionId }) => {
      const session = sessions.find(({ id }) => id === trialSessionId);
      return session && onBooked(session);
    },
  });
  const { control } = form;
  return (
    <Form form={form}>
      <FormRadioGroup
        control={control}
        name="trialSessionId"
        label="Choose a session"
        description={`Times are in ${schoolTimeZoneLabel}.`}
        options={sessionOptions(sessions)}
      />
      <FormPair>
        <FormTextField control={control} name="fullName" label="Full name" autoComplete="name" />
        <FormTextField
          control={control}
          name="contactNumber"
          label="Contact number"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          description="Ten digits, such as 082 555 0101."
        />
      </FormPair>
      <FormTextField
        control={control}
        name="email"
        label="Email address"
        type="email"
        autoComplete="email"
        verbatim
      />
      <FormFailure />
      <Row gap={4} className={styles.foot}>
        <FormSubmit className={styles.submit}>Submit RSVP</FormSubmit>
        <p className="muted fs-0">You can add it to your calendar after booking.</p>
      </Row>
    </Form>
  );
}

/** Shows a failure (TRI-007), and calls `onClosed` when the dialog has closed. */
async function showRefusal(error: unknown, onClosed?: () => void) {
  await showMessage({ title: refusalTitle(error), message: markup`${refusalMessage(error)}` });
  onClosed?.();
}
