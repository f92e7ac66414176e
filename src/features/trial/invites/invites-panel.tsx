import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { TrialInvite } from '#api/queries/trial-invites.ts';
import { formParam, newRecord } from '#components/form/use-form-param.ts';
import { AsidePanel } from '#components/list/list-aside.tsx';
import { deleteAction, RowButtons } from '#components/list/row-actions.tsx';
import { tabParam } from '#components/list/use-list-tab.ts';
import { formatCount } from '#lib/numbers.ts';
import { formatSchoolTime } from '#lib/time/school-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { Row } from '#ui/layout.tsx';
import { isExpired } from '../is-expired.ts';
import { CopyLink } from '../link/copy-link.tsx';
import { invitesTab } from '../tabs.ts';
import { recipientCountText, useInviteActions } from './invite-actions.tsx';
import styles from '../trial.module.css';

interface InvitesPanelProps {
  invites: readonly TrialInvite[];
  /** The id of the selected session, whose invites are highlighted. */
  chosenSessionId: string | undefined;
  onForward: (invite: TrialInvite) => void;
}

const maxShown = 20;

/** The invites that expire last, beside the sessions in a wide window. New invites are created in the Invites tab. */
export function InvitesPanel({ invites, chosenSessionId, onForward }: InvitesPanelProps) {
  const { rowActions, remove } = useInviteActions({ onForward });
  const latestFirst = invites.toSorted((a, b) => Date.parse(b.validUntil) - Date.parse(a.validUntil));
  return (
    <AsidePanel
      title="Invites"
      count={invites.length}
      action={
        <Link
          to="."
          search={toInvitesTab(newRecord)}
          className={buttonStyle({ variant: 'quiet', size: 'small' })}
        >
          <Plus aria-hidden="true" />
          New Invite
        </Link>
      }
      foot={
        invites.length > maxShown ? (
          <Link to="." search={toInvitesTab(undefined)}>
            All {formatCount(invites.length)} invites
          </Link>
        ) : null
      }
    >
      {latestFirst.slice(0, maxShown).map((invite) => (
        <li
          key={invite.id}
          className={styles.invite}
          aria-current={chosenSessionId !== undefined && invite.trialSessionIds.includes(chosenSessionId)}
        >
          <Row gap={2} nowrap align="start" justify="between">
            <Heading level={3} className={classNames('breakable', styles.name)}>
              {invite.inviteTitle}
            </Heading>
            {isExpired(invite) ? <Badge tone="error">Expired</Badge> : <Badge tone="success">Valid</Badge>}
          </Row>
          <Row gap={2} nowrap justify="between" className={styles.facts}>
            <p className="muted fs-0">
              {isExpired(invite) ? 'Ended' : 'Until'} <time>{formatSchoolTime(invite.validUntil)}</time>{' '}
              <span className={styles.people}>· {recipientCountText(invite.emails.length)}</span>
            </p>
            <RowButtons row={invite} name={invite.inviteTitle} actions={[deleteAction(remove)]} />
          </Row>
          <div className={styles.actions}>
            {rowActions
              .filter(({ isShown }) => isShown(invite))
              .map(({ label, icon, onPress }) => (
                <Button
                  key={label}
                  variant="quiet"
                  size="small"
                  icon={icon}
                  aria-label={`${label} ${invite.inviteTitle}`}
                  onPress={() => onPress(invite)}
                >
                  {label}
                </Button>
              ))}
            <CopyLink link={invite.link} name={invite.inviteTitle} />
          </div>
        </li>
      ))}
    </AsidePanel>
  );
}

const toInvitesTab = (form: string | undefined) => (): object => ({
  [tabParam]: invitesTab,
  [formParam]: form,
});
