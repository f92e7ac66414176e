import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Ellipsis, GraduationCap, KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { roleListQuery } from '#api/queries/admin-roles.ts';
import type { AdminUser } from '#api/queries/admin-users.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { BulkDialog, type BulkAction } from '#components/list/bulk/bulk-dialog.tsx';
import { SelectionBar } from '#components/list/selection-bar.tsx';
import type { Selection } from '#components/list/use-selection.ts';
import { RetryButton } from '#components/retry-button.tsx';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { formatCount } from '#lib/numbers.ts';
import { Permission } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { MenuButton } from '#ui/overlay/MenuButton.tsx';
import { PopoverButton } from '#ui/overlay/PopoverButton.tsx';
import { fullName } from '../../people/user-link.tsx';
import { affectedBy, changeTexts, isLearner, type Change } from './changes.ts';
import { useBulkChange } from './use-bulk-change.ts';

const noun = { singular: 'user', plural: 'users' };

type DirectKind = 'activate' | 'deactivate' | 'delete';

interface BulkActionsProps {
  selection: Selection<AdminUser>;
  /** Saves the chosen users as a CSV file. */
  onExport: () => void;
}

export function BulkActions({ selection, onExport }: BulkActionsProps) {
  const { rows, select } = selection;
  const [action, setAction] = useState<BulkAction<AdminUser>>();
  const bulkChange = useBulkChange();
  const ownId = currentSession()?.id;
  const learners = rows.filter(isLearner);
  const start = (change: Change) => setAction(bulkChange(change, affectedBy(change, rows, ownId)));
  const choiceProps = (close: () => void) => ({
    selected: rows,
    onChange: (change: Change) => {
      close();
      start(change);
    },
  });
  const learnerCount = formatCount(learners.length);
  const menuItems: readonly { id: DirectKind | 'export'; label: string }[] = [
    ...(learners.length > 0
      ? ([
          { id: 'deactivate', label: `Deactivate (${learnerCount})…` },
          { id: 'activate', label: `Activate (${learnerCount})…` },
        ] as const)
      : []),
    { id: 'export', label: 'Download CSV' },
    { id: 'delete', label: 'Delete…' },
  ];
  return (
    <>
      <SelectionBar
        selection={selection}
        noun={noun}
        note={
          learners.length < rows.length
            ? `Grade is for learners only: ${learnerCount} of the ${formatCount(rows.length)} chosen.`
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
          label={`Change grade (${learnerCount})`}
          icon={<GraduationCap aria-hidden="true" />}
          isDisabled={learners.length === 0}
          title="Change grade"
        >
          {(close) => <GradeChoice {...choiceProps(close)} />}
        </PopoverButton>
        <PopoverButton label="Change role" title="Change role">
          {(close) => <RoleChoice {...choiceProps(close)} />}
        </PopoverButton>
        <MenuButton
          label="More actions"
          icon={<Ellipsis aria-hidden="true" />}
          items={menuItems}
          onChoose={(id) => (id === 'export' ? onExport() : start({ kind: id }))}
          className={buttonStyle({ size: 'small', square: true })}
        />
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
  const [gradeId, setGradeId] = useState<string | null>(null);
  return (
    <OptionChoice query={useQuery(gradeListQuery())}>
      {(grades) => {
        const grade = grades.find(({ id }) => id === gradeId);
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
      }}
    </OptionChoice>
  );
}

function RoleChoice(choice: ChoiceProps) {
  const [role, setRole] = useState<string | null>(null);
  return (
    <OptionChoice query={useQuery(roleListQuery())}>
      {(roles) => (
        <>
          <RadioGroup
            aria-label="Role"
            columns={2}
            options={roles.map((name) => ({ value: name, label: name }))}
            value={role}
            onChange={setRole}
          />
          <StartButton
            {...choice}
            change={role === null ? undefined : { kind: 'role', role }}
            label="Change"
          />
        </>
      )}
    </OptionChoice>
  );
}

interface OptionChoiceProps<Option> {
  query: UseQueryResult<Option[]>;
  children: (options: readonly Option[]) => ReactNode;
}

/** A choice from a list that the server has; after a failure, a retry button (ADM-019). */
function OptionChoice<Option>({ query, children }: OptionChoiceProps<Option>) {
  const failure = useQueryFailure(query);
  if (!failure) return children(query.data ?? []);
  return (
    <>
      <p role="alert">Failed to load roles/grades</p>
      <RetryButton failure={failure} />
    </>
  );
}

interface StartButtonProps extends ChoiceProps {
  change: Change | undefined;
  label: string;
}

/** Its label names the effect: 'Give to 3 users…'. */
function StartButton({ selected, onChange, change, label }: StartButtonProps) {
  const affected = change && affectedBy(change, selected, currentSession()?.id);
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
