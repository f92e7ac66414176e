import { Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { hostPath } from '#lib/url/app-url.ts';
import { useSwitchBack } from '../session/use-switch-back.ts';

/** 'Log As Parent', for a parent who acts as a learner (SHELL-012, D-023). */
export function SwitchBackLink({ className }: { className?: string | undefined }) {
  const back = useSwitchBack();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void back();
  };
  return (
    <a href={hostPath('/parent/dashboard')} className={className} onClick={onClick}>
      <Undo2 size={20} aria-hidden="true" />
      Log As Parent
    </a>
  );
}
