import { CalendarX } from 'lucide-react';
import type { OpenInvite } from '#api/queries/trial-invites.ts';
import { shortened } from '#lib/text/shortened.ts';
import { whyNoneIsBookable } from './bookable.ts';
import { RsvpNotice } from './rsvp-notice.tsx';

interface NothingToBookProps {
  invite: OpenInvite;
  /** It has taken the place of the form. */
  takesFocus: boolean;
}

/** In place of the form, when no session of an invite can be booked. */
export function NothingToBook({ invite: { inviteTitle, sessions }, takesFocus }: NothingToBookProps) {
  const { title, reason } = whyNoneIsBookable(sessions);
  return (
    <RsvpNotice
      tone="wait"
      title={title}
      icon={<CalendarX aria-hidden="true" />}
      ask="Ask for the next dates"
      takesFocus={takesFocus}
    >
      <bdi>“{shortened(inviteTitle)}”</bdi>: {reason} Ask us for the next dates.
    </RsvpNotice>
  );
}
