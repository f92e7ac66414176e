import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState, type SyntheticEvent } from 'react';
import { addRoleMutation, usersWithRolesQuery, type UserWithRoles } from '#api/queries/admin-roles.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { problemText } from '#components/problem-text.ts';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { currentSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import {
  isBuiltIn,
  lastAdminProblem,
  roleRemovalWarning,
  mainRoleAccessText,
} from '../people/role-effects.ts';
import { fullName } from '../people/user-link.tsx';
import { PersonSearch } from './person-search.tsx';
import styles from './give-role-dialog.module.css';

const problemTexts = {
  conflict: lastAdminProblem,
  missing: {
    title: 'The role or the user no longer exists',
    advice: 'Close the dialog to see the current roles.',
  },
};

interface GiveRoleDialogProps {
  role: string;
  onClose: () => void;
  onMainRoleChange: (userId: string) => void;
}

/** Gives a user a role: as the main one, which determines the access, or as an additional role (D-122). */
export function GiveRoleDialog({ role, onClose, onMainRoleChange }: GiveRoleDialogProps) {
  const users = useQuery(usersWithRolesQuery());
  const loadFailure = useQueryFailure(users);
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
  const formId = useId();
  // Only built-in roles give access.
  const [isMain, setIsMain] = useState(isBuiltIn(role));
  const [isUserMissing, setIsUserMissing] = useState(false);
  const failure = useMemo(() => give.error && problemText(give.error, problemTexts), [give.error]);
  const people = users.data?.filter(({ roles }) => roles[0] !== role);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (give.isPending) return;
    setIsUserMissing(person === undefined);
    if (!person) return document.getElementById(formId)?.querySelector('input')?.focus();
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
            form={formId}
            busy={give.isPending ? 'Saving…' : undefined}
            isDisabled={!people}
          >
            Give role
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        {people ? (
          <>
            <PersonSearch
              people={people}
              chosen={person}
              isReadOnly={give.isPending}
              onChoose={(chosen) => {
                setPerson(chosen);
                setIsUserMissing(false);
              }}
              errorMessage={isUserMissing ? 'Choose who gets the role.' : undefined}
            />
            {person ? (
              <MainRoleChoice
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

interface MainRoleChoiceProps {
  role: string;
  person: UserWithRoles;
  isMain: boolean;
  isReadOnly: boolean;
  onChange: (isMain: boolean) => void;
}

function MainRoleChoice({ role, person, isMain, isReadOnly, onChange }: MainRoleChoiceProps) {
  const [main = ''] = person.roles;
  return (
    <>
      <RadioGroup
        label="As which role"
        options={[
          { value: 'main', label: 'As the main role', detail: `It determines the access of ${person.name}.` },
          {
            value: 'additional',
            label: 'As an additional role',
            detail: `${main} stays the main role, so the access does not change.`,
          },
        ]}
        isReadOnly={isReadOnly}
        value={isMain ? 'main' : 'additional'}
        onChange={(value) => onChange(value === 'main')}
      />
      {isMain ? <NewMainRole role={role} person={person} main={main} /> : null}
    </>
  );
}

function NewMainRole({ role, person, main }: { role: string; person: UserWithRoles; main: string }) {
  const isOwn = person.id === currentSession()?.id;
  return (
    <Alert tone="warning" title={isOwn ? 'This is your own account' : `${main} becomes an additional role`}>
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
