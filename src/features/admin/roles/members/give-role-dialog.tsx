import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { giveRoleMutation, usersWithRolesQuery, type UserWithRoles } from '#api/queries/admin-roles.ts';
import { problemText } from '#components/problem-text.ts';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { FormAlert, type FormAlertProps } from '#ui/form/FormAlert.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { isBuiltIn, lastAdmin } from '../../people/role-words.ts';
import { fullName } from '../../people/user-link.tsx';
import { PersonSearch } from './person-search.tsx';
import { PositionChoice } from './position-choice.tsx';
import styles from './give-role-dialog.module.css';

interface GiveRoleDialogProps {
  role: string;
  onClose: () => void;
  /** Told whose main role has changed. */
  onMainRoleChange: (userId: string) => void;
}

/** Gives a role to somebody, as the main one, which decides what they may see, or as a further one (D-122). */
export function GiveRoleDialog({ role, onClose, onMainRoleChange }: GiveRoleDialogProps) {
  const users = useQuery(usersWithRolesQuery());
  const loadFailure = useLoadFailure(users);
  const give = useMutation(giveRoleMutation());
  const form = useId();
  const [person, setPerson] = useState<UserWithRoles>();
  // A role that opens nothing is no main role, unless somebody wants it so.
  const [isMain, setIsMain] = useState(isBuiltIn(role));
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<FormAlertProps['failure']>();
  // Whoever has it as the main role has nothing to get.
  const people = users.data?.filter(({ roles }) => roles[0] !== role);

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (give.isPending) return;
    setIsMissing(person === undefined);
    if (!person) return document.getElementById(form)?.querySelector('input')?.focus();
    setFailure(undefined);
    try {
      const { id: userId } = person;
      const [main] = await give.mutateAsync({ userId, role, isMain });
      toast({ profile: 'app', tone: 'success', message: `${fullName(person)} has the role ${role}` });
      onClose();
      if (main !== person.roles[0]) onMainRoleChange(userId);
    } catch (error) {
      setFailure(
        problemText(error, {
          conflict: lastAdmin,
          missing: {
            title: 'The role or the person is not here any more',
            advice: 'Close this and look again.',
          },
        }),
      );
    }
  };
  const busy = give.isPending ? 'Saving…' : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || give.isPending || onClose()}
      title={`Give the role “${role}”`}
      size="wide"
      keepOpen
      footer={
        <>
          <Button isDisabled={give.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={form} busy={busy} isDisabled={!people}>
            Give role
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        {people ? (
          <>
            <PersonSearch
              people={people}
              chosen={person}
              onChoose={(chosen) => {
                setPerson(chosen);
                setIsMissing(false);
              }}
              errorMessage={isMissing ? 'Choose who gets the role.' : undefined}
            />
            {person ? (
              <PositionChoice role={role} person={person} isMain={isMain} onChange={setIsMain} />
            ) : null}
            {failure ? <FormAlert failure={failure} /> : null}
          </>
        ) : (
          <Waiting failure={loadFailure} />
        )}
      </form>
    </Dialog>
  );
}

/** Nobody is there to be found: not yet, or because the call has failed. */
function Waiting({ failure }: { failure: ReturnType<typeof useLoadFailure> }) {
  if (!failure) return <Loading text="Loading users…" />;
  return (
    <ErrorState
      title="Failed to load users"
      text={problemText(failure.error).title}
      headingLevel={3}
      onRetry={failure.retry}
      retrying={failure.isRetrying ? 'Loading…' : undefined}
    />
  );
}
