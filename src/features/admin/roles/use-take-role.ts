import { useMutation } from '@tanstack/react-query';
import { OnlyRoleError, takeRoleMutation } from '#api/queries/admin-roles.ts';
import { confirmAction } from '#components/list/confirm-action.ts';
import { currentSession } from '#session/session.ts';
import { tell } from '#ui/overlay/confirm.ts';
import { markup, type Markup } from '#ui/overlay/markup.ts';
import { lastAdmin, whatIsLost } from '../people/role-words.ts';
import { fullName } from '../people/user-link.tsx';
import type { MemberRow } from './members-pane.tsx';

const onlyRole = {
  title: 'Everybody needs a role',
  advice: 'Open another role and give it as the main one first.',
};

/** What it means for somebody that a role goes. */
function whatGoes(member: MemberRow, role: string): Markup {
  const name = fullName(member);
  const { role: main, roles } = member;
  if (main !== role) {
    return markup`This takes the role <b>${role}</b> from <b>${name}</b>. The main role stays <b>${main}</b>, and with it what ${name} may see.`;
  }
  const next = roles?.[1] ?? 'another one';
  const lost = whatIsLost(name, role);
  if (member.id === currentSession()?.id) {
    return markup`<p>This is <b>your own account</b>. The main role becomes <b>${next}</b>.</p><p>${lost} You are signed out at once, and cannot undo this yourself.</p>`;
  }
  return markup`<p>This takes the role <b>${role}</b> from <b>${name}</b>. The main role becomes <b>${next}</b>.</p><p>${lost}</p>`;
}

/**
 * Asks, and takes a role from one of its members.
 *
 * @param onTaken told whose main role has changed by it, if it has
 */
export function useTakeRole(role: string, onTaken: (userId: string) => void) {
  const { mutateAsync: takeRole } = useMutation(takeRoleMutation());
  return (member: MemberRow): Promise<unknown> => {
    if (member.roles?.length === 1) {
      const message = markup`<b>${role}</b> is the only role of <b>${fullName(member)}</b>. ${onlyRole.advice}`;
      return tell({ title: onlyRole.title, message });
    }
    return confirmAction({
      title: 'Take the role away?',
      message: whatGoes(member, role),
      run: async () => {
        await takeRole({ userId: member.id, role });
        if (member.role === role) onTaken(member.id);
      },
      success: 'Role taken away',
      problem: (error) => (error instanceof OnlyRoleError ? { mistake: onlyRole } : { conflict: lastAdmin }),
      labels: { confirm: 'Yes, take it away', cancel: 'No, cancel', busy: 'Saving…' },
      removesRow: true,
    });
  };
}
