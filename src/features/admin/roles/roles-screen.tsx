import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { object } from 'valibot';
import { isProblem } from '#api/problem.ts';
import {
  createRoleMutation,
  deleteRoleMutation,
  roleListQuery,
  usersWithRolesQuery,
  type UserWithRoles,
} from '#api/queries/admin-roles.ts';
import { optionalText } from '#components/form/field-rules.ts';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { LinkList, LinkRow, RowLink } from '#components/list/link-list.tsx';
import { deleteAction, RowButtons } from '#components/list/row-actions.tsx';
import { TableSkeleton } from '#components/list/table-skeleton.tsx';
import { ListDetailScreen, ListDetailSkeleton } from '#components/page/list-detail.tsx';
import { problemText, type ProblemTextOverrides } from '#components/problem-text.ts';
import { pluralize } from '#lib/numbers.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { markup, type Markup } from '#ui/overlay/markup.ts';
import { AdminTabs } from '../people/admin-tabs.tsx';
import { isBuiltIn } from '../people/role-effects.ts';
import { MembersPane } from './members-pane.tsx';

const noun = { singular: 'member', plural: 'members' };

/** The list of roles and the members of the selected one (ADM-005, ADM-006). */
export function RolesScreen() {
  const { data: roles } = useSuspenseQuery(roleListQuery());
  // If this query fails, the list is shown without counts.
  const { data: counts } = useQuery({ ...usersWithRolesQuery(), select: countByRole });
  const { role: openedRole } = useSearch({ from: '/_app/admin/roles' });
  const navigate = useNavigate();
  const openRole = (role: string | undefined) =>
    void navigate({ to: '/admin/roles', search: { role }, resetScroll: false });
  const { mutateAsync: deleteRole } = useMutation(deleteRoleMutation());
  const countOf = (role: string) => counts && (counts.get(role) ?? 0);
  const askToDelete = (role: string) =>
    confirmDelete({
      title: 'Delete Role?',
      message: deletionText(role, countOf(role)),
      run: async () => {
        await deleteRole(role);
        if (role === openedRole) openRole(undefined);
      },
      success: 'Role deleted',
      failed: (error) => ({
        title: 'Failed to delete role',
        message: `${problemText(error, deletionProblems(error)).title}.`,
      }),
      problem: deletionProblems,
    });
  const rowActions = [deleteAction((role: string) => void askToDelete(role))];
  return (
    <ListDetailScreen
      title="Roles"
      tabs={<AdminTabs />}
      labels={{ list: 'All roles', detail: 'Members of the role' }}
      list={
        <>
          <NewRoleForm onCreated={openRole} />
          <LinkList isFramed>
            {roles.map((role) => (
              <LinkRow
                key={role}
                id={role}
                isOpen={role === openedRole}
                buttons={isBuiltIn(role) ? null : <RowButtons row={role} name={role} actions={rowActions} />}
              >
                <RowLink
                  to="/admin/roles"
                  search={{ role }}
                  resetScroll={false}
                  note={isBuiltIn(role) ? 'Built in' : undefined}
                  count={countOf(role)}
                  noun={noun}
                >
                  {role}
                </RowLink>
              </LinkRow>
            ))}
          </LinkList>
        </>
      }
      openItem={openedRole}
      detail={openedRole === undefined ? undefined : <MembersPane key={openedRole} role={openedRole} />}
      placeholder={
        <EmptyState
          title="Choose a role"
          text="You see who has it, and can give it to a user or take it away."
        />
      }
    />
  );
}

export const RolesSkeleton = () => (
  <ListDetailSkeleton tabs={<AdminTabs />}>
    <TableSkeleton text="Loading roles…" rows={7} card="row" />
  </ListDetailSkeleton>
);

function countByRole(users: readonly UserWithRoles[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const role of users.flatMap(({ roles }) => roles)) counts.set(role, (counts.get(role) ?? 0) + 1);
  return counts;
}

/** Texts for the reasons why the server refuses to delete a role (D-125). */
const deletionProblems = (error: unknown): ProblemTextOverrides => ({
  conflict:
    isProblem(error) && error.code === 'built-in-role'
      ? { title: 'This role is built in', advice: 'Built-in roles cannot be deleted.' }
      : {
          title: 'Some users still have this role',
          advice: 'Open the role and remove it from its members first.',
        },
});

function deletionText(role: string, memberCount: number | undefined): Markup {
  if (memberCount === undefined) return markup`This deletes the role <b>${role}</b> for good.`;
  if (memberCount === 0) return markup`This deletes the role <b>${role}</b> for good. No user has it.`;
  const members = pluralize(memberCount, noun.singular, noun.plural);
  return markup`This deletes the role <b>${role}</b> for good. It still has <b>${members}</b>: it can be deleted only when no user has it.`;
}

/** Any name of up to 100 characters is valid (ADM-022). The form sends nothing for an empty name (ADM-021). */
export const schema = object({ roleName: optionalText(100) });

function NewRoleForm({ onCreated }: { onCreated: (role: string) => void }) {
  const form = useProblemForm({
    schema,
    defaultValues: { roleName: '' },
    mutation: createRoleMutation(),
    texts: {
      busy: 'Creating…',
      success: 'Role created',
      failed: 'Failed to create role',
      conflict: { field: 'roleName', message: 'A role with this name already exists.' },
    },
    shouldSubmit: ({ roleName }) => Promise.resolve(roleName !== ''),
    onSuccess: (role) => {
      form.setValue('roleName', '');
      onCreated(role);
    },
    leaveWithoutWarning: true,
  });
  return (
    <Form form={form}>
      <FormTextField control={form.control} name="roleName" label="New role" autoComplete="off" />
      <FormSubmit>Create role</FormSubmit>
      <FormFailure />
    </Form>
  );
}
