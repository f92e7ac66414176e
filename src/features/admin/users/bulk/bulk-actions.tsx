import { useQuery } from '@tanstack/react-query';
import { GraduationCap, KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { AdminUser } from '#api/queries/admin-users.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { BulkDialog, type BulkAction } from '#components/list/bulk/bulk-dialog.tsx';
import { SelectionBar } from '#components/list/selection-bar.tsx';
import type { Selection } from '#components/list/use-selection.ts';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { formatCount } from '#lib/numbers.ts';
import { Permission } from '#session/roles.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { PopoverButton } from '#ui/overlay/PopoverButton.tsx';
import { fullName } from '../../people/user-link.tsx';
import { affectedBy, changeTexts, isLearner, type Change } from './changes.ts';
import { useBulkChange } from './use-bulk-change.ts';

const noun = { singular: 'user', plural: 'users' };

export function BulkActions({ selection }: { selection: Selection<AdminUser> }) {
  const { rows, select } = selection;
  const [action, setAction] = useState<BulkAction<AdminUser>>();
  const bulkChange = useBulkChange();
  const learners = rows.filter(isLearner);
  const choiceProps = (close: () => void) => ({
    selected: rows,
    onChange: (change: Change) => {
      close();
      setAction(bulkChange(change, affectedBy(change, rows)));
    },
  });
  return (
    <>
      <SelectionBar
        selection={selection}
        noun={noun}
        note={
          learners.length < rows.length
            ? `Grade is for learners only: ${formatCount(learners.length)} of the ${formatCount(rows.length)} chosen.`
            : undefined
        }
      >
        <PopoverButton label="Give permission" icon={<KeyRound aria-hidden="true" />} title="Give permission">
          {(close) => <PermissionChoice kind="give" {...choiceProps(close)} />}
        </PopoverButton>
        <PopoverButton label="Take permission" title="Take permission">
          {(close) => <PermissionChoice kind="take" {...choiceProps(close)} />}
        </PopoverButton>
        <PopoverButton
          label={`Change grade (${formatCount(learners.length)})`}
          icon={<GraduationCap aria-hidden="true" />}
          isDisabled={learners.length === 0}
          title="Change grade"
        >
          {(close) => <GradeChoice {...choiceProps(close)} />}
        </PopoverButton>
      </SelectionBar>
      {action ? (
        <BulkDialog
          action={action}
          noun={noun}
          rowName={fullName}
          onClose={(notDone = []) => {
            setAction(undefined);
            if (notDone.length > 0) select(notDone);
          }}
        />
      ) : null}
    </>
  );
}

interface ChoiceProps {
  selected: readonly AdminUser[];
  onChange: (change: Change) => void;
}

function PermissionChoice({ kind, ...choice }: ChoiceProps & { kind: 'give' | 'take' }) {
  const [checked, setChecked] = useState<readonly string[]>([]);
  const permissions = Object.values(Permission).filter((permission) => checked.includes(permission));
  const total = choice.selected.length;
  /** For example '5 of 8 have it, 3 will get it'. */
  const detail = (permission: Permission): string => {
    const current = choice.selected.filter((user) => user.permissions.includes(permission)).length;
    const haveIt = `${formatCount(current)} of ${formatCount(total)} ${current === 1 ? 'has' : 'have'} it`;
    if (!checked.includes(permission)) return `${haveIt} now`;
    const change =
      kind === 'give' ? `${formatCount(total - current)} will get` : `${formatCount(current)} will lose`;
    return `${haveIt}, ${change} it`;
  };
  return (
    <>
      <CheckboxGroup
        aria-label="Permissions"
        options={Object.values(Permission).map((permission) => ({
          value: permission,
          label: permission,
          detail: detail(permission),
        }))}
        value={checked}
        onChange={setChecked}
      />
      <StartButton
        {...choice}
        change={permissions.length > 0 ? { kind, permissions } : undefined}
        label={kind === 'give' ? 'Give' : 'Take'}
      />
    </>
  );
}

function GradeChoice(choice: ChoiceProps) {
  const query = useQuery(gradeListQuery());
  const failure = useQueryFailure(query);
  const [gradeId, setGradeId] = useState<string | null>(null);
  const { data: grades = [] } = query;
  const grade = grades.find(({ id }) => id === gradeId);
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
        options={grades.map(({ id, title }) => ({ value: id, label: title }))}
        value={gradeId}
        onChange={setGradeId}
      />
      <StartButton
        {...choice}
        change={grade && { kind: 'move', gradeId: grade.id, gradeTitle: grade.title }}
        label="Move"
      />
    </>
  );
}

interface StartButtonProps extends ChoiceProps {
  change: Change | undefined;
  label: string;
}

/** Its label names the effect: 'Give to 3 users…'. */
function StartButton({ selected, onChange, change, label }: StartButtonProps) {
  const affected = change && affectedBy(change, selected);
  return (
    <Button
      variant="primary"
      isDisabled={!affected || affected.users.length === 0}
      onPress={() => change && onChange(change)}
    >
      {change && affected ? `${changeTexts(change, affected).startLabel}…` : label}
    </Button>
  );
}
