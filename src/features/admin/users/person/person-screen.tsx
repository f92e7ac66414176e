import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronDown, ChevronUp, Maximize2, Trash2 } from 'lucide-react';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { userListQuery, type AdminUser } from '#api/queries/admin-users.ts';
import { useFormParam } from '#components/form/use-form-param.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { useReturnFocus } from '#components/page/focus/return-focus.ts';
import { Role } from '#session/roles.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Row } from '#ui/layout.tsx';
import { SidePanel } from '#ui/overlay/SidePanel.tsx';
import { fullName } from '../../people/user-link.tsx';
import { useDeleteUser } from '../delete-user.ts';
import { EditUserForm } from '../user-form.tsx';
import { InviteParentForm } from './invite-parent-form.tsx';
import { PersonDetails } from './person-details.tsx';
import { PersonRows } from './person-rows.ts';
import { SectionLevel } from './person-section.tsx';
import styles from './person.module.css';

interface PersonScreenProps {
  userId: string;
  /** Replaces the list; by default, the person is shown in a panel beside it. */
  isPage: boolean;
}

/** A user with everything that is known, in a panel beside the list of users or on a page (D-269). */
export function PersonScreen({ userId, isPage }: PersonScreenProps) {
  const { data: users } = useSuspenseQuery(userListQuery());
  const user = users.find(({ id }) => id === userId);
  const form = useFormParam(users);
  const close = useClose();
  const [invitedFor, setInvitedFor] = useState<string>();
  if (!user) return isPage ? <MissingPerson /> : <MissingPanel onClose={close} />;

  const props = {
    user,
    onEdit: () => form.open(userId),
    onInvite: () => setInvitedFor(userId),
    onClose: close,
  };
  const invitation =
    invitedFor === userId ? (
      <InviteParentForm learner={user} onClose={() => setInvitedFor(undefined)} />
    ) : undefined;
  if (!isPage) return invitation ?? <PersonPanel {...props} />;
  return (
    <>
      <PersonPage {...props} />
      {form.record ? <EditUserForm user={form.record} onClose={form.close} /> : invitation}
    </>
  );
}

/** Returns to the list with its search and filters. */
function useClose() {
  const navigate = useNavigate();
  // Back must not open the panel again.
  return () =>
    void navigate({ to: '/admin/users', search: withoutPerson, replace: true, resetScroll: false });
}

const withoutPerson = (search: object): object => ({ ...search, view: undefined, form: undefined });

interface PersonProps {
  user: AdminUser;
  onEdit: () => void;
  onInvite: () => void;
  onClose: () => void;
}

function PersonPanel({ user, onEdit, onInvite, onClose }: PersonProps) {
  useReturnFocus({ prefersRow: true });
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, []);
  return (
    <SidePanel title={fullName(user)} isWide onClose={onClose} head={<PanelHead user={user} />}>
      <div ref={content} className={styles.panel}>
        <PersonDetails key={user.id} user={user} headingLevel={2} onEdit={onEdit} onInvite={onInvite} />
      </div>
      <PersonFoot user={user} onDeleted={onClose} />
    </SidePanel>
  );
}

/** The place of the user in the list, buttons to the previous and the next one, and a link to the page. */
function PanelHead({ user }: { user: AdminUser }) {
  const rows = use(PersonRows);
  const navigate = useNavigate();
  const index = rows.findIndex(({ id }) => id === user.id);
  const goTo = (next: AdminUser | undefined) => {
    if (!next) return;
    const params = { userId: next.id };
    void navigate({ to: '/admin/users/$userId', params, search: true, replace: true, resetScroll: false });
  };
  const step = (label: string, icon: ReactNode, next: AdminUser | undefined) => (
    <button
      type="button"
      aria-label={next ? `${label}: ${fullName(next)}` : label}
      title={label}
      // Not `disabled`, which would drop the focus.
      aria-disabled={next === undefined}
      className={iconButton}
      onClick={() => goTo(next)}
    >
      {icon}
    </button>
  );
  return (
    <Row gap={1} nowrap className={styles.head}>
      <p role="status" className={classNames('muted fs-0 tabular', styles.head)}>
        <span className="visually-hidden">{fullName(user)}, </span>
        {index < 0 ? 'Not in this list' : `${index + 1} of ${rows.length}`}
      </p>
      {step('Previous', <ChevronUp aria-hidden="true" />, rows[index - 1])}
      {step('Next', <ChevronDown aria-hidden="true" />, index < 0 ? undefined : rows[index + 1])}
      <Link
        to="."
        search={(search: object): object => ({ ...search, view: 'page' })}
        aria-label="Full page"
        title="Full page"
        className={classNames(iconButton, styles.fullPage)}
      >
        <Maximize2 aria-hidden="true" />
      </Link>
    </Row>
  );
}

const iconButton = buttonStyle({ variant: 'quiet', size: 'small', square: true });

function PersonPage({ user, onEdit, onInvite, onClose }: PersonProps) {
  return (
    <div className={styles.page}>
      <BackToList />
      <article className={classNames(cardStyle({ flush: true }), styles.card)}>
        <SectionLevel value={2}>
          <PersonDetails key={user.id} user={user} headingLevel={1} onEdit={onEdit} onInvite={onInvite} />
        </SectionLevel>
        <PersonFoot user={user} onDeleted={onClose} />
      </article>
    </div>
  );
}

const BackToList = () => (
  <BackLink to="/admin/users" search={withoutPerson}>
    Back to users
  </BackLink>
);

function PersonFoot({ user, onDeleted }: { user: AdminUser; onDeleted: () => void }) {
  const askToDelete = useDeleteUser(onDeleted);
  const isLearner = user.role === Role.Learner;
  return (
    <Row justify="between" className={styles.foot}>
      <p className="muted fs-0">{isLearner ? 'Deactivating keeps all results.' : null}</p>
      <Button
        variant="quiet"
        size="small"
        dangerous
        icon={<Trash2 aria-hidden="true" />}
        onPress={() => void askToDelete(user)}
      >
        Delete {isLearner ? 'learner' : 'user'}
      </Button>
    </Row>
  );
}

const MissingPanel = ({ onClose }: { onClose: () => void }) => (
  <SidePanel title="User not found" isWide onClose={onClose}>
    <div className={styles.panel}>
      <NotFound action={<Button onPress={onClose}>Close</Button>} />
    </div>
  </SidePanel>
);

const MissingPerson = () => (
  <div className={styles.page}>
    <BackToList />
    <NotFound />
  </div>
);

const NotFound = ({ action }: { action?: ReactNode }) => (
  <EmptyState
    title="This user does not exist"
    text="The account has been deleted, or the link is wrong."
    action={action}
  />
);
