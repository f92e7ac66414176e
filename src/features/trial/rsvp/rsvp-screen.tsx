import { useSuspenseQuery } from '@tanstack/react-query';
import { CalendarX, ClockAlert, LinkIcon, Users } from 'lucide-react';
import { useState } from 'react';
import { rsvpTokenQuery, type OpenInvite } from '#api/queries/trial-invites.ts';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { formatSchoolTime, schoolZone } from '#lib/time/school-time.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { tell } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { seatsLeft } from '../seats/seats.ts';
import { Booked } from './booked.tsx';
import { RsvpForm } from './rsvp-form.tsx';
import { RsvpNotice } from './rsvp-notice.tsx';
import { RsvpPage } from './rsvp-page.tsx';
import styles from './rsvp-screen.module.css';

/** Where the link of an invite leads: whoever has it books a seat, signed in or not (TRI-002). */
export function RsvpScreen({ token }: { token: string | undefined }) {
  return token === undefined ? <NoToken /> : <Invite key={token} token={token} />;
}

/** TRI-005. */
const NoToken = () => (
  <RsvpPage>
    <RsvpNotice title="No token provided." icon={<LinkIcon aria-hidden="true" />}>
      Please open the link in your invite once more. It ends with a long code, and all of it is needed.
    </RsvpNotice>
  </RsvpPage>
);

function Invite({ token }: { token: string }) {
  const { data: result } = useSuspenseQuery(rsvpTokenQuery(token));
  // An invite that ends while somebody fills in the form must not take away what is typed: submitting tells.
  const [opened, setOpened] = useState(result.valid ? result : undefined);
  const invite = result.valid ? result : opened;
  if (invite !== opened) setOpened(invite);

  if (!invite) {
    return (
      <RsvpPage>
        <RsvpNotice title={result.message} icon={<ClockAlert aria-hidden="true" />}>
          Ask us for a new link and we will send you the next dates.
        </RsvpNotice>
      </RsvpPage>
    );
  }
  return <OpenedInvite token={token} invite={invite} />;
}

function OpenedInvite({ token, invite }: { token: string; invite: OpenInvite }) {
  const { inviteTitle, validUntil, sessions } = invite;
  const [booked, setBooked] = useState<TrialSession>();
  const hasSeats = sessions.some((session) => seatsLeft(session) > 0);
  // The last seat may go while somebody fills in the form.
  const [isOpen] = useState(hasSeats);

  const onBooked = async (session: TrialSession) => {
    await tell({ title: 'RSVP', message: markup`RSVP submitted successfully!` });
    setBooked(session);
  };
  const lead = (
    <p className={styles.lead}>
      <strong>{inviteTitle}</strong>
      <span>
        Valid until <time dateTime={validUntil}>{formatSchoolTime(validUntil)}</time> ({schoolZone})
      </span>
    </p>
  );
  return (
    <RsvpPage lead={lead}>
      {booked ? <Booked session={booked} /> : null}
      {isOpen && !booked ? <RsvpForm token={token} invite={invite} onBooked={onBooked} /> : null}
      {isOpen || booked ? null : <NothingToBook invite={invite} />}
    </RsvpPage>
  );
}

function NothingToBook({ invite: { inviteTitle, sessions } }: { invite: OpenInvite }) {
  return sessions.length === 0 ? (
    <RsvpNotice tone="wait" title="No sessions to choose from" icon={<CalendarX aria-hidden="true" />}>
      “{inviteTitle}” has no session at the moment. Ask us for the next dates.
    </RsvpNotice>
  ) : (
    <RsvpNotice tone="wait" title="All sessions are full" icon={<Users aria-hidden="true" />}>
      Every seat of “{inviteTitle}” is taken. Ask us for the next dates.
    </RsvpNotice>
  );
}

export const RsvpSkeleton = () => (
  <RsvpPage>
    <Loading text="Loading the invite…">
      <div className={styles.skeleton}>
        <Skeleton width="60%" height="26px" />
        <Skeleton height="82px" />
        <Skeleton height="82px" />
        <Skeleton height="82px" />
        <Skeleton height="44px" />
      </div>
    </Loading>
  </RsvpPage>
);
