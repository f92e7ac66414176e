import { Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useSession } from '#session/session.ts';
import { useSwitchBack } from './use-switch-back.ts';

interface SwitchBackLinkProps {
  className?: string | undefined;
  /** It stands in a list of links. */
  inList?: boolean;
}

/** 'Log As Parent' beside the logout link, there only while a parent acts as a learner (SHELL-012, D-023). */
export function SwitchBackLink({ className, inList }: SwitchBackLinkProps) {
  const isImpersonating = useSession((session) => session.isImpersonating);
  const back = useSwitchBack();
  if (!isImpersonating) return null;

  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    // A drawer is left in any case: what is said next would stand behind it.
    event.currentTarget.closest('dialog')?.close();
    void back();
  };
  const link = (
    <a href="/parent/dashboard" className={className} onClick={onClick}>
      <Undo2 size={20} aria-hidden="true" />
      Log As Parent
    </a>
  );
  return inList ? <li>{link}</li> : link;
}
