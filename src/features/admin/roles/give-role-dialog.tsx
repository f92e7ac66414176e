import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState, type SyntheticEvent } from 'react';
import { addRoleMutation, usersWithRolesQuery, type UserWithRoles } from '#api/queries/admin-roles.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { problemText } from '#components/problem-text.ts';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { currentSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { isBuiltIn, lastAdmin, roleRemovalWarning, mainRoleAccessText } from '../people/role-effects.ts';
import { fullName } from '../people/user-link.tsx';
import { PersonSearch } from './person-search.tsx';
import styles from './give-role-dialog.module.css';

const problemTexts = {
  conflict: lastAdmin,
  missing: { title: 'The role or the person is not here any more', advice: 'Close this and look again.' },
};

interface GiveRoleDialogProps {
  role: string;
  onClose: () => void;
  onMainRoleChange: (userId: string) => void;
}

/** Gives a user a role: as the main one, which determines the access, or as a further role (D-122). */
export function GiveRoleDialog({ role, onClose, onMainRoleChange }: GiveRoleDialogProps) {
  const users = useQuery(usersWithRolesQuery());
  const loadFailure = useLoadFailure(users);
  const [person, setPerson] = useState<UserWithRoles>();
  const give = useMutation({
    ...addRoleMutation(),
    onSuccess: ([main], { userId }) => {
      if (!person) return;
      toast({ profile: 'app', tone: 'success', message: `${fullName(person)} has the role ${role}` });
      onClose();
      if (main !== person.roles[0]) onMainRoleChange(userId);
    },
  });
  const form = useId();
  // Only built-in roles give access.
  const [isMain, setIsMain] = useState(isBuiltIn(role));
  const [isMissing, setIsMissing] = useState(false);
  const failure = useMemo(() => give.error && problemText(give.error, problemTexts), [give.error]);
  const people = users.data?.filter(({ roles }) => roles[0] !== role);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (give.isPending) return;
    setIsMissing(person === undefined);
    if (!person) return document.getElementById(form)?.querySelector('input')?.focus();
    give.mutate({ userId: person.id, role, isMain });
  };
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
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={give.isPending ? 'Saving…' : undefined}
            isDisabled={!people}
          >
            Give role
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={send}>
        {people ? (
          <>
            <PersonSearch
              people={people}
              chosen={person}
              isReadOnly={give.isPending}
              onChoose={(chosen) => {
                setPerson(chosen);
                setIsMissing(false);
              }}
              errorMessage={isMissing ? 'Choose who gets the role.' : undefined}
            />
            {person ? (
              <PositionChoice
                role={role}
                person={person}
                isMain={isMain}
                isReadOnly={give.isPending}
                onChange={setIsMain}
              />
            ) : null}
            {failure ? <FormAlert failure={failure} /> : null}
          </>
        ) : (
          <NotLoaded
            title="Failed to load users"
            failure={loadFailure}
            loading={<Loading text="Loading users…" />}
          />
        )}
      </form>
    </Dialog>
  );
}

interface PositionChoiceProps {
  role: string;
  person: UserWithRoles;
  isMain: boolean;
  isReadOnly: boolean;
  onChange: (isMain: boolean) => void;
}

function PositionChoice({ role, person, isMain, isReadOnly, onChange }: PositionChoiceProps) {
  const [main = ''] = person.roles;
  return (
    <>
      <RadioGroup
        label="As which role"
        options={[
          { value: 'main', label: 'As the main role', detail: `It decides what ${person.name} may see.` },
          {
            value: 'further',
            label: 'As a further role',
            detail: `${main} stays the main role, and nothing new opens.`,
          },
        ]}
        isReadOnly={isReadOnly}
        value={isMain ? 'main' : 'further'}
        onChange={(value) => onChange(value === 'main')}
      />
      {isMain ? <NewMainRole role={role} person={person} main={main} /> : null}
    </>
  );
}

function NewMainRole({ role, person, main }: { role: string; person: UserWithRoles; main: string }) {
  const isOwn = person.id === currentSession()?.id;
  return (
    <Alert tone="warning" title={isOwn ? 'This is your own account' : `${main} becomes a further role`}>
      <p>
        {roleRemovalWarning(fullName(person), main)} {mainRoleAccessText(role)}
      </p>
      <p>
        {isOwn
          ? 'You are signed out at once, and cannot undo this yourself.'
          : `${person.name} sees the change after the next login.`}
      </p>
    </Alert>
  );
}
