import { useState } from 'react';
import { ListBox, ListBoxItem, VisuallyHidden } from 'react-aria-components';
import type { MailRecord } from '../../../data/models/server-state.ts';
import { useConnection, usePanelQuery } from '../../connection/use-connection.tsx';
import { Badge } from '../../parts/parts.tsx';
import { Letter } from './letter.tsx';
import { formatSentAt, mailKinds } from './mail-texts.ts';
import styles from './outbox-tab.module.css';

/** The emails that the mock has sent, with the newest open. */
export function OutboxTab() {
  const { client } = useConnection();
  const { data: mails } = usePanelQuery(['outbox'], client.outbox);
  const arrived = useArrivedMails(mails);
  const [chosenId, choose] = useState<string>();
  const [newest] = mails ?? [];
  const chosen = mails?.find(({ id }) => id === chosenId) ?? newest;
  return (
    <>
      {/* The live region must exist before its text. */}
      <VisuallyHidden role="status">{newest && arrived > 0 ? newsOf(arrived, newest) : ''}</VisuallyHidden>
      {mails && chosen ? (
        <div className={styles.mailbox}>
          <ListBox
            aria-label="Emails, newest first"
            items={mails}
            dependencies={[arrived]}
            selectionMode="single"
            selectionBehavior="replace"
            disallowEmptySelection
            selectedKeys={[chosen.id]}
            onSelectionChange={(keys) => choose(mails.find(({ id }) => new Set(keys).has(id))?.id)}
            className={styles.list ?? ''}
          >
            {(mail) => (
              <ListBoxItem textValue={mail.subject} className={styles.item ?? ''}>
                <span className={styles.subject ?? ''}>
                  {mail.subject}
                  {mails.indexOf(mail) < arrived ? <Badge tone="success">new</Badge> : null}
                </span>
                <span className={styles.details ?? ''}>
                  <span>{mail.to}</span>
                  <span>{mailKinds[mail.kind]}</span>
                  <time dateTime={mail.sentAtUtc}>{formatSentAt(mail.sentAtUtc)}</time>
                </span>
              </ListBoxItem>
            )}
          </ListBox>
          <Letter key={chosen.id} mail={chosen} />
        </div>
      ) : null}
      {mails?.length === 0 ? <EmptyOutbox /> : null}
    </>
  );
}

const newsOf = (count: number, { subject, to }: MailRecord): string =>
  `${count === 1 ? 'New email' : `${count} new emails, the last one`}: ${subject}, to ${to}.`;

/** The number of emails since the tab was opened, or since the scenario was restarted. */
function useArrivedMails(mails: readonly MailRecord[] | undefined): number {
  const [known, setKnown] = useState<number>();
  if (!mails) return 0;
  if (known === undefined || mails.length < known) {
    setKnown(mails.length);
    return 0;
  }
  return mails.length - known;
}

const EmptyOutbox = () => (
  <div className={styles.empty}>
    <h2>No emails yet</h2>
    <p>The mock sends no real emails: it shows them here. It sends one when:</p>
    <ul>
      <li>a user requests a new password at Login, Forgot password</li>
      <li>a parent or an admin invites a parent to follow a learner</li>
      <li>a learner asks the parents for a plan</li>
      <li>an admin sends invitations to trial sessions</li>
      <li>a payment is refunded because the plan could not start</li>
    </ul>
  </div>
);
