import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { trialInviteListQuery } from '#api/queries/trial-invites.ts';
import { pluralize } from '#lib/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { showMessage } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import type { CreatedInvite } from '../invite-fields/new-invite.ts';
import { isExpired } from '../is-expired.ts';
import { CopyLink } from './copy-link.tsx';
import { useResend } from './use-resend.ts';
import styles from './link.module.css';

/** The link of a new invite, with a button to send it again (TRI-010, TRI-016). */
export function InviteLink({ invite }: { invite: CreatedInvite }) {
  const { title, link, emails } = invite;
  const [wasExpired] = useState(() => isExpired(invite));
  const isSent = emails.length > 0 && !wasExpired;
  const { resend, isSending } = useResend();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  // The response that created the invite has its link, but not its id.
  const findId = async () => {
    const invites = await queryClient.query({ ...trialInviteListQuery(), staleTime: 0 });
    return invites.find((listed) => listed.link === link)?.id;
  };
  const resendInvite = () =>
    resend(findId, (failure) =>
      failure === undefined
        ? showMessage({ title: 'Resend', message: markup`Invite resent successfully!` })
        : showMessage({ title: failure.title, message: markup`${failure.advice}` }),
    );
  return (
    <Stack gap={3}>
      <h2 ref={heading} tabIndex={-1} className="fs-3">
        The invite is ready
      </h2>
      <p>{wasExpired ? 'It has already expired, so it cannot be booked.' : sentText(emails.length)}</p>
      <p className={classNames('breakable', styles.url)}>{link}</p>
      <Row align="stretch">
        <CopyLink link={link} name={title} variant="primary" />
        {isSent ? (
          <Button
            icon={<Send aria-hidden="true" />}
            busy={isSending ? 'Sending…' : undefined}
            onPress={() => void resendInvite()}
          >
            Resend
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}

function sentText(recipients: number): string {
  if (recipients === 0) return 'Pass on its link.';
  return `It was emailed to ${pluralize(recipients, 'person', 'people')}. You can pass on its link as well.`;
}
