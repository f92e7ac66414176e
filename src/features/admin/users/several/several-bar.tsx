import { useQuery } from '@tanstack/react-query';
import { GraduationCap, KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { AdminUser } from '#api/queries/admin-users.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { useFocusAfter } from '#components/page/focus/use-focus-after.ts';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { formatCount } from '#lib/numbers.ts';
import { Permission } from '#session/roles.ts';
import { Button } from '#ui/Button.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { PopoverButton } from '#ui/overlay/PopoverButton.tsx';
import { changeWords } from './change-words.ts';
import { affectedBy, learnersOf, userCount, type Affected, type Change } from './changes.ts';
import styles from './several-bar.module.css';

interface SeveralBarProps {
  chosen: readonly AdminUser[];
  /** How many of them search and filter hide. */
  hidden: number;
  onClear: () => void;
  onChange: (change: Change, affected: Affected) => void;
}

/** What can be done with the users who are chosen. */
export function SeveralBar({ chosen, hidden, onClear, onChange }: SeveralBarProps) {
  useFocusAfter();
  const learners = learnersOf(chosen);
  const begin = (change: Change) => onChange(change, affectedBy(change, chosen));
  return (
    <FootBar isRaised label="What is chosen" className={styles.bar}>
      <p className={styles.count}>
        <strong>{chosenWords(chosen.length)}</strong>
        {hidden > 0 ? <span>{formatCount(hidden)} of them not shown</span> : null}
      </p>
      <Button variant="quiet" size="small" onPress={onClear}>
        Clear
      </Button>
      <div className={styles.actions}>
        <PopoverButton label="Give permission" icon={<KeyRound aria-hidden="true" />} title="Give permission">
          {(close) => <PermissionChoice kind="give" chosen={chosen} onChange={begin} close={close} />}
        </PopoverButton>
        <PopoverButton label="Take permission" title="Take permission">
          {(close) => <PermissionChoice kind="take" chosen={chosen} onChange={begin} close={close} />}
        </PopoverButton>
        <PopoverButton
          label={`Change grade (${formatCount(learners.length)})`}
          icon={<GraduationCap aria-hidden="true" />}
          isDisabled={learners.length === 0}
          title="Change grade"
        >
          {(close) => <GradeChoice chosen={chosen} onChange={begin} close={close} />}
        </PopoverButton>
      </div>
      {learners.length < chosen.length ? (
        <p className={styles.note}>
          Grade is for learners only: {formatCount(learners.length)} of the {formatCount(chosen.length)}{' '}
          chosen.
        </p>
      ) : null}
    </FootBar>
  );
}

export const chosenWords = (count: number): string => `${userCount(count)} chosen`;

interface ChoiceProps {
  chosen: readonly AdminUser[];
  onChange: (change: Change) => void;
  close: () => void;
}

function PermissionChoice({ kind, chosen, onChange, close }: ChoiceProps & { kind: 'give' | 'take' }) {
  const [permissions, setPermissions] = useState<readonly Permission[]>([]);
  const change: Change = { kind, permissions };
  return (
    <>
      <CheckboxGroup
        aria-label="Permissions"
        options={Object.values(Permission).map((permission) => ({
          value: permission,
          label: permission,
          detail: permissionNote(kind, permission, chosen, permissions.includes(permission)),
        }))}
        value={permissions}
        onChange={(values) => setPermissions(Object.values(Permission).filter((one) => values.includes(one)))}
      />
      <Begin change={change} chosen={chosen} isReady={permissions.length > 0} {...{ onChange, close }} />
    </>
  );
}

/** '5 of 8 have it, 3 will get it' */
function permissionNote(
  kind: 'give' | 'take',
  permission: Permission,
  chosen: readonly AdminUser[],
  isTicked: boolean,
): string {
  const having = chosen.filter(({ permissions }) => permissions.includes(permission)).length;
  const have = `${formatCount(having)} of ${formatCount(chosen.length)} ${having === 1 ? 'has' : 'have'} it`;
  if (!isTicked) return `${have} now`;
  const changing = kind === 'give' ? chosen.length - having : having;
  return `${have}, ${formatCount(changing)} will ${kind === 'give' ? 'get' : 'lose'} it`;
}

function GradeChoice({ chosen, onChange, close }: ChoiceProps) {
  const grades = useQuery(gradeListQuery());
  const failure = useLoadFailure(grades);
  const [gradeId, setGradeId] = useState<string | null>(null);
  const grade = grades.data?.find(({ id }) => id === gradeId);
  const change: Change = { kind: 'move', gradeId: grade?.id ?? '', gradeTitle: grade?.title ?? '' };
  if (failure) {
    return (
      <>
        <p role="alert">Failed to load roles/grades</p>
        <Button busy={failure.isRetrying ? 'Loading…' : undefined} onPress={failure.retry}>
          Try again
        </Button>
      </>
    );
  }
  return (
    <>
      <RadioGroup
        aria-label="Grade"
        columns={2}
        options={(grades.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        value={gradeId}
        onChange={setGradeId}
      />
      <Begin change={change} chosen={chosen} isReady={grade !== undefined} {...{ onChange, close }} />
    </>
  );
}

/** Names the real effect: 'Give to 3 users'. The question follows. */
function Begin({
  change,
  chosen,
  isReady,
  onChange,
  close,
}: ChoiceProps & { change: Change; isReady: boolean }) {
  const count = isReady ? affectedBy(change, chosen).users.length : 0;
  const words = isReady
    ? `${changeWords(change, count).begin}…`
    : { give: 'Give', take: 'Take', move: 'Move' }[change.kind];
  return (
    <Button
      variant="primary"
      isDisabled={count === 0}
      onPress={() => {
        close();
        onChange(change);
      }}
    >
      {words}
    </Button>
  );
}
