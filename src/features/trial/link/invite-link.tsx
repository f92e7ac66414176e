import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { trialInviteListQuery } from '#api/queries/trial-invites.ts';
import { Button } from '#ui/Button.tsx';
import { tell } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { CopyLink } from './copy-link.tsx';
import { useResend } from './use-resend.ts';
import styles from './invite-link.module.css';

/** What a new invite has come to: its link, to be passed on, and another try to send it (TRI-010, TRI-016). */
export function InviteLink({ link }: { link: string }) {
  const { data: invites } = useQuery(trialInviteListQuery());
  const { resend, isPending } = useResend();
  const heading = useRef<HTMLHeadingElement>(null);
  const linkId = useId();
  useEffect(() => heading.current?.focus(), []);
  // The server names only the link of what it has made.
  const invite = invites?.find((one) => one.link === link);

  const resendHere = () =>
    invite &&
    resend(invite, (failure) =>
      failure === undefined
        ? tell({ title: 'Resend', message: markup`Invite resent successfully!` })
        : tell({ title: 'Invite Resent Failed', message: markup`${failure}` }),
    );
  const { length: recipients } = invite?.emails ?? [];
  return (
    <div className={styles.link}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        The invite is ready
      </h2>
      <p>
        {recipients === 0
          ? 'It was emailed to nobody: pass on its link.'
          : `It was emailed to ${recipients === 1 ? '1 person' : `${recipients} people`}. You can pass on its link as well.`}
      </p>
      <p id={linkId} className={styles.url}>
        {link}
      </p>
      <div className={styles.ways}>
        <CopyLink link={link} name={invite?.inviteTitle ?? 'the new invite'} variant="primary" />
        {recipients > 0 ? (
          <Button
            icon={<Send aria-hidden="true" />}
            busy={isPending ? 'Sending…' : undefined}
            onPress={() => void resendHere()}
          >
            Resend
          </Button>
        ) : null}
      </div>
    </div>
  );
}
