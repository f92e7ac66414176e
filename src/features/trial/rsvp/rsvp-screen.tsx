import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { ClockAlert, LinkIcon, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { rsvpTokenQuery, type OpenInvite } from '#api/queries/trial-invites.ts';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { useRecoverFocusAfter } from '#components/page/focus/focus-content.ts';
import { truncateName } from '#lib/text/truncate-name.ts';
import { formatSchoolTime, schoolTimeZoneLabel } from '#lib/time/school-time.ts';
import { classNames } from '#ui/class-names.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row } from '#ui/layout.tsx';
import { showMessage } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { isBookable, unavailableReason } from './bookable.ts';
import { Booked } from './booked.tsx';
import { RsvpForm } from './rsvp-form.tsx';
import { RsvpNotice } from './rsvp-notice.tsx';
import { RsvpPage } from './rsvp-page.tsx';
import styles from './rsvp.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The booked session, so that a reload or the Back button shows the confirmation again. */
    bookedSession?: TrialSession | undefined;
  }
}

const useBookedSession = (): TrialSession | undefined =>
  useLocation({ select: ({ state }) => state.bookedSession });

function useStoreBookedSession() {
  const navigate = useNavigate();
  return (bookedSession: TrialSession) =>
    navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, bookedSession }),
      replace: true,
      resetScroll: false,
    });
}

/** Opened by an invite's link: books a seat (TRI-002). */
export function RsvpScreen({ token }: { token: string | undefined }) {
  const booked = useBookedSession();
  const [wasBooked, setWasBooked] = useState(booked !== undefined);
  if (wasBooked && !booked) setWasBooked(false);
  useRecoverFocusAfter(booked !== undefined);
  if (token === undefined) return <NoToken />;
  return booked ? (
    <RsvpPage>
      <Booked session={booked} token={token} isNew={!wasBooked} />
    </RsvpPage>
  ) : (
    <Invite key={token} token={token} />
  );
}

/** Shown if the URL has no token (TRI-005). */
const NoToken = () => (
  <RsvpPage>
    <RsvpNotice title="No token provided." icon={<LinkIcon aria-hidden="true" />}>
      Please open the link in your invite once more. It ends with a long code, and all of it is needed.
    </RsvpNotice>
  </RsvpPage>
);

function Invite({ token }: { token: string }) {
  const { data: result } = useSuspenseQuery(rsvpTokenQuery(token));
  // Keep the form if the invite expires while the visitor types: submitting shows the refusal.
  const [openInvite, setOpenInvite] = useState(result.valid ? result : undefined);
  const invite = result.valid ? result : openInvite;
  if (invite !== openInvite) setOpenInvite(invite);

  if (!invite) {
    return (
      <RsvpPage>
        <RsvpNotice title={result.message} icon={<ClockAlert aria-hidden="true" />}>
          Ask us for a new link and we will send you the next dates.
        </RsvpNotice>
      </RsvpPage>
    );
  }
  return <OpenInviteForm token={token} invite={invite} />;
}

function OpenInviteForm({ token, invite }: { token: string; invite: OpenInvite }) {
  const { inviteTitle, validUntil, sessions } = invite;
  const canBook = sessions.some(isBookable);
  // Keep the form if another visitor books the last seat meanwhile.
  const [isFormShown, setFormShown] = useState(canBook);
  const [wasFormShown] = useState(canBook);
  if (canBook && !isFormShown) setFormShown(true);
  const storeBookedSession = useStoreBookedSession();
  const onBooked = async (session: TrialSession) => {
    await storeBookedSession(session);
    await showMessage({ title: 'RSVP', message: markup`RSVP submitted successfully!` });
  };
  const lead = (
    <Row as="p" gap={2} align="stretch" className={classNames('muted fs-2 breakable', styles.lead)}>
      <strong>
        <bdi>{truncateName(inviteTitle)}</bdi>
      </strong>
      <span>
        Valid until <time dateTime={validUntil}>{formatSchoolTime(validUntil)}</time> ({schoolTimeZoneLabel})
      </span>
    </Row>
  );
  return (
    <RsvpPage lead={lead}>
      {isFormShown ? (
        <RsvpForm token={token} invite={invite} onBooked={onBooked} onFull={() => setFormShown(false)} />
      ) : (
        <NothingToBook invite={invite} takesFocus={wasFormShown} />
      )}
    </RsvpPage>
  );
}

export const RsvpSkeleton = () => (
  <RsvpPage>
    <Loading text="Loading the invite…">
      <Skeleton width="60%" height="26px" />
      <Skeleton height="82px" />
      <Skeleton height="82px" />
      <Skeleton height="82px" />
      <Skeleton height="44px" />
    </Loading>
  </RsvpPage>
);

interface NothingToBookProps {
  invite: OpenInvite;
  takesFocus: boolean;
}

function NothingToBook({ invite: { inviteTitle, sessions }, takesFocus }: NothingToBookProps) {
  const { title, reason } = unavailableReason(sessions);
  return (
    <RsvpNotice
      tone="warning"
      title={title}
      icon={<CalendarX aria-hidden="true" />}
      askLabel="Ask for the next dates"
      takesFocus={takesFocus}
    >
      <bdi>“{truncateName(inviteTitle)}”</bdi>: {reason} Ask us for the next dates.
    </RsvpNotice>
  );
}
