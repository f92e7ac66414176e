import type { UserWithRoles } from '#api/queries/admin-roles.ts';
import { currentSession } from '#session/session.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { whatIsLost, whatMainRoleOpens } from '../people/role-words.ts';
import { fullName } from '../people/user-link.tsx';

interface PositionChoiceProps {
  role: string;
  person: UserWithRoles;
  isMain: boolean;
  isReadOnly: boolean;
  onChange: (isMain: boolean) => void;
}

/** Whether the role decides what somebody may see, and what that changes for them. */
export function PositionChoice({ role, person, isMain, isReadOnly, onChange }: PositionChoiceProps) {
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
        {whatIsLost(fullName(person), main)} {whatMainRoleOpens(role)}
      </p>
      <p>
        {isOwn
          ? 'You are signed out at once, and cannot undo this yourself.'
          : `${person.name} sees the change after the next login.`}
      </p>
    </Alert>
  );
}
