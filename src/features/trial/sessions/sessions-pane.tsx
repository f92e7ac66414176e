import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { TrialInvite } from '#api/queries/trial-invites.ts';
import { deleteTrialSessionMutation, type TrialSession } from '#api/queries/trial-sessions.ts';
import { newRecord, useFormParam } from '#components/form/use-form-param.ts';
import { confirmUndoableDelete } from '#components/list/confirm-action.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { ListAside } from '#components/list/list-aside.tsx';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListDownload, ListPane } from '#components/list/list-pane.tsx';
import { useRemaining } from '#components/list/undo/pending-deletion.ts';
import { useList } from '#components/list/use-list.ts';
import { formatSchoolTime } from '#lib/time/school-time.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { markup } from '#ui/overlay/markup.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { WeekCalendar } from '../calendar/week-calendar.tsx';
import { ForwardForm } from '../invites/forward-form.tsx';
import { InvitesPanel } from '../invites/invites-panel.tsx';
import { SeatBar } from '../seats/seat-bar.tsx';
import { hasBegun, bookedSeatsText, seatsLeft } from '../seats/seats.ts';
import { NoSessions, PastSwitch, usePastSessions } from './past-sessions.tsx';
import { SessionForm } from './session-form.tsx';
import styles from '../trial.module.css';

/** The columns of TRI-012. */
const sessionColumns = (onChoose: (session: TrialSession) => void): ListColumn<TrialSession>[] => [
  {
    ...textColumn('title', 'Title', ({ title }) => title, { rowHeader: true }),
    cell: (session) => (
      <button
        type="button"
        className={classNames('breakable', styles.title)}
        title="Show in the calendar"
        onClick={() => onChoose(session)}
      >
        <Highlighted text={session.title} />
      </button>
    ),
  },
  textColumn('start', 'Start time', ({ startTime }) => formatSchoolTime(startTime), {
    direction: 'ltr',
    cell: (session) => <StartTime session={session} />,
  }),
  textColumn('campus', 'Campus', ({ campusName }) => campusName),
  {
    id: 'max',
    header: 'Max RSVPs',
    align: 'end',
    text: ({ maxNumber }) => String(maxNumber),
    sortBy: ({ maxNumber }) => maxNumber,
    csv: ({ maxNumber }) => maxNumber,
    cell: ({ maxNumber }) => maxNumber,
  },
  {
    id: 'seats',
    header: 'Seats',
    sortBy: (session) => seatsLeft(session),
    width: '9.5em',
    searchText: bookedSeatsText,
    cell: (session) => <Seats session={session} />,
  },
];

const StartTime = ({ session }: { session: TrialSession }) => (
  <>
    <bdi dir="ltr">
      <Highlighted text={formatSchoolTime(session.startTime)} />
    </bdi>
    {hasBegun(session) ? <span className="muted"> past</span> : null}
  </>
);

function Seats({ session }: { session: TrialSession }) {
  return (
    <Stack as="span" gap={1}>
      <span>
        <Highlighted text={bookedSeatsText(session)} />
      </span>
      <SeatBar session={session} />
    </Stack>
  );
}

const idOf = ({ id }: TrialSession) => id;
/** Sessions often share a title: the time distinguishes them. */
const nameOf = ({ title, startTime }: TrialSession) => `${title}, ${formatSchoolTime(startTime)}`;
const noun = { singular: 'trial session', plural: 'trial sessions' };
const soonestFirst = { column: 'start', direction: 'ascending' } as const;

interface SessionsPaneProps {
  sessions: readonly TrialSession[];
  /** Undefined until the invites have loaded. */
  invites: readonly TrialInvite[] | undefined;
}

/** The Session tab: a list and a calendar of the sessions (TRI-012). */
export function SessionsPane({ sessions: allSessions, invites }: SessionsPaneProps) {
  const sessions = useRemaining(allSessions);
  const calendar = useCalendar(sessions);
  const { choose, chosenId } = calendar;
  const columns = useMemo(() => sessionColumns(choose), [choose]);
  const form = useFormParam(sessions);
  const openRow = form.record?.id ?? chosenId;
  const list = useList({ rows: sessions, columns, defaultSort: soonestFirst, openRow });
  const { past, shownList } = usePastSessions(list, sessions);
  const navigate = useNavigate();
  const [forwarded, setForwarded] = useState<TrialInvite>();
  const { mutateAsync: deleteSession } = useMutation(deleteTrialSessionMutation());

  const askToDelete = (session: TrialSession) =>
    confirmUndoableDelete({
      // Literal text (D-132).
      title: 'Delete Campus?',
      message: markup`This deletes the trial session <b>${session.title}</b> of ${formatSchoolTime(session.startTime)}, not a campus. ${deletionText(session.currentCount)} You can undo it for five seconds.`,
      id: session.id,
      name: nameOf(session),
      onConfirm: () => form.closeDeleted(session.id),
      run: () => deleteSession(session.id),
      success: 'Trial session deleted',
    });
  const inviteAction = {
    label: 'Invite',
    icon: <Send aria-hidden="true" />,
    isShown: (session: TrialSession) => !hasBegun(session),
    onPress: ({ id }: TrialSession) => void navigate({ to: '/admin/invite', search: { session: id } }),
  };
  return (
    <>
      <ListAside
        panel={
          invites && invites.length > 0 ? (
            <InvitesPanel invites={invites} chosenSessionId={chosenId} onForward={setForwarded} />
          ) : null
        }
      >
        <ListPane
          caption="Trial sessions"
          noun={noun}
          list={shownList}
          filters={<PastSwitch past={past} />}
          rowKey={idOf}
          rowName={nameOf}
          opensRows
          maxHeight="26rem"
          toolbarActions={<ListDownload fileName="trial-sessions" list={shownList} />}
          onEdit={({ id }) => form.open(id)}
          rowActions={[inviteAction]}
          onDelete={askToDelete}
          emptyState={<NoSessions past={past} />}
        />
      </ListAside>
      {sessions.length > 0 ? <WeekCalendar sessions={sessions} calendar={calendar} /> : null}
      {/* Outside the panel: a form may replace the panel. */}
      {forwarded ? (
        <ForwardForm key={forwarded.id} invite={forwarded} onClose={() => setForwarded(undefined)} />
      ) : null}
      {form.isOpen ? (
        <SessionForm
          key={form.record?.id ?? newRecord}
          session={form.record}
          onSaved={choose}
          onClose={form.close}
        />
      ) : null}
    </>
  );
}

function deletionText(booked: number): string {
  if (booked === 0) return 'It has no bookings yet. Invites no longer lead to it.';
  const bookings = booked === 1 ? 'The 1 seat that is booked goes' : `The ${booked} seats that are booked go`;
  return `${bookings} with it. Invites no longer lead to it.`;
}
